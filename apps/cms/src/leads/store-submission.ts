import { randomUUID } from 'node:crypto'
import { fold } from '@prospectus/content/text/fold'
import { comparableText, storableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import type { LeadTable } from '../database/visitor-tables.ts'
import {
  bodyText,
  foldedAddress,
  headerLine,
  isMailAddress,
  type Mail,
  queueMail,
} from '../mail/mail.ts'
import { cmsMessages } from '../messages/messages.ts'
import { queueMessage } from '../outbox/receivers.ts'
import {
  firstState,
  type Lead,
  leadOf,
  leadToApi,
  type StoredSubmission,
  type Submission,
} from './find-leads.ts'

/**
 * Writes down, in the transaction that brings a lead into its state, who is to be told: the CRM, the form's owner
 * and the visitor (lead-payload#events). Nobody is told of what is in quarantine, and the CRM and the owner only of
 * addresses that were confirmed.
 */
export async function queueLeadMessages(database: Database, lead: Lead, now: Date): Promise<void> {
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
  const body = JSON.stringify({ event: topic, lead: leadToApi(lead) })
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

/** What the form says to whoever has sent it. Undefined without an address or without listMail. */
function confirmationMail({ email, confirmation }: Lead): Mail | undefined {
  if (email === '' || confirmation === undefined) return undefined
  return { to: email, subject: confirmation.subject, text: [confirmation.text] }
}

/** Asks whether it was the owner of the address who put it on the list. */
function confirmListMail({ id, email, lang, confirmation }: Lead): Mail {
  const { listMail } = cmsMessages(lang)
  const unsubscribe = { page: 'unsubscribe', lead: id } as const
  return {
    to: email,
    subject: confirmation?.subject ?? listMail.confirmSubject,
    text: [
      ...(confirmation === undefined ? [] : [confirmation.text]),
      listMail.confirmAsk,
      { page: 'confirm', lead: id },
      listMail.confirmIgnore,
      listMail.leave,
      unsubscribe,
    ],
    unsubscribe,
  }
}

/** Says that the address is on the list, and how to leave it. */
function listWelcomeMail({ id, email, lang }: Lead): Mail {
  const { listMail } = cmsMessages(lang)
  const unsubscribe = { page: 'unsubscribe', lead: id } as const
  const text = [listMail.welcomeText, listMail.leave, unsubscribe]
  return { to: email, subject: listMail.welcomeSubject, text, unsubscribe }
}

const LONGEST_VALUE = 5000

/**
 * Keeps what a visitor has sent, and writes down in the same transaction who is to be told of it. When it resolves the lead is on the disk and outlives a loss of power, as a
 * save does (decision 0008). The same key of the same form is kept once and gives the first answer again,
 * also when both arrive at the same moment, in one process or in two.
 *
 * @throws {OperatorError} when the database is full, locked or away: then nothing was kept
 */
export async function storeSubmission(
  database: Database,
  submission: Submission,
  now: Date,
): Promise<StoredSubmission> {
  const kept = await database.db.transaction().execute(async (transaction) => {
    const row = rowOf(submission, now)
    // The first statement writes: on SQLite that takes the lock before anything is read.
    const inserted = await transaction
      .insertInto('lead')
      .values(row)
      .onConflict((conflict) => conflict.columns(['form', 'key']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (inserted !== undefined) {
      await queueLeadMessages({ kind: database.kind, db: transaction }, leadOf(inserted), now)
      return { id: inserted.id, repeated: false }
    }
    const before = await transaction
      .selectFrom('lead')
      .select('id')
      .where('form', '=', row.form)
      .where('key', '=', row.key)
      .executeTakeFirst()
    return before && { id: before.id, repeated: true }
  })
  // The one that was there before was erased at this very moment.
  if (kept === undefined) return await storeSubmission(database, submission, now)
  if (!kept.repeated) database.onChange?.()
  return kept
}

function rowOf(submission: Submission, now: Date): Omit<LeadTable, 'number'> {
  const { form, key, fields, page, referrer, utm, consent, lang } = submission
  const { email = '', owner = '', confirmation, suspect } = submission
  return {
    id: randomUUID(),
    form: comparableText(form),
    key: comparableText(key),
    created_at: now.toISOString(),
    state: suspect === undefined ? firstState(form) : 'quarantined',
    fields: JSON.stringify(fields),
    page: storableText(page ?? ''),
    referrer: storableText(referrer ?? ''),
    utm: JSON.stringify(utm ?? {}),
    consent: JSON.stringify(consent),
    lang: storableText(lang),
    email: foldedAddress(email),
    owner: storableText(owner),
    confirmation: confirmation === undefined ? null : JSON.stringify(confirmation),
    suspect: suspect === undefined ? null : storableText(suspect),
    searched: fold(storableText(Object.values(fields).flat().join('\n'))),
  }
}
