// A button on each film that holds it still: an animated picture has no controls of its own.

for (const picture of document.querySelectorAll("picture[data-still]")) {
  const image = picture.querySelector("img")
  const sources = [...picture.querySelectorAll("source")]
  const film = image.getAttribute("src")
  const button = document.createElement("button")
  button.type = "button"
  button.className = "pause"
  picture.parentNode.insertBefore(button, picture.nextSibling)
  show(!matchMedia("(prefers-reduced-motion: reduce)").matches)
  button.addEventListener("click", () => {
    const plays = button.dataset.plays !== "true"
    // What a media query chooses would win over the choice of the visitor.
    for (const source of sources) source.remove()
    const isDark = picture.dataset.dark && matchMedia("(prefers-color-scheme: dark)").matches
    image.src = plays ? (isDark ? picture.dataset.dark : film) : isDark ? picture.dataset.darkStill : picture.dataset.still
    show(plays)
  })

  function show(plays) {
    button.dataset.plays = plays
    button.setAttribute("aria-label", plays ? "Hold the film still" : "Play the film")
  }
}
