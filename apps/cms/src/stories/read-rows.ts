import { type Selectable, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { DocumentTable, StoryTable } from '../database/schema.ts'
import { StorageError } from '../database/storage-error.ts'
import { type ParentFolder, ROOT } from './location.ts'

export type StoryRow = Selectable<StoryTable>
export type DocumentRow = Selectable<DocumentTable>

async function findRow({ db }: Database, id: number): Promise<StoryRow | undefined> {
  if (!Number.isSafeInteger(id)) return undefined
  return await db.selectFrom('story').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The row of a story or folder. Throws `StorageError` when there is none. */
export async function storyRow(database: Database, id: number): Promise<StoryRow> {
  const row = await findRow(database, id)
  if (row === undefined) throw new StorageError('missing', `There is no story with the id ${id}.`)
  return row
}

/** A story's two documents; the same row while draft and published version agree. */
export interface Documents {
  readonly draft: DocumentRow
  readonly published: DocumentRow | undefined
}

/** The documents of a stored story or folder. Throws when it has no draft, which only a damaged database can lack. */
export async function documentsOf(
  database: Database,
  { id, full_slug }: StoryRow,
): Promise<Documents> {
  const documents = (await documentsById(database, [id])).get(id)
  if (documents === undefined)
    throw new Error(
      `The story ${full_slug} has no draft in the database, which is damaged: restore a backup`,
    )
  return documents
}

/** Documents of stories, by story id. */
export async function documentsById(
  { db }: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Documents>> {
  const rows = await db.selectFrom('document').selectAll().where('story_id', 'in', ids).execute()
  const documents = new Map<number, Documents>()
  for (const [id, storyDocuments] of Map.groupBy(rows, ({ story_id }) => story_id)) {
    const draft = storyDocuments.find(({ is_draft }) => is_draft === 1)
    const published = storyDocuments.find(({ is_published }) => is_published === 1)
    if (draft !== undefined) documents.set(id, { draft, published })
  }
  return documents
}

/** The folder for a new or moved story. Throws `StorageError` when there is none. */
export async function folderRow(database: Database, id: number): Promise<ParentFolder> {
  if (id === 0) return ROOT
  const row = await findRow(database, id)
  if (row === undefined)
    throw new StorageError('missing', `There is no folder with the id ${id}.`, 'parent_id')
  if (row.is_folder === 1) return row
  throw new StorageError('invalid', `The story ${row.full_slug} is not a folder.`, 'parent_id')
}

/**
 * SQL condition for all stories below a folder: `0` follows `/` in ASCII. Redirects are in no folder (decision 0026).
 */
export function isBelow(fullSlug: string) {
  return sql<boolean>`redirect_to is null and full_slug >= ${`${fullSlug}/`} and full_slug < ${`${fullSlug}0`}`
}
