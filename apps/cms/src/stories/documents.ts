import { fold } from '@prospectus/content/text/fold'
import { sql } from 'kysely'
import { bulkInsert } from '../database/bulk-load.ts'
import { chunks } from '../database/chunks.ts'
import { comparableText, storableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { insertFileReferences, insertStoryReferences } from '../database/document-references.ts'
import type { Bit } from '../database/row-values.ts'
import type { DocumentTable, StoryTable } from '../database/schema.ts'
import { documentValues, documentWords, type SearchableFields } from './document-values.ts'

/** A document before it is stored. Folders have no content. */
export interface NewDocument {
  readonly storyId: number
  readonly isDraft: Bit
  readonly isPublished: Bit
  readonly slug: string
  readonly name: string
  readonly tagList: readonly string[]
  readonly content: Readonly<Record<string, unknown>> | undefined
}

/** The document of a story, from the columns of a row. */
export function newDocument(
  { id, slug }: Pick<StoryTable, 'id' | 'slug'>,
  row: Pick<DocumentTable, 'is_draft' | 'is_published' | 'name' | 'tag_list' | 'content'>,
): NewDocument {
  return {
    storyId: id,
    isDraft: row.is_draft,
    isPublished: row.is_published,
    slug,
    name: row.name,
    tagList: JSON.parse(row.tag_list),
    content: row.content === '' ? undefined : JSON.parse(row.content),
  }
}

/** Sets or clears the flags by which a stored document is the draft, the published version, or both of its story. */
export async function setFlags(
  { db }: Database,
  documentId: number,
  flags: Partial<Pick<DocumentTable, 'is_draft' | 'is_published'>>,
): Promise<void> {
  await db.updateTable('document').set(flags).where('id', '=', documentId).execute()
}

/** Creates a cache of the paths and words that are stored already, so that an import looks up each only once. */
export function createIndexCache() {
  return { pathIds: new Map<string, number>(), words: new Set<string>() }
}

export type IndexCache = ReturnType<typeof createIndexCache>

/** Stores documents, one per story, and indexes those with content, which folders lack. */
export async function insertDocuments(
  database: Database,
  documents: readonly NewDocument[],
  indexCache = createIndexCache(),
): Promise<void> {
  if (documents.length === 0) return
  const rows = documents.map(documentRow)
  const inserted = await database.db
    .insertInto('document')
    .values(rows)
    .returning(['id', 'story_id'])
    .execute()
  const idByStory = new Map(inserted.map(({ id, story_id }) => [story_id, id]))
  const jsonByStory = new Map(rows.map(({ story_id, content }) => [story_id, content]))
  const indexedDocuments = documents.flatMap(({ storyId, slug, name, tagList, content }) =>
    content === undefined
      ? []
      : {
          id: idByStory.get(storyId) ?? 0,
          slug,
          name,
          tagList,
          content,
          json: jsonByStory.get(storyId) ?? '',
        },
  )
  await indexDocuments(database, indexedDocuments, indexCache)
}

/** Indexes stored documents for filters, sorting, search and the look-up of references. */
export async function indexDocuments(
  database: Database,
  documents: readonly IndexedDocument[],
  indexCache: IndexCache,
): Promise<void> {
  await insertTags(database, documents)
  await insertFileReferences(database, documents)
  await insertStoryReferences(database, documents)
  await insertValues(database, documents, indexCache)
  await insertWords(database, documents, indexCache)
}

/** Deletes documents with their index. */
export async function deleteDocuments(database: Database, ids: readonly number[]): Promise<void> {
  const { kind, db } = database
  for (const chunk of chunks(ids, IDS_AT_ONCE)) {
    for (const table of INDEX_TABLES)
      await db.deleteFrom(table).where('document_id', 'in', chunk).execute()
    const key = sql.ref(kind === 'sqlite' ? 'rowid' : 'document_id')
    await sql`delete from document_words where ${key} in (${sql.join(chunk)})`.execute(db)
    await db.deleteFrom('document').where('id', 'in', chunk).execute()
  }
}

/** Deletes the documents of stories. */
export async function deleteDocumentsOf(
  database: Database,
  storyIds: readonly number[],
): Promise<void> {
  const documents = database.db.selectFrom('document').select('id')
  const rows = await documents.where('story_id', 'in', storyIds).execute()
  await deleteDocuments(
    database,
    rows.map(({ id }) => id),
  )
}

export interface IndexedDocument extends SearchableFields {
  readonly id: number
  readonly content: Readonly<Record<string, unknown>>
  /** JSON of `content`. */
  readonly json: string
}

function documentRow({ storyId, isDraft, isPublished, name, tagList, content }: NewDocument) {
  const component = content?.component
  return {
    story_id: storyId,
    is_draft: isDraft,
    is_published: isPublished,
    name: storableText(name),
    folded_name: storableText(fold(name)),
    component: typeof component === 'string' ? comparableText(component) : '',
    tag_list: JSON.stringify(tagList),
    content: content === undefined ? '' : JSON.stringify(content),
  }
}

async function insertTags(
  database: Database,
  documents: readonly IndexedDocument[],
): Promise<void> {
  const rows = documents.flatMap(({ id, tagList }) =>
    [...new Set(tagList.map(comparableText))].map((tag) => [id, tag]),
  )
  await bulkInsert(database, 'document_tag', { document_id: 'integer', tag: 'text' }, rows)
}

async function insertValues(
  database: Database,
  documents: readonly IndexedDocument[],
  { pathIds }: IndexCache,
): Promise<void> {
  const values = documents.flatMap(({ id, content }) =>
    documentValues(content).map((value) => ({ id, ...value })),
  )
  const missingPaths = new Set(values.map(({ path }) => path).filter((path) => !pathIds.has(path)))
  for (const [path, id] of await addPaths(database, [...missingPaths])) pathIds.set(path, id)
  const columns = {
    document_id: 'integer',
    path_id: 'integer',
    kind: 'text',
    text: 'text',
    folded: 'text',
    num: 'float',
  } as const
  const rows = values.map(({ id, path, kind, text, folded, num }) => [
    id,
    pathIds.get(path) ?? 0,
    kind,
    text,
    folded,
    num,
  ])
  await bulkInsert(database, 'document_value', columns, rows)
  if (pathIds.size > MAX_CACHED) pathIds.clear()
}

async function addPaths(
  database: Database,
  paths: readonly string[],
): Promise<readonly (readonly [string, number])[]> {
  const rows = paths.map((path) => [path])
  await bulkInsert(database, 'path', { path: 'text' }, rows, { ignoreExisting: true })
  const storedPaths: [string, number][] = []
  for (const chunk of chunks(paths, IDS_AT_ONCE)) {
    const rows = await database.db
      .selectFrom('path')
      .select(['id', 'path'])
      .where('path', 'in', chunk)
      .execute()
    for (const { id, path } of rows) storedPaths.push([path, id])
  }
  return storedPaths
}

async function insertWords(
  database: Database,
  documents: readonly IndexedDocument[],
  { words }: IndexCache,
): Promise<void> {
  const wordLists = documents.map((document) => ({
    id: document.id,
    words: documentWords(document),
  }))
  // Only about one word in thirty of an import is distinct.
  const distinctWords = new Set<string>()
  for (const document of wordLists) for (const word of document.words) distinctWords.add(word)
  const missingWords = [...distinctWords].filter((word) => !words.has(word))
  const rows = missingWords.map((word) => [word])
  await bulkInsert(database, 'word', { word: 'text' }, rows, { ignoreExisting: true })
  for (const word of missingWords) words.add(word)
  const key = database.kind === 'sqlite' ? 'rowid' : 'document_id'
  const lists = wordLists.map((document) => [document.id, document.words.join(' ')])
  await bulkInsert(database, 'document_words', { [key]: 'integer', words: 'words' }, lists)
  if (words.size > MAX_CACHED) words.clear()
}

const INDEX_TABLES = ['document_value', 'document_tag', 'document_file', 'document_link'] as const
const IDS_AT_ONCE = 5000
const MAX_CACHED = 500_000
