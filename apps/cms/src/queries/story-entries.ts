import { componentsWithoutPage } from '@prospectus/content/reading/story-kind'
import { searchedAddress } from '@prospectus/content/schema/links/searched-address'
import { fold } from '@prospectus/content/text/fold'
import type { StoryEntry, StoryTree } from '@prospectus/protocol/management/story'
import { sql } from 'kysely'
import { contains, type SqlCondition, startsWithOneOf, storableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { type ListPage, type Paging, readPage } from '../database/paging.ts'

interface EntryQuery extends Paging {
  /** Direct children of this folder; 0 is the root. */
  readonly parentId?: number | undefined
  readonly startsWith?: string | undefined
  /** Part of the name or full slug, ignoring case and accents; with a slash also an address or a part of one. */
  readonly search?: string | undefined
  /** Part of a text in the draft's content, case-sensitive. */
  readonly inContent?: string | undefined
  /** Component of any block in the draft, or of its root. */
  readonly component?: string | undefined
  readonly ids?: readonly number[]
  readonly uuids?: readonly string[]
  readonly fullSlugs?: readonly string[]
  readonly kind?: 'stories' | 'folders' | undefined
  /** Only stories with a page of their own, which a link can lead to. */
  readonly hasPage?: boolean
  /** Only redirects left by moves or made with `createRedirects`, instead of everything else. */
  readonly onlyRedirects?: boolean
}

/** Stories and folders for editors, ordered by position, then newest id first. */
export async function listEntries(
  database: Database,
  query: EntryQuery,
): Promise<ListPage<StoryEntry>> {
  const orderedEntries = matchingEntries(database, query)
    .select(['story.id', 'uuid', 'name', 'slug', 'full_slug', 'parent_id', 'position', 'component'])
    .select(['is_folder', 'is_startpage', 'tag_list', 'lang', 'group_id', 'published', 'version'])
    .select(['is_published', 'redirect_to', 'created_at', 'updated_at'])
    .select(['published_at', 'first_published_at'])
    .orderBy('position')
    .orderBy('story.id', 'desc')
  const { total, items: rows } = await readPage(orderedEntries, query)
  const items = rows.map(({ component, is_published, ...row }) => ({
    ...row,
    is_folder: row.is_folder === 1,
    is_startpage: row.is_startpage === 1,
    content_type: component === '' ? null : component,
    tag_list: JSON.parse(row.tag_list),
    published: row.published === 1,
    unpublished_changes: row.is_folder === 0 && row.published === 1 && is_published === 0,
  }))
  return { total, items }
}

function matchingEntries(database: Database, query: EntryQuery) {
  let stories = database.db
    .selectFrom('story')
    .innerJoin('document', 'document.story_id', 'story.id')
    .where('document.is_draft', '=', 1)
    .where('redirect_to', query.onlyRedirects ? 'is not' : 'is', null)
  if (query.parentId !== undefined) stories = stories.where('parent_id', '=', query.parentId)
  if (query.startsWith !== undefined) {
    stories = stories.where(startsWithOneOf(sql.ref('story.full_slug'), [query.startsWith]))
  }
  const { ids = [], uuids = [], fullSlugs = [] } = query
  if (ids.length > 0) stories = stories.where('story.id', 'in', ids)
  if (uuids.length > 0) stories = stories.where('uuid', 'in', uuids.map(storableText))
  if (fullSlugs.length > 0) stories = stories.where('full_slug', 'in', fullSlugs.map(storableText))
  if (query.kind !== undefined) {
    stories = stories.where('is_folder', '=', query.kind === 'folders' ? 1 : 0)
  }
  if (query.hasPage) {
    stories = stories.where('is_folder', '=', 0).where('component', 'not in', componentsWithoutPage)
  }
  if (query.component !== undefined) {
    const member = storableText(`"component":${JSON.stringify(query.component)}`)
    stories = stories.where(contains(database, sql.ref('document.content'), member))
  }
  if (query.inContent !== undefined) {
    const part = storableText(JSON.stringify(query.inContent).slice(1, -1))
    stories = stories.where(contains(database, sql.ref('document.content'), part))
  }
  if (query.search !== undefined) stories = stories.where(matchesSearch(database, query.search))
  return stories
}

function matchesSearch(database: Database, search: string): SqlCondition {
  const part = storableText(fold(search))
  const inName = contains(database, sql.ref('folded_name'), part)
  const address = searchedAddress(search)
  const inSlug = contains(
    database,
    sql`'/' || ${sql.ref('full_slug')}`,
    address === undefined ? part : storableText(address),
  )
  return sql`(${inName} or ${inSlug})`
}

/** The whole tree without content and redirects, for navigation and search in the editor. */
export async function readStoryTree(database: Database): Promise<StoryTree> {
  const { db } = database
  const rows = await db
    .selectFrom('story')
    .innerJoin('document', 'document.story_id', 'story.id')
    .where('document.is_draft', '=', 1)
    .where('redirect_to', 'is', null)
    .select(['story.id', 'parent_id', 'name', 'slug', 'component', 'is_folder'])
    .select(['published', 'is_published'])
    .orderBy('position')
    .orderBy('story.id', 'desc')
    .execute()
  const lastAuthorOf = await lastAuthors(database)
  const authors = [...new Set(lastAuthorOf.values())].sort()
  const authorIndexes = new Map(authors.map((author, index) => [author, index]))
  const types = [...new Set(rows.filter((row) => row.is_folder === 0).map((row) => row.component))]
  const typeIndexes = new Map(types.map((type, index) => [type, index]))
  return {
    id: rows.map((row) => row.id),
    parent: rows.map((row) => row.parent_id),
    name: rows.map((row) => row.name),
    slug: rows.map((row) => row.slug),
    state: rows.map((row) => {
      if (row.is_folder === 1) return 'f'
      if (row.published !== 1) return 'd'
      return row.is_published === 1 ? 'p' : 'c'
    }),
    type: rows.map((row) => (row.is_folder === 1 ? -1 : (typeIndexes.get(row.component) ?? -1))),
    types,
    author: rows.map((row) => authorIndexes.get(lastAuthorOf.get(row.id) ?? '') ?? -1),
    authors,
    in_review: await storiesInReview(database),
    scheduled: await scheduledStories(database),
  }
}

async function lastAuthors({ db }: Database): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('version')
    .innerJoin('story', (join) =>
      join.onRef('story.id', '=', 'version.story_id').onRef('story.version', '=', 'version.number'),
    )
    .select(['version.story_id', 'version.author'])
    .where('version.author', '<>', '')
    .execute()
  return new Map(rows.map(({ story_id, author }) => [story_id, author]))
}

async function storiesInReview({ db }: Database): Promise<readonly number[]> {
  const openReviews = db.selectFrom('review').select('story_id').where('state', '=', 'asked')
  return (await openReviews.execute()).map(({ story_id }) => story_id)
}

async function scheduledStories({ db }: Database): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('planned_change')
    .select('story_ids')
    .where('done_at', 'is', null)
    .where('due_at', 'is not', null)
    .execute()
  return [...new Set(rows.flatMap(({ story_ids }): number[] => JSON.parse(story_ids)))]
}
