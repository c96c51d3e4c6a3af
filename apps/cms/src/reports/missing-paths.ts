import type { MissingPath } from '@prospectus/protocol/management/report'
import { sql } from 'kysely'
import { contains, storableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { type Page, pageOf, windowOf } from '../database/paging.ts'
import { StorageFault } from '../database/storage-fault.ts'

export interface MissingPathQuery {
  /** Part of the path. */
  readonly search: string | undefined
  /** Those that were dismissed, in place of the others. */
  readonly dismissed: boolean
  readonly page: number
  readonly perPage: number
}

/** Those that were asked for most come first. Where a redirect or a page stands by now, the path is left out. */
export async function missingPaths(
  database: Database,
  { search = '', dismissed, page, perPage }: MissingPathQuery,
): Promise<Page<MissingPath>> {
  const window = windowOf(page, perPage)
  const found = database.db
    .selectFrom('missing_path')
    .where('dismissed', '=', dismissed ? 1 : 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('story')
            .select('story.id')
            .where('is_folder', '=', 0)
            .where('published', '=', 1)
            .where(({ eb, ref }) =>
              eb(ref('full_slug'), 'in', [
                sql<string>`substr(${sql.ref('missing_path.path')}, 2)`,
                sql<string>`substr(${sql.ref('missing_path.path')}, 2) || '/'`,
              ]),
            ),
        ),
      ),
    )
    .$if(search !== '', (rows) =>
      rows.where(contains(database, sql.ref('path'), storableText(search))),
    )
  const rows = await found
    .selectAll()
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('id')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
  const items = rows.map((row) => ({ ...row, dismissed: row.dismissed === 1 }))
  return await pageOf(items, window, async () => {
    const counted = found.select(({ fn }) => fn.countAll<number>().as('total'))
    return (await counted.executeTakeFirstOrThrow()).total
  })
}

/** Takes a path out of the list, or puts it back. Throws `StorageFault` when there is none with this id. */
export async function dismissMissingPath(
  { db }: Database,
  id: number,
  dismissed: boolean,
): Promise<MissingPath> {
  const row = await db
    .updateTable('missing_path')
    .set({ dismissed: dismissed ? 1 : 0 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) throw noSuchPath(id)
  return { ...row, dismissed: row.dismissed === 1 }
}

export function noSuchPath(id: number): StorageFault {
  return new StorageFault('missing', `There is no missing path with the id ${id}.`)
}
