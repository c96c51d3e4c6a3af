import { bodyText, headerLine, isMailAddress, type Mail } from '../mail/mail.ts'
import type { Lead } from './lead.ts'
import { listWords } from './list-words.ts'

/** Tells the form's owner what was sent; an answer goes to the visitor. Undefined when the form has no owner. */
export function ownerMail({ owner, form, fields, page, referrer, email, id }: Lead) {
  if (owner === '') return undefined
  // A list, since a field of the form may have the name of one of ours.
  const ours = [['Page', page] as const, ['Referrer', referrer] as const, ['Lead', id] as const]
  const lines = [...Object.entries(fields), ...ours]
    .filter(([, value]) => value.length > 0)
    .map(([name, value]) => `${headerLine(name)}: ${valueLines([value].flat().join(', '))}`)
  return {
    to: owner,
    subject: `New submission of the form ${form}`,
    text: [`Somebody has sent the form ${headerLine(form)}:`, lines.join('\n')],
    ...(isMailAddress(email) && { replyTo: email }),
  } satisfies Mail
}

/**
 * A value as the owner reads it. Its further lines are indented: none can pass for that of another field, or for
 * one of ours. A long one is cut, so that what follows it is read too; the editor shows all of it.
 */
function valueLines(value: string): string {
  const lines = bodyText(value).replaceAll('\n', '\n  ')
  return lines.length <= LONGEST_VALUE ? lines : `${lines.slice(0, LONGEST_VALUE)} …`
}

/** What the form says to whoever has sent it. Undefined without an address or without words. */
export function confirmationMail({ email, confirmation }: Lead): Mail | undefined {
  if (email === '' || confirmation === undefined) return undefined
  return { to: email, subject: confirmation.subject, text: [confirmation.text] }
}

/** Asks whether it was the owner of the address who put it on the list. */
export function confirmListMail({ id, email, lang, confirmation }: Lead): Mail {
  const words = listWords(lang)
  const unsubscribe = { page: 'unsubscribe', lead: id } as const
  return {
    to: email,
    subject: confirmation?.subject ?? words.confirmSubject,
    text: [
      ...(confirmation === undefined ? [] : [confirmation.text]),
      words.confirmAsk,
      { page: 'confirm', lead: id },
      words.confirmIgnore,
      words.leave,
      unsubscribe,
    ],
    unsubscribe,
  }
}

/** Says that the address is on the list, and how to leave it. */
export function listWelcomeMail({ id, email, lang }: Lead): Mail {
  const words = listWords(lang)
  const unsubscribe = { page: 'unsubscribe', lead: id } as const
  const text = [words.welcomeText, words.leave, unsubscribe]
  return { to: email, subject: words.welcomeSubject, text, unsubscribe }
}

const LONGEST_VALUE = 5000
