import { randomUUID } from 'node:crypto'
import { fold } from '@prospectus/content/text/fold'
import { comparableText, storableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import type { LeadTable } from '../database/visitor-tables.ts'
import {
  bodyText,
  headerLine,
  isMailAddress,
  type Mail,
  normalizedAddress,
  queueMail,
} from '../mail/mail.ts'
import { cmsMessages } from '../messages/messages.ts'
import { queueMessage } from '../outbox/receivers.ts'
import {
  initialLeadState,
  leadToApi,
  type StoredLead,
  type StoredSubmission,
  type Submission,
  toLead,
} from './find-leads.ts'

/**
 * Queues the messages about a lead's new state in the transaction that changes it (lead-payload#events): to the CRM, to
 * the form's owner and to the visitor. A lead whose address waits for confirmation causes only one to the visitor, a
 * lead that unsubscribed only one to the CRM, and a lead in quarantine none.
 */
export async function queueLeadMessages(
  database: Database,
  lead: StoredLead,
  now: Date,
): Promise<void> {
  const queue = async (
    name: string,
    mail: Mail | undefined,
    maxPerDay = Number.POSITIVE_INFINITY,
  ) => {
    if (mail === undefined) return
    const idempotencyKey = `${lead.id}-${name}`
    await queueMail(database, mail, now, { idempotencyKey, leadId: lead.id, maxPerDay })
  }
  const queueForVisitor = (name: string, mail: Mail | undefined) =>
    queue(name, mail, MAX_MAILS_PER_DAY)
  switch (lead.state) {
    case 'quarantined':
      return
    case 'received':
      await notifyCrm(database, lead, now)
      await queue('owner', ownerMail(lead))
      return await queueForVisitor('confirmation', confirmationMail(lead))
    case 'pending':
      return await queueForVisitor('confirm', listConfirmationMail(lead))
    case 'confirmed':
      await notifyCrm(database, lead, now)
      await queue('owner', ownerMail(lead))
      return await queueForVisitor('welcome', listWelcomeMail(lead))
    case 'unsubscribed':
      return await notifyCrm(database, lead, now)
  }
}

async function notifyCrm(database: Database, lead: StoredLead, now: Date): Promise<void> {
  const topic = `lead.${lead.state}`
  const body = JSON.stringify({ event: topic, lead: leadToApi(lead) })
  // A lead reaches each state once, so the key identifies a repeated message.
  const key = `${lead.id}-${lead.state}`
  await queueMessage(database, 'leads', { topic, body, key, leadId: lead.id }, now)
}

/** Limits mails to one visitor, so that nobody can flood a mailbox through a form. */
const MAX_MAILS_PER_DAY = 5

/** The mail to the form's owner, whose reply goes to the visitor. Undefined if the form has no owner. */
function ownerMail({ owner, form, fields, page, referrer, email, id }: StoredLead) {
  if (owner === '') return undefined
  // Not an object: a form's field may have one of these names.
  const extraFields = [
    ['Page', page] as const,
    ['Referrer', referrer] as const,
    ['Lead', id] as const,
  ]
  const lines = [...Object.entries(fields), ...extraFields]
    .filter(([, value]) => value.length > 0)
    .map(([name, value]) => `${headerLine(name)}: ${indentValue([value].flat().join(', '))}`)
  return {
    to: owner,
    subject: `New submission of the form ${form}`,
    text: [`Somebody has sent the form ${headerLine(form)}:`, lines.join('\n')],
    ...(isMailAddress(email) && { replyTo: email }),
  } satisfies Mail
}

/** A value for the owner's mail, cut if long. Indents continuation lines, so that none looks like another field. */
function indentValue(value: string): string {
  const lines = bodyText(value).replaceAll('\n', '\n  ')
  return lines.length <= MAX_VALUE_LENGTH ? lines : `${lines.slice(0, MAX_VALUE_LENGTH)} …`
}

/** The form's confirmation to the visitor; undefined without an address or a text. */
function confirmationMail({ email, confirmation }: StoredLead): Mail | undefined {
  if (email === '' || confirmation === undefined) return undefined
  return { to: email, subject: confirmation.subject, text: [confirmation.text] }
}

function listConfirmationMail({ id, email, lang, confirmation }: StoredLead): Mail {
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

function listWelcomeMail({ id, email, lang }: StoredLead): Mail {
  const { listMail } = cmsMessages(lang)
  const unsubscribe = { page: 'unsubscribe', lead: id } as const
  const text = [listMail.welcomeText, listMail.leave, unsubscribe]
  return { to: email, subject: listMail.welcomeSubject, text, unsubscribe }
}

const MAX_VALUE_LENGTH = 5000

/**
 * Stores a submission and queues its messages in one transaction. Once it resolves, the lead survives a power cut
 * (decision 0008). A repeated key of a form gets the first result, even from two processes at the same time.
 * @throws {OperatorError} when the database is full, locked or unavailable, and nothing was stored
 */
export async function storeSubmission(
  database: Database,
  submission: Submission,
  now: Date,
): Promise<StoredSubmission> {
  const storedSubmission = await database.db.transaction().execute(async (transaction) => {
    const row = toRow(submission, now)
    // The first statement must be a write: on SQLite it takes the lock before anything is read.
    const inserted = await transaction
      .insertInto('lead')
      .values(row)
      .onConflict((conflict) => conflict.columns(['form', 'key']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (inserted !== undefined) {
      await queueLeadMessages({ kind: database.kind, db: transaction }, toLead(inserted), now)
      return { id: inserted.id, isRepeated: false }
    }
    const existing = await transaction
      .selectFrom('lead')
      .select('id')
      .where('form', '=', row.form)
      .where('key', '=', row.key)
      .executeTakeFirst()
    return existing && { id: existing.id, isRepeated: true }
  })
  // The lead with this key was erased between the two statements.
  if (storedSubmission === undefined) return await storeSubmission(database, submission, now)
  if (!storedSubmission.isRepeated) database.onChange?.()
  return storedSubmission
}

function toRow(submission: Submission, now: Date): Omit<LeadTable, 'number'> {
  const { form, key, fields, page, referrer, utm, consent, lang } = submission
  const { email = '', owner = '', confirmation, suspect } = submission
  return {
    id: randomUUID(),
    form: comparableText(form),
    key: comparableText(key),
    created_at: now.toISOString(),
    state: suspect === undefined ? initialLeadState(form) : 'quarantined',
    fields: JSON.stringify(fields),
    page: storableText(page ?? ''),
    referrer: storableText(referrer ?? ''),
    utm: JSON.stringify(utm ?? {}),
    consent: JSON.stringify(consent),
    lang: storableText(lang),
    email: normalizedAddress(email),
    owner: storableText(owner),
    confirmation: confirmation === undefined ? null : JSON.stringify(confirmation),
    suspect: suspect === undefined ? null : storableText(suspect),
    searched: fold(storableText(Object.values(fields).flat().join('\n'))),
  }
}
