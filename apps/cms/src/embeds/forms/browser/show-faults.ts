import type { FormWords } from '@prospectus/content/messages/form-words'

/**
 * Says what is wrong: beside each question, tied to its control, and in the summary above, which takes the focus.
 * Without faults it takes away what was said before.
 *
 * @param messages by the name of the question
 */
export function showFaults(
  form: HTMLFormElement,
  messages: ReadonlyMap<string, string>,
  words: FormWords,
): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-question]')) {
    const message = messages.get(place.dataset.question ?? '')
    const error = place.querySelector<HTMLElement>('.form-error')
    if (error === null) continue
    error.textContent = message ?? ''
    error.hidden = message === undefined
    const described = place.matches('fieldset')
      ? place
      : place.querySelector('input, select, textarea')
    if (described !== null) tie(described, error.id, message !== undefined)
  }
  const summary = document.querySelector<HTMLElement>('.form-summary')
  const heading = summary?.querySelector('h2')
  const list = summary?.querySelector('ul')
  document.title = document.title.replace(words.errorTitle(''), '')
  if (!summary || !heading || !list) return
  summary.hidden = messages.size === 0
  heading.textContent = words.summary(messages.size)
  list.replaceChildren(...[...messages].map(([name, message]) => line(name, message)))
  if (messages.size === 0) return
  document.title = words.errorTitle(document.title)
  summary.focus()
}

/** A message is read out with its control while there is one. */
function tie(control: Element, id: string, isWrong: boolean): void {
  const others = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((other) => other !== '' && other !== id)
  const described = isWrong ? [...others, id] : others
  if (described.length > 0) control.setAttribute('aria-describedby', described.join(' '))
  else control.removeAttribute('aria-describedby')
  if (isWrong) control.setAttribute('aria-invalid', 'true')
  else control.removeAttribute('aria-invalid')
}

function line(name: string, message: string): HTMLElement {
  const link = document.createElement('a')
  link.href = `#q-${name}`
  link.textContent = message
  link.addEventListener('click', (event) => {
    event.preventDefault()
    document.getElementById(`q-${name}`)?.focus()
  })
  const item = document.createElement('li')
  item.append(link)
  return item
}
