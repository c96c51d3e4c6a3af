import type { AssetMetadata, AssetUse } from '@prospectus/protocol/management/asset'
import type { FileType } from '@prospectus/protocol/management/definition'
import { type Selectable, type SqlBool, sql } from 'kysely'
import {
  allOf,
  anyOf,
  contains,
  oneOf,
  type SqlCondition,
  startsWithOneOf,
  storableText,
} from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { fileDigestsIn } from '../database/document-references.ts'
import { type ListPage, type Paging, readPage } from '../database/paging.ts'
import type { AssetTable } from '../database/schema.ts'
import { StorageError } from '../database/storage-error.ts'
import { contentTypePrefixes } from './file-types.ts'

export interface StoredAsset extends AssetMetadata {
  readonly id: number
  /** `{W}x{H}/{hash}/{name}` (asset-addresses#addresses). */
  readonly path: string
  readonly content_type: string
  readonly content_length: number
  readonly created_at: string
  readonly updated_at: string
  readonly replacedPaths: readonly string[]
}

export interface AssetQuery extends Paging {
  /** Part of the path, which ends with the name; ignoring case. */
  readonly search: string | undefined
  readonly isUnused?: boolean
  /** Only pictures that need an `alt` and have none. */
  readonly isUndescribed?: boolean
  /** Any of these; empty for all. */
  readonly types?: readonly FileType[]
  /** Id of a folder; only files directly in it. */
  readonly folder?: number | undefined
  readonly extId?: string | undefined
  /** Ids of internal tags, any of them; empty for all. */
  readonly tags?: readonly string[]
  /** Parts of the metadata, ignoring case. */
  readonly texts?: Readonly<Partial<Record<'alt' | 'title' | 'copyright', string>>>
  readonly isOldestFirst?: boolean
}

/** A page of uploaded files, newest first by default. */
export async function assets(
  database: Database,
  query: AssetQuery,
): Promise<ListPage<StoredAsset>> {
  const matchingAssets = database.db
    .selectFrom('asset')
    .where(allOf(filterConditions(database, query)))
  const order = query.isOldestFirst === true ? 'asc' : 'desc'
  const { total, items } = await readPage(matchingAssets.selectAll().orderBy('id', order), query)
  return { total, items: items.map(toAsset) }
}

/** The asset with this id. Throws `StorageError` when it does not exist. */
export async function asset({ db }: Database, id: number): Promise<StoredAsset> {
  const row = await db
    .selectFrom('asset')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(
      () => new StorageError('missing', `There is no asset with the id ${id}.`),
    )
  return toAsset(row)
}

export async function hasAsset({ db }: Database, id: number): Promise<boolean> {
  const row = await db.selectFrom('asset').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** The paths among these that belong to decorative pictures. */
export async function decorativePaths(
  { db }: Database,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set()
  const rows = await db
    .selectFrom('asset')
    .select('path')
    .where('decorative', '=', 1)
    .where('path', 'in', paths.map(storableText))
    .execute()
  return new Set(rows.map(({ path }) => path))
}

/**
 * Stories whose draft or published content uses one of these paths, by id. Reads only the documents that
 * `document_file` lists for the digests in these paths.
 */
export async function assetUses(
  database: Database,
  paths: readonly string[],
): Promise<readonly AssetUse[]> {
  const content = sql.ref('document.content')
  const documentIds = database.db
    .selectFrom('document_file')
    .select('document_id')
    .where(oneOf(database, sql.ref('file'), fileDigestsIn(paths.map((path) => `/${path}`).join())))
  return await database.db
    .selectFrom('story')
    .innerJoin('document', 'document.story_id', 'story.id')
    .select(['story.id', 'story.full_slug', sql<string>`min(document.name)`.as('name')])
    .where('document.id', 'in', documentIds)
    .where(({ or }) =>
      or(paths.map((path) => contains(database, content, `/${storableText(path)}`))),
    )
    .groupBy(['story.id', 'story.full_slug'])
    .orderBy('story.id')
    .execute()
}

/** True if no document refers to the asset: none has the digest between the first two slashes of its path. */
function hasNoReference({ kind }: Database) {
  const slash = kind === 'sqlite' ? sql`instr(path, '/')` : sql`strpos(path, '/')`
  return sql<SqlBool>`not exists
    (select 1 from document_file where file = substr(path, ${slash} + 1, 16))`
}

function filterConditions(database: Database, query: AssetQuery): readonly SqlCondition[] {
  const {
    search,
    isUnused,
    isUndescribed,
    types = [],
    folder,
    extId,
    tags = [],
    texts = {},
  } = query
  const conditions: SqlCondition[] = []
  const pathPart = storableText((search ?? '').toLowerCase())
  if (pathPart !== '') conditions.push(contains(database, sql.ref('path'), pathPart))
  if (types.length > 0) {
    conditions.push(startsWithOneOf(sql.ref('content_type'), contentTypePrefixes(types)))
  }
  if (isUnused) conditions.push(hasNoReference(database))
  if (isUndescribed) {
    conditions.push(sql`content_type like 'image/%' and alt = '' and decorative = 0`)
  }
  if (folder !== undefined) conditions.push(sql<SqlBool>`asset_folder_id = ${folder}`)
  if (extId !== undefined) conditions.push(sql<SqlBool>`ext_id = ${storableText(extId)}`)
  const tagList = sql`replace(replace(internal_tag_ids, '[', ','), ']', ',')`
  if (tags.length > 0) {
    conditions.push(anyOf(tags.map((tag) => contains(database, tagList, `,${storableText(tag)},`))))
  }
  for (const [column, part] of Object.entries(texts)) {
    const text = sql`lower(${sql.ref(column)})`
    conditions.push(contains(database, text, storableText(part.toLowerCase())))
  }
  return conditions
}

function toAsset(row: Selectable<AssetTable>): StoredAsset {
  const { decorative, replaced_paths, internal_tag_ids, filed, ...asset } = row
  return {
    ...asset,
    ...FILED_DEFAULTS,
    ...JSON.parse(filed),
    internal_tag_ids: JSON.parse(internal_tag_ids),
    decorative: decorative === 1,
    replacedPaths: JSON.parse(replaced_paths),
  }
}

/** Defaults of the members in the column `filed`. */
const FILED_DEFAULTS = { publish_at: null, expire_at: null, meta_data: {} }
