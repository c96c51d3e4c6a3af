import type { AuditEntry } from '@prospectus/protocol/management/activity'
import type { Person } from '@prospectus/protocol/management/person'
import type { Insertable } from 'kysely'
import { comparableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { type ListPage, type Paging, readPage } from '../database/paging.ts'
import type { AuditTable } from '../database/schema.ts'

export type AuditRecord = Omit<Insertable<AuditTable>, 'id' | 'at'>
export interface AuditQuery extends Paging {
  /** Undefined for the entries of everybody. */
  readonly personId: string | undefined
}

/** The record of an action of a person on their own account. */
export function ownAction(
  { id, name }: Pick<Person, 'id' | 'name'>,
  action: string,
  client: string,
): AuditRecord {
  return { person_id: id, author: name, action, subject: `people/${id}`, client }
}

/** Adds an entry to the audit log, in the transaction of the action if `database` is one. */
export async function writeAudit({ db }: Database, record: AuditRecord, at: string): Promise<void> {
  await db
    .insertInto('audit')
    .values({ ...record, at })
    .execute()
}

/** Entries of the audit log, newest first. */
export async function listAuditEntries(
  { db }: Database,
  query: AuditQuery,
): Promise<ListPage<AuditEntry>> {
  const entries =
    query.personId === undefined
      ? db.selectFrom('audit')
      : db.selectFrom('audit').where('person_id', '=', comparableText(query.personId))
  const orderedEntries = entries.selectAll().orderBy('id', 'desc')
  return await readPage(orderedEntries, query)
}
