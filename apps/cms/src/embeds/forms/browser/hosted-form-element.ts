import { answerMessage } from '@prospectus/content/forms/answer-message'
import { checkAnswers } from '@prospectus/content/forms/check-answers'
import type { FormMessages } from '@prospectus/content/forms/form-messages'
import type { Question } from '@prospectus/content/forms/question'
import { formatMessage } from '@prospectus/content/messages/format-message'
import { answersOf, keepTyping, setHidden } from './keep-typing.ts'

/** An answer that is out for longer is said to be late (EMBED-3). */
const SLOW_MS = 3_000

/**
 * Makes a form answer where it stands: what is wrong is said at once and by the same rules, what is typed
 * outlives errors, reloads and dead networks, and it is sent once however often its button is pressed.
 */
export function hostedForm(form: HTMLFormElement): void {
  const messages: FormMessages = JSON.parse(form.dataset.messages ?? '{}')
  const questions: readonly Question[] = JSON.parse(form.dataset.questions ?? '[]')
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  const notice = form.querySelector<HTMLElement>('.form-notice')
  const contact = form.querySelector<HTMLElement>('.form-contact')
  if (button === null || notice === null) return
  const submit = button.textContent
  const typing = keepTyping(form)
  const site = followPage(form)
  let isBusy = false

  const say = (text: string) => {
    notice.textContent = text
    notice.hidden = text === ''
    if (contact) contact.hidden = text === ''
  }
  const stand = (label: string, busy: boolean) => {
    isBusy = busy
    button.textContent = label
    button.ariaDisabled = busy ? 'true' : null
  }
  form.noValidate = true
  // A page that came back with what is wrong.
  document.querySelector<HTMLElement>('.form-summary:not([hidden])')?.focus()
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isBusy) return
    say('')
    const { errors: problems } = checkAnswers(questions, answersOf(form))
    const errors = questions.flatMap((question) => {
      const problem = problems.get(question.name)
      return problem === undefined
        ? []
        : [[question.name, answerMessage(question, problem, messages)] as const]
    })
    showErrors(form, new Map(errors), messages)
    if (errors.length > 0) return
    stand(messages.form.sending, true)
    typing.beforeSending()
    const slow = setTimeout(() => say(messages.form.slow), SLOW_MS)
    const sent = await sendForm(form)
    clearTimeout(slow)
    say('')
    if (sent.kind === 'taken') {
      typing.forget()
      const { id } = form.dataset
      const onward = sent.thanksPage !== undefined
      const isHeard = site.tell({ type: 'prospectus:submitted', form: id, onward })
      showThanks(form, { ...sent, isThanked: isHeard && !onward }, messages)
      return
    }
    stand(sent.kind === 'wrong' ? submit : messages.form.tryAgain, false)
    if (sent.kind === 'wrong') showErrors(form, sent.errors, messages)
    else say(sent.kind === 'refused' ? sent.error : messages.form.unreachable)
  })
}

/** What became of an attempt to send a form (docs/contracts/hosted-forms.md). */
type Sent =
  | {
      readonly kind: 'taken'
      readonly thanksPage: string | undefined
      readonly thanks: string | undefined
      /** The address of a file that is given after the form. */
      readonly download: string | undefined
    }
  /** Messages by the names of the questions. */
  | { readonly kind: 'wrong'; readonly errors: ReadonlyMap<string, string> }
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'unreachable' }

/** Sends a form as it is, as a browser would without script; never rejects. */
async function sendForm(form: HTMLFormElement): Promise<Sent> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') body.append(name, value)
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(LONGEST),
    })
    const answer: unknown = await response.json()
    return readAnswer(response.ok, Object(answer))
  } catch {
    return { kind: 'unreachable' }
  }
}

function readAnswer(isTaken: boolean, answer: Readonly<Record<string, unknown>>): Sent {
  const text = (name: string) => {
    const value = answer[name]
    return typeof value === 'string' ? value : undefined
  }
  if (isTaken) {
    const [thanksPage, thanks, download] = ['thanks_page', 'thanks', 'download'].map(text)
    return { kind: 'taken', thanksPage, thanks, download }
  }
  const errors = Object.entries(Object(answer.errors)).map(
    ([name, message]) => [name, String(message)] as const,
  )
  if (errors.length > 0) return { kind: 'wrong', errors: new Map(errors) }
  const error = text('error')
  return error === undefined ? { kind: 'unreachable' } : { kind: 'refused', error }
}

/** Milliseconds. */
const LONGEST = 30_000

/**
 * Says what is wrong: beside each question, tied to its control, and in the summary above, which takes the focus.
 * Without errors it takes away what was said before.
 *
 * @param errors by the name of the question
 */
function showErrors(
  form: HTMLFormElement,
  errors: ReadonlyMap<string, string>,
  messages: FormMessages,
): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-question]')) {
    const message = errors.get(place.dataset.question ?? '')
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
  document.title = document.title.replace(
    formatMessage(messages.form.errorTitle, { title: '' }, messages.locale),
    '',
  )
  if (!summary || !heading || !list) return
  summary.hidden = errors.size === 0
  heading.textContent = formatMessage(
    messages.form.summary,
    { count: errors.size },
    messages.locale,
  )
  list.replaceChildren(...[...errors].map(([name, message]) => line(name, message)))
  if (errors.size === 0) return
  document.title = formatMessage(
    messages.form.errorTitle,
    { title: document.title },
    messages.locale,
  )
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

interface Thanks extends Extract<Sent, { readonly kind: 'taken' }> {
  /** Whether the page around the frame says thank you: then only what is left to say is said here. */
  readonly isThanked: boolean
}

/**
 * Puts thanks in the place of the form and gives them the focus. With a thank-you page the window around the frame
 * goes there; a link leads there too, for a browser that does not let the frame do it.
 */
function showThanks(
  form: HTMLFormElement,
  { thanksPage, thanks, download, isThanked }: Thanks,
  messages: FormMessages,
): void {
  const heading = document.createElement('h2')
  heading.textContent = messages.form.thanks
  const text = document.createElement('p')
  text.className = 'form-thanks'
  text.textContent = thanks ?? messages.form.thanksText
  const place = document.createElement('div')
  place.tabIndex = -1
  place.append(...(isThanked ? [text] : [heading, text]))
  const onward = thanksPage ?? download
  if (onward !== undefined) {
    const link = document.createElement('a')
    link.className = 'button button-primary'
    link.target = '_top'
    link.href = onward
    link.textContent = thanksPage === undefined ? messages.form.download : messages.form.goOn
    place.append(link)
  }
  document.querySelector('.form-intro')?.remove()
  form.replaceWith(place)
  place.focus()
  if (thanksPage !== undefined) place.querySelector('a')?.click()
}

/** The page around the frame. */
interface PageAround {
  /** Says something to it, if it has said something itself: before that its origin is not known. Whether it was said. */
  readonly tell: (message: object) => boolean
}

/**
 * Takes from the page around the form where the visitor is and came from (embed-messages#messages), to be sent
 * with the answers.
 */
function followPage(form: HTMLFormElement): PageAround {
  let site: string | undefined
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || parent === window) return
    site = origin
    const { type, page, referrer, utm } = textsIn(data)
    if (type !== 'prospectus:context') return
    if (page !== undefined) setHidden(form, '_page', page)
    if (referrer !== undefined) setHidden(form, '_referrer', referrer)
    for (const [name, value] of Object.entries(utm)) setHidden(form, `_utm_${name}`, value)
  })
  return {
    tell: (message) => {
      if (site === undefined) return false
      parent.postMessage(message, site)
      return true
    },
  }
}

function textsIn(data: unknown) {
  const { type, page, referrer, utm }: Readonly<Record<string, unknown>> = Object(data)
  const campaign = Object.entries(Object(utm)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return {
    type,
    page: typeof page === 'string' ? page : undefined,
    referrer: typeof referrer === 'string' ? referrer : undefined,
    utm: Object.fromEntries(campaign),
  }
}
