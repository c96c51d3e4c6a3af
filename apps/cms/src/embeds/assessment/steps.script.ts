import { readFromTab, storeInTab } from '../page/tab-storage.ts'

const form = document.querySelector<HTMLFormElement>('form[data-steps]')
if (form !== null) showInSteps(form)

/** Shows one part of the form at a time, with the progress, and keeps answers across reloads. */
function showInSteps(form: HTMLFormElement): void {
  const key = form.dataset.steps ?? ''
  const parts = [...form.querySelectorAll<HTMLElement>('.assessment-part')]
  const back = find<HTMLButtonElement>('[data-back]')
  const next = find<HTMLButtonElement>('[data-next]')
  const submit = find<HTMLButtonElement>('[type="submit"]')
  const progress = find<HTMLElement>('[data-progress]')
  const bar = find<HTMLProgressElement>('progress')
  const chooseMessage = find<HTMLElement>('[data-choose]')
  const missingNotice = document.querySelector<HTMLElement>('[data-missing]')
  let currentIndex = 0

  function find<Found extends Element>(selector: string): Found {
    const element = form.querySelector<Found>(selector)
    if (element === null) throw new Error(`The assessment's form has no element ${selector}`)
    return element
  }
  const findUnanswered = (part: HTMLElement | undefined) =>
    [...(part?.querySelectorAll('fieldset') ?? [])].find(
      (fieldset) => fieldset.querySelector(':checked') === null,
    )

  const show = (index: number) => {
    currentIndex = index
    for (const [partIndex, part] of parts.entries()) part.hidden = partIndex !== index
    back.hidden = index === 0
    next.hidden = index === parts.length - 1
    submit.hidden = index < parts.length - 1
    chooseMessage.textContent = ''
  }
  const updateProgress = () => {
    const answered = form.querySelectorAll(':checked').length
    bar.value = answered
    for (const label of form.querySelectorAll<HTMLElement>('[data-answered]')) {
      label.hidden = label.dataset.answered !== String(answered)
      if (!label.hidden) bar.setAttribute('aria-label', label.textContent)
    }
  }
  const goTo = (index: number) => {
    show(index)
    parts[index]?.querySelector('h2')?.focus()
  }
  /** Focuses the first unanswered question of the part, with an error; false when there is none. */
  const focusUnanswered = () => {
    const question = findUnanswered(parts[currentIndex])
    if (question === undefined) return false
    question.querySelector('legend')?.after(chooseMessage)
    question.setAttribute('aria-describedby', chooseMessage.id)
    chooseMessage.textContent = chooseMessage.dataset.text ?? ''
    question.querySelector('input')?.focus()
    return true
  }

  restoreAnswers(form, key)
  form.addEventListener('change', () => {
    chooseMessage.textContent = ''
    chooseMessage.closest('fieldset')?.removeAttribute('aria-describedby')
    updateProgress()
    storeAnswers(form, key)
  })
  back.addEventListener('click', () => goTo(currentIndex - 1))
  next.addEventListener('click', () => focusUnanswered() || goTo(currentIndex + 1))
  form.addEventListener('submit', (event) => {
    if (focusUnanswered()) event.preventDefault()
  })
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-missing] a')) {
    link.addEventListener('click', (event) => {
      event.preventDefault()
      const input = document.getElementById(link.hash.slice(1))
      show(parts.findIndex((part) => part.contains(input)))
      input?.focus()
    })
  }

  progress.hidden = false
  updateProgress()
  // A returning visitor continues at the first unanswered question, or from the beginning if there is none.
  show(
    Math.max(
      0,
      parts.findIndex((part) => findUnanswered(part) !== undefined),
    ),
  )
  missingNotice?.focus()
}

function storeAnswers(form: HTMLFormElement, key: string): void {
  const answers = [...form.querySelectorAll<HTMLInputElement>(':checked')]
  storeInTab(
    key,
    answers.map(({ name, value }) => [name, value]),
  )
}

/** Restores stored answers unless the page has some. Discards them if the URL has `from=`, as from a result page. */
function restoreAnswers(form: HTMLFormElement, key: string): void {
  if (new URLSearchParams(location.search).has('from')) storeInTab(key, undefined)
  const storedAnswers = readFromTab(key)
  if (!Array.isArray(storedAnswers) || form.querySelector(':checked') !== null) return
  for (const [name, value] of storedAnswers) {
    const input = form.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`)
    if (input !== null) input.checked = true
  }
}
