import type { StoryCondition, StoryQuery } from '../storage/story-query.ts'
import type { DeliveryRequest } from './endpoint.ts'
import { malformed } from './errors.ts'
import { readFilterQuery } from './filter-query.ts'
import { type Parameters, readPaging } from './parameters.ts'
import { readSortBy } from './sort-by.ts'

/** What a list of stories is asked for (protocol section 6.1). Throws a 400. */
export function readStoryQuery({ parameters, query, view }: DeliveryRequest): StoryQuery {
  return {
    view,
    where: [
      ...placeConditions(parameters),
      ...idConditions(parameters),
      ...kindConditions(parameters),
      ...dateConditions(parameters),
      ...readFilterQuery(query),
    ],
    search: parameters.text('search_term'),
    sort: readSortBy(parameters.text('sort_by')),
    ...readPaging(parameters, MAXIMUM_STORIES),
  }
}

/** Whether the default language is forced, where a folder is named like a language (protocol section 6.1). */
export function forcesDefaultLanguage(parameters: Parameters): boolean {
  return parameters.text('starts_with')?.startsWith(DEFAULT_LANGUAGE) ?? false
}

/** `starts_with`, without what forces the default language; undefined when there is none. */
export function readStartsWith(parameters: Parameters): string | undefined {
  const text = parameters.text('starts_with')
  const prefix = text?.startsWith(DEFAULT_LANGUAGE) ? text.slice(DEFAULT_LANGUAGE.length) : text
  return prefix || undefined
}

const DEFAULT_LANGUAGE = '[default]/'
const MAXIMUM_STORIES = 100
const MAXIMUM_UUIDS = 500
const MAXIMUM_PATTERNS = 20

function placeConditions(parameters: Parameters): readonly StoryCondition[] {
  const prefix = readStartsWith(parameters)
  const slugs = readSlugs(parameters, 'by_slugs')
  const excluded = readSlugs(parameters, 'excluding_slugs')
  const level = parameters.wholeNumber('level', 1)
  const isStartpage = parameters.flag('is_startpage')
  return [
    ...(prefix === undefined ? [] : [{ kind: 'starts-with', prefix } as const]),
    ...(slugs.length === 0 ? [] : [{ kind: 'slugs', slugs, negated: false } as const]),
    ...(excluded.length === 0 ? [] : [{ kind: 'slugs', slugs: excluded, negated: true } as const]),
    ...(level === undefined ? [] : [{ kind: 'level', level } as const]),
    ...(isStartpage === undefined ? [] : [{ kind: 'startpage', isStartpage } as const]),
  ]
}

/** Slugs are looked up, but each with a star is compared with every story's. */
function readSlugs(parameters: Parameters, name: string): readonly string[] {
  const slugs = parameters.list(name)
  const patterns = slugs.filter((slug) => slug.includes('*'))
  if (patterns.length > MAXIMUM_PATTERNS)
    throw malformed(name, slugs.join(','), `at most ${MAXIMUM_PATTERNS} slugs with a star`)
  return slugs
}

function idConditions(parameters: Parameters): readonly StoryCondition[] {
  const uuidLists = [
    { uuids: parameters.list('by_uuids', MAXIMUM_UUIDS), ordered: false },
    { uuids: parameters.list('by_uuids_ordered', MAXIMUM_UUIDS), ordered: true },
  ]
  const idLists = [
    { ids: parameters.ids('by_ids'), negated: false },
    { ids: parameters.ids('excluding_ids'), negated: true },
  ]
  return [
    ...uuidLists.filter(({ uuids }) => uuids.length > 0).map(byUuids),
    ...idLists.filter(({ ids }) => ids.length > 0).map(byIds),
  ]
}

const byUuids = (list: { readonly uuids: readonly string[]; readonly ordered: boolean }) => ({
  kind: 'uuids' as const,
  ...list,
})
const byIds = (list: { readonly ids: readonly number[]; readonly negated: boolean }) => ({
  kind: 'ids' as const,
  ...list,
})

function kindConditions(parameters: Parameters): readonly StoryCondition[] {
  const component = parameters.text('content_type')
  const tags = parameters.list('with_tag')
  return [
    ...(component === undefined ? [] : [{ kind: 'component', component } as const]),
    ...(tags.length === 0 ? [] : [{ kind: 'any-tag', tags } as const]),
  ]
}

function dateConditions(parameters: Parameters): readonly StoryCondition[] {
  return COLUMNS.flatMap((column) =>
    COMPARISONS.flatMap(([suffix, comparison]) => {
      const at = parameters.date(`${column}_${suffix}`)
      return at === undefined ? [] : [{ kind: 'date', column, comparison, at } as const]
    }),
  )
}

const COLUMNS = ['published_at', 'first_published_at', 'updated_at'] as const
const COMPARISONS = [
  ['gt', '>'],
  ['lt', '<'],
  ['gte', '>='],
  ['lte', '<='],
] as const
