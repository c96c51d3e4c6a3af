import { checkAnswers } from '@prospectus/content/forms/check-answers'
import { faultMessage } from '@prospectus/content/forms/fault-message'
import type { Question } from '@prospectus/content/forms/question'
import { formWords } from '@prospectus/content/messages/form-words'
import { answersOf } from './answers-of.ts'
import { followPage } from './follow-page.ts'
import { keepTyping } from './keep-typing.ts'
import { sendForm } from './send-form.ts'
import { showFaults } from './show-faults.ts'
import { showThanks } from './show-thanks.ts'

/** An answer that is out for longer is said to be late (EMBED-3). */
const SLOW_MS = 3_000

/**
 * Makes a form answer where it stands: what is wrong is said at once and by the same rules, what is typed
 * outlives errors, reloads and dead networks, and it is sent once however often its button is pressed.
 */
export function hostedForm(form: HTMLFormElement): void {
  const words = formWords(document.documentElement.lang)
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
    const { faults } = checkAnswers(questions, answersOf(form))
    const messages = questions.flatMap((question) => {
      const fault = faults.get(question.name)
      return fault === undefined
        ? []
        : [[question.name, faultMessage(question, fault, words)] as const]
    })
    showFaults(form, new Map(messages), words)
    if (messages.length > 0) return
    stand(words.sending, true)
    typing.beforeSending()
    const slow = setTimeout(() => say(words.slow), SLOW_MS)
    const sent = await sendForm(form)
    clearTimeout(slow)
    say('')
    if (sent.kind === 'taken') {
      typing.forget()
      const { id } = form.dataset
      const onward = sent.thanksPage !== undefined
      const isHeard = site.tell({ type: 'prospectus:submitted', form: id, onward })
      showThanks(form, { ...sent, isThanked: isHeard && !onward }, words)
      return
    }
    stand(sent.kind === 'wrong' ? submit : words.tryAgain, false)
    if (sent.kind === 'wrong') showFaults(form, sent.errors, words)
    else say(sent.kind === 'refused' ? sent.error : words.unreachable)
  })
}
