import type { StoryCondition, StoryQuery } from '../database/story-query.ts'
import type { DeliveryRequest } from './endpoint.ts'
import { malformed } from './errors.ts'
import { readFilterQuery } from './filter-query.ts'
import { readStartsWith, readTranslation, storedSlugs } from './language.ts'
import { type Parameters, readPaging } from './parameters.ts'
import { readSortBy } from './sort-by.ts'

/** What a list of stories is asked for (delivery-protocol#lists-of-stories). Throws a 400. */
export function readStoryQuery(request: DeliveryRequest): StoryQuery {
  const { parameters, query, view } = request
  return {
    view,
    where: [
      ...placeConditions(request),
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

const MAXIMUM_STORIES = 100
const MAXIMUM_UUIDS = 500
const MAXIMUM_PATTERNS = 20

function placeConditions(request: DeliveryRequest): readonly StoryCondition[] {
  const { parameters } = request
  const prefixes = readStartsWith(request)
  const slugs = readSlugs(request, 'by_slugs')
  const excluded = readSlugs(request, 'excluding_slugs')
  const level = parameters.wholeNumber('level', 1)
  const isStartpage = parameters.flag('is_startpage')
  return [
    ...(prefixes.length === 0 ? [] : [{ kind: 'starts-with', prefixes } as const]),
    ...(slugs.length === 0 ? [] : [{ kind: 'slugs', slugs, negated: false } as const]),
    ...(excluded.length === 0 ? [] : [{ kind: 'slugs', slugs: excluded, negated: true } as const]),
    ...(level === undefined ? [] : [{ kind: 'level', level } as const]),
    ...(isStartpage === undefined ? [] : [{ kind: 'startpage', isStartpage } as const]),
  ]
}

/** Slugs are looked up, but each with a star is compared with every story's. */
function readSlugs(request: DeliveryRequest, name: string): readonly string[] {
  const slugs = request.parameters.list(name)
  const patterns = slugs.filter((slug) => slug.includes('*'))
  if (patterns.length > MAXIMUM_PATTERNS)
    throw malformed(name, slugs.join(','), `at most ${MAXIMUM_PATTERNS} slugs with a star`)
  const language = readTranslation(request)?.language
  return slugs.flatMap((slug) => storedSlugs(slug, language))
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
