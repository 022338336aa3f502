// Filters the page of what is here of UIKit by types and members.

const form = document.querySelector("[data-search]")
const field = form.querySelector("input")
const found = form.querySelector("output")
const topics = [...document.querySelectorAll("[data-topic]")]
const types = [...document.querySelectorAll("details.type")].map((element) => ({
  element, name: element.querySelector(".name").textContent.toLowerCase(),
  members: [...element.querySelectorAll("code")].map((code) => ({ code, text: code.textContent.toLowerCase() })),
}))
const absent = [...document.querySelectorAll("[data-absent]")].map((code) => ({ code, text: code.textContent.toLowerCase() }))

function search() {
  const words = field.value.trim().toLowerCase()
  document.body.classList.toggle("searching", words !== "")
  let [typeCount, memberCount] = [0, 0]
  for (const { element, name, members } of types) {
    const isNamed = words !== "" && name.includes(words)
    let hits = 0
    for (const { code, text } of members) {
      const isHit = words.length > 1 && text.includes(words)
      code.classList.toggle("hit", isHit)
      if (isHit) hits++
    }
    element.hidden = words !== "" && !isNamed && hits === 0
    element.classList.toggle("narrowed", words !== "" && !isNamed && hits > 0)
    element.open = words !== "" && (hits > 0 || name === words)
    if (words !== "" && !element.hidden) typeCount++
    memberCount += hits
  }
  let absentCount = 0
  for (const { code, text } of absent) {
    code.hidden = words !== "" && !text.includes(words)
    if (words !== "" && !code.hidden) absentCount++
  }
  for (const topic of topics) topic.hidden = words !== "" && ![...topic.querySelectorAll("details, [data-absent]")].some((entry) => !entry.hidden)
  const parts = [counted(typeCount, "type"), counted(memberCount, "member")]
  if (absentCount) parts.push(`${counted(absentCount, "type")} not here`)
  found.textContent = words === "" ? "" : typeCount + absentCount === 0 ? "Nothing of that name" : parts.join(", ")
}

function counted(count, noun) {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`
}

let pending = 0
field.addEventListener("input", () => {
  cancelAnimationFrame(pending)
  pending = requestAnimationFrame(search)
  const address = new URL(location)
  if (field.value) address.searchParams.set("q", field.value)
  else address.searchParams.delete("q")
  history.replaceState(null, "", address)
})
addEventListener("keydown", (event) => {
  if (event.key === "/" && !event.target.closest("input, textarea")) {
    event.preventDefault()
    field.focus()
  }
})

const asked = new URLSearchParams(location.search).get("q")
if (asked) {
  field.value = asked
  search()
} else if (location.hash) {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (target?.matches("details")) target.open = true
}
