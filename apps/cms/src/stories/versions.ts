import type { Selectable } from 'kysely'
import type { Change } from '../database/change.ts'
import type { Database } from '../database/database.ts'
import { readPage } from '../database/paging.ts'
import type { VersionTable } from '../database/schema.ts'
import { StorageError } from '../database/storage-error.ts'
import type { DocumentRow, StoryRow } from './read-rows.ts'
import { documentsOf, storyRow } from './read-rows.ts'

export interface StoryEdit {
  readonly author?: string
  /** The version that the change is based on; the change is rejected if the database has a newer version. */
  readonly startedFrom?: number | undefined
  /** Rejects a new address that a redirect has, instead of deleting the redirect. */
  readonly keepsRedirects?: boolean
}

export type VersionRow = Selectable<VersionTable>

/** Thrown for a change based on a version that is no longer the newest. */
export class StaleVersionError extends Error {
  override readonly name = 'StaleVersionError'
  readonly storyId: number
  readonly current: number

  constructor({ id, full_slug, version }: StoryRow, startedFrom: number) {
    super(
      `The change started from version ${startedFrom} of ${full_slug}, which is now at version ${version}: read the story again and repeat the change.`,
    )
    this.storyId = id
    this.current = version
  }
}

/** Throws `StaleVersionError` when somebody has saved the story since. */
export function assertCurrent(story: StoryRow, { startedFrom }: StoryEdit): void {
  if (startedFrom === undefined || startedFrom === story.version) return
  throw new StaleVersionError(story, startedFrom)
}

/**
 * Stores the current state of a story as its next version, and the previous state if no version has it, as after an
 * import.
 * @param before the story and its draft before the change
 */
export async function storeVersion(
  change: Change,
  before: { readonly story: StoryRow; readonly draft: DocumentRow },
  { author = '' }: StoryEdit,
  action: VersionRow['action'],
): Promise<void> {
  await storeCurrentVersion(change, before.story, before.draft)
  const { id } = before.story
  const story = await storyRow(change, id)
  const { draft } = await documentsOf(change, story)
  const number = before.story.version + 1
  const previousFields = versionFields(before.story, before.draft)
  const currentFields = versionFields(story, draft)
  const baseColumns = { story_id: id, number, created_at: change.now, author, action }
  const changes = JSON.stringify(changesBetween(previousFields, currentFields))
  await change.db
    .insertInto('version')
    .values({ ...baseColumns, changes, ...currentFields, ...UNPUBLISHED })
    .execute()
  await change.db.updateTable('story').set({ version: number }).where('id', '=', id).execute()
}

/** Stores the first version of a new story. */
export async function storeFirstVersion(
  change: Change,
  id: number,
  { author = '' }: StoryEdit,
  action: VersionRow['action'],
): Promise<void> {
  const story = await storyRow(change, id)
  const { draft } = await documentsOf(change, story)
  const baseColumns = {
    story_id: id,
    number: story.version,
    created_at: change.now,
    author,
    action,
  }
  const version = { ...baseColumns, changes: '[]', ...versionFields(story, draft), ...UNPUBLISHED }
  await change.db.insertInto('version').values(version).execute()
}

/** Records time and author of publication in the version `story.version`. */
export async function recordPublication(
  change: Change,
  story: StoryRow,
  draft: DocumentRow,
  published: { readonly at: string; readonly author: string },
): Promise<void> {
  await storeCurrentVersion(change, story, draft)
  await change.db
    .updateTable('version')
    .set({ published_at: published.at, published_by: published.author })
    .where('story_id', '=', story.id)
    .where('number', '=', story.version)
    .execute()
}

/** Versions of a story or folder, newest first. Throws `StorageError` when it does not exist. */
export async function listVersions(database: Database, id: number, page: number, perPage: number) {
  const story = await storyRow(database, id)
  const query = database.db
    .selectFrom('version')
    .selectAll()
    .where('story_id', '=', id)
    .orderBy('number', 'desc')
  const versionPage = await readPage(query, { page, perPage })
  if (versionPage.total > 0 || page > 1) return versionPage
  const { draft } = await documentsOf(database, story)
  return { total: 1, items: [importedVersion(story, draft)] }
}

/** A version of a story. Throws `StorageError` when the story or this version does not exist. */
export async function findVersion(
  database: Database,
  id: number,
  number: number,
): Promise<VersionRow> {
  const story = await storyRow(database, id)
  const row = Number.isSafeInteger(number)
    ? await database.db
        .selectFrom('version')
        .selectAll()
        .where('story_id', '=', id)
        .where('number', '=', number)
        .executeTakeFirst()
    : undefined
  if (row !== undefined) return row
  if (number === story.version) {
    const { draft } = await documentsOf(database, story)
    return importedVersion(story, draft)
  }
  throw new StorageError('missing', `The story ${story.full_slug} has no version ${number}.`)
}

/** Stores the current version if it has no row yet, as after an import. */
async function storeCurrentVersion(
  { db }: Change,
  story: StoryRow,
  draft: DocumentRow,
): Promise<void> {
  await db
    .insertInto('version')
    .values(importedVersion(story, draft))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The version of a story that was imported and not changed since: it has no row yet. */
function importedVersion(story: StoryRow, draft: DocumentRow): VersionRow {
  const baseColumns = { story_id: story.id, number: story.version, created_at: story.created_at }
  const published =
    draft.is_published === 1 && story.published === 1
      ? { published_at: story.published_at, published_by: '' }
      : UNPUBLISHED
  const imported = { author: '', action: 'imported', changes: '[]' } as const
  return { ...baseColumns, ...imported, ...versionFields(story, draft), ...published }
}

function versionFields(story: StoryRow, draft: DocumentRow) {
  return {
    name: draft.name,
    slug: story.slug,
    parent_id: story.parent_id,
    position: story.position,
    is_startpage: story.is_startpage,
    lang: story.lang,
    group_id: story.group_id,
    tag_list: draft.tag_list,
    content: draft.content,
  }
}

type VersionFields = ReturnType<typeof versionFields>

function changesBetween(before: VersionFields, after: VersionFields): readonly string[] {
  const names = (Object.keys(after) as (keyof VersionFields)[]).filter(
    (name) => name !== 'content' && before[name] !== after[name],
  )
  if (before.content === after.content) return names
  const [oldFields, newFields] = [fieldsOf(before.content), fieldsOf(after.content)]
  const fields = [...new Set([...Object.keys(oldFields), ...Object.keys(newFields)])]
  const changedFields = fields.filter(
    (field) => JSON.stringify(oldFields[field]) !== JSON.stringify(newFields[field]),
  )
  return [...names, ...changedFields.map((field) => `content.${field}`)]
}

function fieldsOf(content: string): Readonly<Record<string, unknown>> {
  return content === '' ? {} : JSON.parse(content)
}

const UNPUBLISHED = { published_at: null, published_by: null }
