import { DEFAULT_LANGUAGE } from '@prospectus/content/schema/links/language-folder'
import type { Clause } from '@prospectus/protocol/query/operations'
import type { StoriesSelection } from '@prospectus/protocol/query/stories-query'
import type { StoriesFilter, StoriesOptions } from '@prospectus/protocol/query/stories-request'
import { RESOURCE_TYPES } from './resource-types.ts'

/** Filters of the resources centre (RES-1); undefined and empty filter nothing. */
export interface CentreFilter {
  readonly lang: string
  readonly type?: string | undefined
  readonly industry?: string | undefined
  readonly theme?: string | undefined
  readonly text?: string | undefined
}

/** A page of a list in the resources centre, or of an author's resources. */
export interface ResourceView extends CentreFilter {
  /** The name that resources are signed with. */
  readonly author?: string | undefined
  /** 1 or more. */
  readonly page: number
  readonly perPage: number
}

/**
 * The stories request for a view of the resources centre (CALL-4, RES-0 to RES-4, RES-8, LANG-2); browsers use it too.
 */
export function centreOptions(view: ResourceView): StoriesOptions {
  const { lang, type, industry, theme, text, page, perPage } = view
  const folder = lang === DEFAULT_LANGUAGE ? '' : `${lang}/`
  const types = type ? RESOURCE_TYPES.filter((candidate) => candidate === type) : RESOURCE_TYPES
  const filter: StoriesFilter = {
    component: { in: 'modules/resource' },
    ...(theme && { theme: { in_array: theme } }),
    ...(industry && { industry: { in_array: industry } }),
  }
  return {
    starts_with: types.map((candidate) => `${folder}${candidate}/`).join(',') || NO_SLUG,
    filter_query: filter,
    ...(text && { search_term: text }),
    sort_by: 'content.date:desc',
    page,
    per_page: perPage,
    excluding_fields: [...NOT_ON_CARDS].join(','),
  }
}

/**
 * The filter of the resources centre that selects the same stories as a query, whose text is ignored; undefined if
 * there is no such filter.
 */
export function centreFilterOf(
  { startsWith, uuids, clauses, sort }: StoriesSelection,
  languages: readonly string[],
): CentreFilter | undefined {
  const folder = folderOf(startsWith, languages)
  if (folder === undefined || uuids !== undefined) return undefined
  if (sort.by !== 'content.date' || !sort.isDescending) return undefined
  const types = RESOURCE_TYPES.filter((type) => startsWith.includes(`${folder}${type}/`))
  const [type] = types
  const values = new Map(clauses.map((clause) => [clause.field, singleValue(clause)]))
  const [component, theme, industry] = FIELDS.map((field) => values.get(field))
  const usedValues = [component, theme, industry].filter((value) => value !== undefined)
  const selectsResources = component === 'modules/resource' || component === 'resource'
  if (!selectsResources || usedValues.length < clauses.length) return undefined
  const lang = folder === '' ? DEFAULT_LANGUAGE : folder.slice(0, -1)
  if (types.length === RESOURCE_TYPES.length) return { lang, theme, industry }
  return types.length === 1 ? { lang, type, theme, industry } : undefined
}

/**
 * The language folder that all prefixes share, with its slash; empty for the default language, undefined if they share
 * none.
 */
function folderOf(startsWith: readonly string[], languages: readonly string[]): string | undefined {
  const folders = ['', ...languages.map((language) => `${language}/`)]
  const isResourceFolder = (slug: string) => RESOURCE_TYPES.some((type) => slug === `${type}/`)
  return folders.find((folder) =>
    startsWith.every(
      (slug) => slug.startsWith(folder) && isResourceFolder(slug.slice(folder.length)),
    ),
  )
}

function singleValue({ operation, operand }: Clause): string | undefined {
  const isList = typeof operand === 'object' && operation !== 'not_in'
  return isList && operand.length === 1 ? operand[0] : undefined
}

/** No full slug begins with a slash. */
const NO_SLUG = '/'
const FIELDS = ['component', 'theme', 'industry'] as const

/** Fields of a resource that its card does not show. */
export const NOT_ON_CARDS: ReadonlySet<string> = new Set([
  'author',
  'body',
  'download',
  'gated',
  'gated_form',
  'transcript',
  'captions',
  'recording_note',
  'repeats',
  'location',
  'register',
  'register_form',
  'figures',
  'schemas',
  'prevent_indexing',
  'excerpt',
  'graphic',
])
