import { answerMessages } from '@prospectus/content/forms/answer-message'
import { checkAnswers } from '@prospectus/content/forms/check-answers'
import type { FormMessages } from '@prospectus/content/forms/form-messages'
import type { Question } from '@prospectus/content/forms/question'
import { formatMessage } from '@prospectus/content/messages/format-message'
import type { FormFile } from '../hosted-form.ts'
import { answersOf, persistAnswers, setHiddenField } from './persist-answers.ts'

/** After this time a notice says that sending is slow (EMBED-3). */
const SLOW_MS = 3_000

/**
 * Submits a form without leaving the page: checks answers by the server's rules before sending, keeps answers across
 * errors, reloads and network failures, and sends only once on repeated clicks.
 */
export function enhanceHostedForm(form: HTMLFormElement): void {
  const messages: FormMessages = JSON.parse(form.dataset.messages ?? '{}')
  const questions: readonly Question[] = JSON.parse(form.dataset.questions ?? '[]')
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  const notice = form.querySelector<HTMLElement>('.form-notice')
  const contact = form.querySelector<HTMLElement>('.form-contact')
  if (button === null || notice === null) return
  const submitLabel = button.textContent
  const storedAnswers = persistAnswers(form)
  const hostPage = connectHostPage(form)
  let isBusy = false

  const showNotice = (text: string) => {
    notice.textContent = text
    notice.hidden = text === ''
    if (contact) contact.hidden = text === ''
  }
  const setButton = (label: string, isSending: boolean) => {
    isBusy = isSending
    button.textContent = label
    button.ariaDisabled = isSending ? 'true' : null
  }
  form.noValidate = true
  // Focuses the errors of a page that the server rendered with some.
  document.querySelector<HTMLElement>('.form-summary:not([hidden])')?.focus()
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isBusy) return
    showNotice('')
    const { errors } = checkAnswers(questions, answersOf(form))
    showErrors(form, answerMessages(questions, errors, messages), messages)
    if (errors.size > 0) return
    setButton(messages.form.sending, true)
    storedAnswers.prepareToSend()
    const slowTimer = setTimeout(() => showNotice(messages.form.slow), SLOW_MS)
    const result = await sendForm(form)
    clearTimeout(slowTimer)
    showNotice('')
    if (result.kind === 'accepted') {
      storedAnswers.forget()
      const { id } = form.dataset
      const hasThanksPage = result.thanksPage !== undefined
      const isDelivered = hostPage.post({
        type: 'prospectus:submitted',
        form: id,
        onward: hasThanksPage,
      })
      showThanks(form, { ...result, isThankedByHost: isDelivered && !hasThanksPage }, messages)
      return
    }
    setButton(result.kind === 'invalid' ? submitLabel : messages.form.tryAgain, false)
    if (result.kind === 'invalid') showErrors(form, result.errors, messages)
    else showNotice(result.kind === 'rejected' ? result.error : messages.form.unreachable)
  })
}

type SendResult =
  | {
      readonly kind: 'accepted'
      readonly thanksPage: string | undefined
      readonly thanks: string | undefined
      /** URL of the first file. */
      readonly download: string | undefined
      /** All files, if there are several. */
      readonly downloads: readonly FormFile[]
    }
  | { readonly kind: 'invalid'; readonly errors: ReadonlyMap<string, string> }
  | { readonly kind: 'rejected'; readonly error: string }
  | { readonly kind: 'unreachable' }

/** Sends a form URL-encoded, as browsers do; never rejects. */
async function sendForm(form: HTMLFormElement): Promise<SendResult> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') body.append(name, value)
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const json: unknown = await response.json()
    return readResponse(response.ok, Object(json))
  } catch {
    return { kind: 'unreachable' }
  }
}

function readResponse(isAccepted: boolean, json: Readonly<Record<string, unknown>>): SendResult {
  const text = (name: string) => {
    const value = json[name]
    return typeof value === 'string' ? value : undefined
  }
  if (isAccepted) {
    const [thanksPage, thanks, download] = ['thanks_page', 'thanks', 'download'].map(text)
    return { kind: 'accepted', thanksPage, thanks, download, downloads: readFiles(json.downloads) }
  }
  const errors = Object.entries(Object(json.errors)).map(
    ([name, message]) => [name, String(message)] as const,
  )
  if (errors.length > 0) return { kind: 'invalid', errors: new Map(errors) }
  const error = text('error')
  return error === undefined ? { kind: 'unreachable' } : { kind: 'rejected', error }
}

function readFiles(value: unknown): readonly FormFile[] {
  if (!Array.isArray(value)) return []
  return value.map((file) => ({ label: String(Object(file).label), url: String(Object(file).url) }))
}

const TIMEOUT_MS = 30_000

/** Shows errors, by question name, beside the questions and in the summary, which it focuses. Hides earlier errors. */
function showErrors(
  form: HTMLFormElement,
  errors: ReadonlyMap<string, string>,
  messages: FormMessages,
): void {
  for (const questionElement of form.querySelectorAll<HTMLElement>('[data-question]')) {
    const message = errors.get(questionElement.dataset.question ?? '')
    const error = questionElement.querySelector<HTMLElement>('.form-error')
    if (error === null) continue
    error.textContent = message ?? ''
    error.hidden = message === undefined
    const control = questionElement.matches('fieldset')
      ? questionElement
      : questionElement.querySelector('input, select, textarea')
    if (control !== null) describeError(control, error.id, message !== undefined)
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
  list.replaceChildren(...[...errors].map(([name, message]) => summaryItem(name, message)))
  if (errors.size === 0) return
  document.title = formatMessage(
    messages.form.errorTitle,
    { title: document.title },
    messages.locale,
  )
  summary.focus()
}

function describeError(control: Element, errorId: string, isInvalid: boolean): void {
  const otherIds = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((otherId) => otherId !== '' && otherId !== errorId)
  const ids = isInvalid ? [...otherIds, errorId] : otherIds
  if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '))
  else control.removeAttribute('aria-describedby')
  if (isInvalid) control.setAttribute('aria-invalid', 'true')
  else control.removeAttribute('aria-invalid')
}

function summaryItem(name: string, message: string): HTMLElement {
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

interface Thanks extends Extract<SendResult, { readonly kind: 'accepted' }> {
  /** True if the host page shows a thank-you itself, which a heading here would repeat. */
  readonly isThankedByHost: boolean
}

/** Replaces the form with a thank-you and links to its files or thank-you page, which it opens in the top window. */
function showThanks(
  form: HTMLFormElement,
  { thanksPage, thanks, download, downloads, isThankedByHost }: Thanks,
  messages: FormMessages,
): void {
  const heading = document.createElement('h2')
  heading.textContent = messages.form.thanks
  const text = document.createElement('p')
  text.className = 'form-thanks'
  text.textContent = thanks ?? messages.form.thanksText
  const container = document.createElement('div')
  container.tabIndex = -1
  container.append(...(isThankedByHost ? [text] : [heading, text]))
  const nextUrl = thanksPage ?? download
  if (downloads.length > 0) {
    const list = document.createElement('ul')
    list.className = 'form-files'
    for (const { label, url } of downloads) {
      const item = document.createElement('li')
      item.append(topLink(url, label))
      list.append(item)
    }
    container.append(list)
  } else if (nextUrl !== undefined) {
    const label = thanksPage === undefined ? messages.form.download : messages.form.goOn
    const link = topLink(nextUrl, label)
    link.className = 'button button-primary'
    container.append(link)
  }
  document.querySelector('.form-intro')?.remove()
  form.replaceWith(container)
  container.focus()
  if (thanksPage !== undefined) container.querySelector('a')?.click()
}

function topLink(href: string, label: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.target = '_top'
  link.href = href
  link.textContent = label
  return link
}

interface HostPage {
  /** Posts a message. Returns false if the host page has not sent any yet, since its origin is unknown until then. */
  readonly post: (message: object) => boolean
}

/** Sets hidden fields from messages of the host page: path, referrer and campaign (embed-messages#messages). */
function connectHostPage(form: HTMLFormElement): HostPage {
  let hostOrigin: string | undefined
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || parent === window) return
    hostOrigin = origin
    const { type, page, referrer, utm } = readContext(data)
    if (type !== 'prospectus:context') return
    if (page !== undefined) setHiddenField(form, '_page', page)
    if (referrer !== undefined) setHiddenField(form, '_referrer', referrer)
    for (const [name, value] of Object.entries(utm)) setHiddenField(form, `_utm_${name}`, value)
  })
  return {
    post: (message) => {
      if (hostOrigin === undefined) return false
      parent.postMessage(message, hostOrigin)
      return true
    },
  }
}

function readContext(data: unknown) {
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
