import { type RawBuilder, sql } from 'kysely'
import { comparableText, contains, storableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import type { SortableProperty, SortClause, StoryQuery } from '../database/story-query.ts'
import { findPathIds } from './content-clauses.ts'

export interface OrderKey {
  /** Expression over `story`, `document` and the joined values of the content. */
  readonly expression: RawBuilder<string | number>
  readonly isDescending: boolean
  /** Undefined where there are no nulls. */
  readonly nulls: 'first' | 'last' | undefined
}

/** Values of content to sort by: joined as `alias`, at the path with the id `pathId`. */
export interface SortedValue {
  readonly alias: string
  readonly pathId: number
  readonly kinds: readonly ('text' | 'number' | 'boolean')[]
}

export interface SortOrder {
  /** Most significant first; then position, and the newest id first. */
  readonly keys: readonly OrderKey[]
  readonly values: readonly SortedValue[]
  readonly needsDocument: boolean
}

/**
 * The order of a list (delivery-protocol#order): as requested, else in the order of `by_uuids_ordered`, else by
 * relevance; ties by position and the newest id. Compares texts byte by byte, and content fields as texts or, if typed,
 * as numbers. Missing values, and texts in place of numbers, come last in both directions unless requested first.
 * Ignores keys beyond the tenth.
 * @param search the folded query of a search
 */
export async function compileOrder(
  database: Database,
  { sort, where }: Pick<StoryQuery, 'sort' | 'where'>,
  search: string | undefined,
): Promise<SortOrder> {
  if (sort.length > 0) return await orderByKeys(database, sort.slice(0, MAX_KEYS))
  const input = where.find((condition) => condition.kind === 'uuids' && condition.isOrdered)
  if (input?.kind === 'uuids') return orderByExpression(indexInList(database, input.uuids), false)
  if (search !== undefined) return orderByExpression(relevance(database, search), true)
  return { keys: [], values: [], needsDocument: false }
}

async function orderByKeys(database: Database, sort: readonly SortClause[]): Promise<SortOrder> {
  const fields = sort.flatMap(({ by }) => ('path' in by ? [by.path] : []))
  const paths = await findPathIds(database, fields)
  const keys: OrderKey[] = []
  const values: SortedValue[] = []
  for (const { by, isDescending, areNullsFirst } of sort) {
    const nulls = areNullsFirst ? 'first' : 'last'
    if ('property' in by) {
      const expression = sql.ref<string>(COLUMNS[by.property])
      keys.push({
        expression,
        isDescending,
        nulls: NULLABLE_PROPERTIES.has(by.property) ? nulls : undefined,
      })
      continue
    }
    const pathId = paths.get(comparableText(by.path))
    // No content has this path, so the key decides nothing.
    if (pathId === undefined) continue
    const kinds = by.type === 'text' ? TEXT_KINDS : NUMBER_KINDS
    const value = { alias: `value${values.length}`, pathId, kinds }
    values.push(value)
    keys.push({ expression: smallest(value), isDescending, nulls })
  }
  const sortsByName = sort.some(({ by }) => 'property' in by && by.property === 'name')
  return { keys, values, needsDocument: sortsByName || values.length > 0 }
}

/** Picks one value, since two keys of content may form the same path, and the list has the story once. */
function smallest({ alias, kinds }: SortedValue): RawBuilder<string> {
  return sql<string>`min(${sql.ref(`${alias}.${kinds === TEXT_KINDS ? 'text' : 'num'}`)})`
}

function orderByExpression(expression: RawBuilder<number>, needsDocument: boolean): SortOrder {
  return {
    keys: [{ expression, isDescending: false, nulls: undefined }],
    values: [],
    needsDocument,
  }
}

function indexInList({ kind }: Database, uuids: readonly string[]): RawBuilder<number> {
  const input = uuids.map(storableText)
  return kind === 'sqlite'
    ? sql<number>`(select min(key) from json_each(${JSON.stringify(input)}) where value = story.uuid)`
    : sql<number>`array_position(cast(${input} as text[]), story.uuid)`
}

/** Ranks slugs that contain the query, with `-` for a space, before names that do (delivery-protocol#order). */
function relevance(database: Database, folded: string): RawBuilder<number> {
  const query = storableText(folded)
  const inSlug = contains(database, sql`lower(story.full_slug)`, query.replaceAll(' ', '-'))
  const inName = contains(database, sql.ref('document.folded_name'), query)
  return sql<number>`case when ${inSlug} then 0 when ${inName} then 1 else 2 end`
}

const MAX_KEYS = 10
const TEXT_KINDS: SortedValue['kinds'] = ['text', 'number', 'boolean']
const NUMBER_KINDS: SortedValue['kinds'] = ['text', 'number']
const NULLABLE_PROPERTIES: ReadonlySet<SortableProperty> = new Set([
  'published_at',
  'first_published_at',
])
const COLUMNS: Readonly<Record<SortableProperty, string>> = {
  id: 'story.id',
  uuid: 'story.uuid',
  name: 'document.name',
  slug: 'story.slug',
  full_slug: 'story.full_slug',
  position: 'story.position',
  created_at: 'story.created_at',
  updated_at: 'story.updated_at',
  published_at: 'story.published_at',
  first_published_at: 'story.first_published_at',
}
