import type { BundledContent } from '@prospectus/content/seed/bundled-content'
import { languageName } from '@prospectus/content/text/language-name'
import { sql } from 'kysely'
import { bulkLoad } from '../database/bulk-load.ts'
import { asyncChunks } from '../database/chunks.ts'
import { storableText } from '../database/compare.ts'
import type { Database, OpenDatabase } from '../database/database.ts'
import { derivedTables } from '../database/schema.ts'
import { StorageError } from '../database/storage-error.ts'
import { secondsOf } from '../database/times.ts'
import { createIndexCache, type IndexCache, insertDocuments } from '../stories/documents.ts'
import {
  createStoryCheck,
  type ImportedStory,
  toCheckedStory,
  toImportedFolder,
} from './import-rows.ts'

export interface ImportOptions {
  readonly spaceId: number
  /** Folder name of the brand whose content is imported. */
  readonly brand?: string | undefined
}

/** True while the database has no space: until an import, or a change before any import, has stored one. */
export async function isEmpty({ db }: Database): Promise<boolean> {
  return (await db.selectFrom('space').select('id').executeTakeFirst()) === undefined
}

/**
 * Imports content into an empty database, stories in batches. The space comes last: after an interrupted import the
 * database still counts as empty, and the next one first deletes the remains. Processes that start on one database take
 * turns.
 * @throws {StorageError} for a database that is not empty, and for invalid or duplicate stories
 */
export async function importContent(
  database: OpenDatabase,
  content: BundledContent,
  { spaceId, brand }: ImportOptions,
  now: Date,
) {
  return database.runExclusively(async () => {
    if (!(await isEmpty(database))) {
      throw new StorageError(
        'conflict',
        'The database already holds a space: nothing was imported.',
      )
    }
    await clear(database)
    const storyResult = await bulkLoad(database, () => importStories(database, content, now))
    const entryResult = await database.db
      .transaction()
      .execute((db) => importDatasources({ ...database, db }, content, storyResult.lastId, now))
    const { name, languages, assetHost } = content.space
    const space = {
      id: spaceId,
      name: storableText(name),
      version: secondsOf(now),
      last_id: entryResult.lastId,
      language_codes: JSON.stringify(languages),
      asset_host: assetHost,
      lineage: await content.digest(),
      brand: brand === undefined ? null : storableText(brand),
    }
    await database.db.insertInto('space').values(space).execute()
    await analyzeTables(database)
    return {
      stories: storyResult.stories,
      folders: storyResult.folders,
      entries: entryResult.count,
    }
  })
}

/**
 * Collects statistics about the new rows, which both databases need to plan queries well. On PostgreSQL also updates
 * the visibility map, which index-only scans need, before autovacuum would. Names the tables, since PostgreSQL would
 * otherwise include its own catalogue, which takes longer than a small import.
 */
async function analyzeTables({ kind, db }: Database): Promise<void> {
  if (kind === 'sqlite') return void (await sql`analyze`.execute(db))
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema()`.execute(db)
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db)
}

async function clear({ kind, db }: Database): Promise<void> {
  const tables = ['story', 'document', ...derivedTables(kind), ...OTHER_TABLES]
  await db.transaction().execute(async (transaction) => {
    for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(transaction)
  })
}

async function importStories(database: Database, content: BundledContent, now: Date) {
  const indexCache = createIndexCache()
  const counts = { folders: 0, stories: 0, lastId: 0 }
  for await (const rows of asyncChunks(importedRows(content, now), STORIES_AT_ONCE)) {
    for (const { story } of rows) {
      counts.lastId = Math.max(counts.lastId, story.id)
      counts[story.is_folder === 1 ? 'folders' : 'stories']++
    }
    await insertRows(database, rows, indexCache)
  }
  return counts
}

async function* importedRows(content: BundledContent, now: Date): AsyncGenerator<ImportedStory> {
  const check = createStoryCheck()
  for (const link of await content.folders()) {
    const row = toImportedFolder(link, now.toISOString())
    check(row.story)
    yield row
  }
  for await (const story of content.stories()) yield await toCheckedStory(story, check)
}

async function insertRows(
  { kind, db }: Database,
  rows: readonly ImportedStory[],
  indexCache: IndexCache,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const stories = rows.map(({ story }) => story)
    await transaction.insertInto('story').values(stories).execute()
    const documents = rows.map(({ document }) => document)
    await insertDocuments({ kind, db: transaction }, documents, indexCache)
    const drafts = rows.flatMap(({ draft }) => draft ?? [])
    await insertDocuments({ kind, db: transaction }, drafts, indexCache)
  })
}

/** Tables that an interrupted import, or a previous space, may have filled. */
const OTHER_TABLES = [
  'datasource',
  'dimension',
  'datasource_entry',
  'dimension_value',
  'version',
  'deleted_story',
  'planned_change',
]
const STORIES_AT_ONCE = 1000

/**
 * Imports data sources into a database without any, with a dimension for each language that has translations of
 * entries.
 * @returns the number of entries, and the highest id afterwards
 */
async function importDatasources(
  { db }: Database,
  content: BundledContent,
  highestId: number,
  now: Date,
): Promise<{ readonly count: number; readonly lastId: number }> {
  let lastId = highestId
  let count = 0
  const usedIds = new Set<number>()
  for (const slug of await content.datasourceSlugs()) {
    const entries = await content.datasourceEntries(slug)
    for (const { id } of entries) lastId = Math.max(lastId, id)
    const datasource_id = ++lastId
    const name = `${slug[0]?.toUpperCase()}${slug.slice(1).replaceAll('-', ' ')}`
    await db.insertInto('datasource').values({ id: datasource_id, name, slug }).execute()
    const dimensions = content.space.languages
      .filter((lang) => entries.some(({ translations }) => translations?.[lang] !== undefined))
      .map((lang) => ({
        id: ++lastId,
        datasource_id,
        name: languageName(lang, 'en'),
        entry_value: lang,
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      }))
    if (dimensions.length > 0) await db.insertInto('dimension').values(dimensions).execute()
    for (const [position, { translations = {}, ...entry }] of entries.entries()) {
      const id = usedIds.has(entry.id) ? ++lastId : entry.id
      usedIds.add(id)
      const [name, value] = [storableText(entry.name), storableText(entry.value)]
      const row = { id, datasource_id, name, value, position }
      await db.insertInto('datasource_entry').values(row).execute()
      const values = dimensions.flatMap((dimension) => {
        const text = translations[dimension.entry_value]
        if (text === undefined) return []
        return [{ entry_id: id, dimension_id: dimension.id, value: storableText(text) }]
      })
      if (values.length > 0) await db.insertInto('dimension_value').values(values).execute()
      count++
    }
  }
  return { count, lastId }
}
