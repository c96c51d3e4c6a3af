import { randomUUID } from 'node:crypto'
import { fold } from '@prospectus/content/text/fold'
import { comparableText, storableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import type { LeadTable } from '../database/visitor-tables.ts'
import { foldedAddress } from '../mail/mail.ts'
import { handOn } from './hand-on.ts'
import { firstState, type KeptSubmission, leadOf, type Submission } from './lead.ts'

/**
 * Keeps what a visitor has sent, and writes down in the same transaction who is to be told of it. When it resolves the lead is on the disk and outlives a loss of power, as a
 * save does (decision 0008). The same key of the same form is kept once and gives the first answer again,
 * also when both arrive at the same moment, in one process or in two.
 *
 * @throws {OperatorFault} when the database is full, locked or away: then nothing was kept
 */
export async function keepSubmission(
  database: Database,
  submission: Submission,
  now: Date,
): Promise<KeptSubmission> {
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
      await handOn({ kind: database.kind, db: transaction }, leadOf(inserted), now)
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
  if (kept === undefined) return await keepSubmission(database, submission, now)
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
