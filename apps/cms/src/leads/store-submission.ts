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
 * Queues messages about a lead's new state in its transaction (lead-payload#events): to the CRM and the form's owner,
 * once an address is confirmed, and to the visitor. Leads in quarantine cause none.
 */
export async function queueLeadMessages(database: Database, lead: Lead, now: Date): Promise<void> {
  const mail = async (
    name: string,
    written: Mail | undefined,
    maxPerDay = Number.POSITIVE_INFINITY,
  ) => {
    if (written === undefined) return
    const key = `${lead.id}-${name}`
    await queueMail(database, written, now, { key, leadId: lead.id, maxPerDay })
  }
  const toVisitor = (name: string, written: Mail | undefined) => mail(name, written, MAX_PER_DAY)
  switch (lead.state) {
    case 'quarantined':
      return
    case 'received':
      await notifyCrm(database, lead, now)
      await mail('owner', ownerMail(lead))
      return await toVisitor('confirmation', confirmationMail(lead))
    case 'pending':
      return await toVisitor('confirm', confirmListMail(lead))
    case 'confirmed':
      await notifyCrm(database, lead, now)
      await mail('owner', ownerMail(lead))
      return await toVisitor('welcome', listWelcomeMail(lead))
    case 'unsubscribed':
      return await notifyCrm(database, lead, now)
  }
}

async function notifyCrm(database: Database, lead: Lead, now: Date): Promise<void> {
  const topic = `lead.${lead.state}`
  const body = JSON.stringify({ event: topic, lead: leadToApi(lead) })
  // Each state is reached once, so that the CRM recognises a repeated message.
  const key = `${lead.id}-${lead.state}`
  await queueMessage(database, 'leads', { topic, body, key, leadId: lead.id }, now)
}

/** Limits mails to one visitor, so that nobody can flood a mailbox through a form. */
const MAX_PER_DAY = 5

/** The mail to the form's owner, whose reply goes to the visitor. Undefined without an owner. */
function ownerMail({ owner, form, fields, page, referrer, email, id }: Lead) {
  if (owner === '') return undefined
  // A list, since a form's field may have the same name as one of ours.
  const extraFields = [
    ['Page', page] as const,
    ['Referrer', referrer] as const,
    ['Lead', id] as const,
  ]
  const lines = [...Object.entries(fields), ...extraFields]
    .filter(([, value]) => value.length > 0)
    .map(([name, value]) => `${headerLine(name)}: ${valueLines([value].flat().join(', '))}`)
  return {
    to: owner,
    subject: `New submission of the form ${form}`,
    text: [`Somebody has sent the form ${headerLine(form)}:`, lines.join('\n')],
    ...(isMailAddress(email) && { replyTo: email }),
  } satisfies Mail
}

/** A value for the owner's mail, cut if long. Indents continuation lines, so that none looks like another field. */
function valueLines(value: string): string {
  const lines = bodyText(value).replaceAll('\n', '\n  ')
  return lines.length <= MAX_VALUE_LENGTH ? lines : `${lines.slice(0, MAX_VALUE_LENGTH)} …`
}

/** The form's confirmation to the visitor; undefined without an address or a text. */
function confirmationMail({ email, confirmation }: Lead): Mail | undefined {
  if (email === '' || confirmation === undefined) return undefined
  return { to: email, subject: confirmation.subject, text: [confirmation.text] }
}

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

function listWelcomeMail({ id, email, lang }: Lead): Mail {
  const { listMail } = cmsMessages(lang)
  const unsubscribe = { page: 'unsubscribe', lead: id } as const
  const text = [listMail.welcomeText, listMail.leave, unsubscribe]
  return { to: email, subject: listMail.welcomeSubject, text, unsubscribe }
}

const MAX_VALUE_LENGTH = 5000

/**
 * Stores a submission and queues its messages in one transaction. Once it resolves, the lead survives a power cut
 * (decision 0008). A repeated key of a form gets the first result, even from two processes at once.
 * @throws {OperatorError} when the database is full, locked or unavailable; nothing was stored then
 */
export async function storeSubmission(
  database: Database,
  submission: Submission,
  now: Date,
): Promise<StoredSubmission> {
  const stored = await database.db.transaction().execute(async (transaction) => {
    const row = rowOf(submission, now)
    // The first statement must be a write: on SQLite it takes the lock before anything is read.
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
  // The first one was erased in between.
  if (stored === undefined) return await storeSubmission(database, submission, now)
  if (!stored.repeated) database.onChange?.()
  return stored
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
