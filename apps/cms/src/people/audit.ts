import type { Insertable } from 'kysely'
import type { Database } from '../database/database.ts'
import type { AuditTable } from '../database/people-schema.ts'

/** Something that was done. */
export type Deed = Omit<Insertable<AuditTable>, 'id' | 'at'>

/** Adds to the trail, in the transaction of whatever was done where `database` is one. */
export async function writeAudit({ db }: Database, deed: Deed, at: string): Promise<void> {
  await db
    .insertInto('audit')
    .values({ ...deed, at })
    .execute()
}
