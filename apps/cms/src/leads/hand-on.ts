import type { Database } from '../database/database.ts'
import { bodyText, headerLine, isMailAddress, type Mail } from '../mail/mail.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { queueMessage } from '../outbox/receivers.ts'
import { type Lead, outwardLead } from './lead.ts'
import { listWords } from './list-links.ts'

/**
 * Writes down, in the transaction that brings a lead into its state, who is to be told: the CRM, the form's owner
 * and the visitor (lead-payload#events). Nobody is told of what is in quarantine, and the CRM and the owner only of
 * addresses that were confirmed.
 */
export async function handOn(database: Database, lead: Lead, now: Date): Promise<void> {
  const mail = async (name: string, written: Mail | undefined, mostADay?: number) => {
    if (written === undefined) return
    const limit = mostADay === undefined ? {} : { mostADay }
    await queueMail(database, written, now, {
      key: `${lead.id}-${name}`,
      leadId: lead.id,
      ...limit,
    })
  }
  const toVisitor = (name: string, written: Mail | undefined) => mail(name, written, MOST_A_DAY)
  switch (lead.state) {
    case 'quarantined':
      return
    case 'received':
      await tellCrm(database, lead, now)
      await mail('owner', ownerMail(lead))
      return await toVisitor('confirmation', confirmationMail(lead))
    case 'pending':
      return await toVisitor('confirm', confirmListMail(lead))
    case 'confirmed':
      await tellCrm(database, lead, now)
      await mail('owner', ownerMail(lead))
      return await toVisitor('welcome', listWelcomeMail(lead))
    case 'unsubscribed':
      return await tellCrm(database, lead, now)
  }
}

async function tellCrm(database: Database, lead: Lead, now: Date): Promise<void> {
  const topic = `lead.${lead.state}`
  const body = JSON.stringify({ event: topic, lead: outwardLead(lead) })
  // Each state is reached once: this tells the CRM what it has had.
  const key = `${lead.id}-${lead.state}`
  await queueMessage(database, 'leads', { topic, body, key, leadId: lead.id }, now)
}

/** Mails to one visitor: nobody can have somebody else's letter box filled by a form. */
const MOST_A_DAY = 5

/** Tells the form's owner what was sent; an answer goes to the visitor. Undefined when the form has no owner. */
function ownerMail({ owner, form, fields, page, referrer, email, id }: Lead) {
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
function confirmationMail({ email, confirmation }: Lead): Mail | undefined {
  if (email === '' || confirmation === undefined) return undefined
  return { to: email, subject: confirmation.subject, text: [confirmation.text] }
}

/** Asks whether it was the owner of the address who put it on the list. */
function confirmListMail({ id, email, lang, confirmation }: Lead): Mail {
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
function listWelcomeMail({ id, email, lang }: Lead): Mail {
  const words = listWords(lang)
  const unsubscribe = { page: 'unsubscribe', lead: id } as const
  const text = [words.welcomeText, words.leave, unsubscribe]
  return { to: email, subject: words.welcomeSubject, text, unsubscribe }
}

const LONGEST_VALUE = 5000
