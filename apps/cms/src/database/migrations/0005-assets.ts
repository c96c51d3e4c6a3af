import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { runStatements } from '../run-statements.ts'
import { columnTypes } from './column-types.ts'

/** Descriptions of uploaded files, and the paths that a file had before it was replaced. */
export async function addAssetMetadata({ kind, db }: Database): Promise<void> {
  const { text } = columnTypes(kind)
  const texts = ['alt', 'title', 'copyright', 'source', 'focus'].map(
    (name) => sql`alter table asset add column ${sql.ref(name)} ${text} default '' not null`,
  )
  await runStatements(db, [
    ...texts,
    sql`alter table asset add column decorative smallint default 0 not null`,
    sql`alter table asset add column replaced_paths ${text} default '[]' not null`,
  ])
}
