import { sql } from 'kysely'
import type { Database } from '../database.ts'

const DOCUMENTS_AT_ONCE = 1000

/** Calls `work` with all existing documents, in batches that fit in memory. */
export async function eachDocument(
  database: Database,
  work: (documents: readonly { readonly id: number; readonly json: string }[]) => Promise<void>,
): Promise<void> {
  for (let lastId = 0; ; ) {
    const { rows } = await sql<{
      id: number
      json: string
    }>`select id, content as json from document
      where id > ${lastId} order by id limit ${DOCUMENTS_AT_ONCE}`.execute(database.db)
    if (rows.length === 0) return
    lastId = rows.at(-1)?.id ?? lastId
    await work(rows)
  }
}
