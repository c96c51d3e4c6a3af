import { DEFAULT_LANGUAGE } from '../../schema/links/language-folder.ts'
import { RESOURCE_TYPES } from '../resources/resource-types.ts'
import type { ResourceQuery } from '../rows/queries.ts'
import type { Clause, StoriesQuery } from './stories-query.ts'

/**
 * The query of the resources centre that lists the same stories in the same order, where there is one
 * (`resource-options.ts`): it is answered by an index. Undefined for everything else.
 * @param languages codes of the language folders
 */
export function centreQuery(
  query: StoriesQuery,
  languages: readonly string[],
): ResourceQuery | undefined {
  const { startsWith, uuids, clauses, text, sort, page, perPage } = query
  const folder = folderOf(startsWith, languages)
  const type = folder === undefined ? undefined : typeOf(startsWith, folder)
  const filters = filtersOf(clauses)
  if (folder === undefined || type === undefined || filters === undefined) return undefined
  if (uuids !== undefined || sort.by !== 'date' || !sort.descending) return undefined
  const lang = folder === '' ? DEFAULT_LANGUAGE : folder.slice(0, -1)
  return { lang, ...type, ...filters, text, offset: (page - 1) * perPage, limit: perPage }
}

/** The language folder that all beginnings are in, with its slash; empty for the default language. */
function folderOf(startsWith: readonly string[], languages: readonly string[]): string | undefined {
  const folders = ['', ...languages.map((language) => `${language}/`)]
  const isResourceFolder = (slug: string) => RESOURCE_TYPES.some((type) => slug === `${type}/`)
  return folders.find((folder) =>
    startsWith.every(
      (slug) => slug.startsWith(folder) && isResourceFolder(slug.slice(folder.length)),
    ),
  )
}

/** One type, or all of them: then none is to be filtered by. */
function typeOf(
  startsWith: readonly string[],
  folder: string,
): Pick<ResourceQuery, 'type'> | undefined {
  const types = RESOURCE_TYPES.filter((type) => startsWith.includes(`${folder}${type}/`))
  if (types.length === RESOURCE_TYPES.length) return {}
  return types.length === 1 ? { type: types[0] } : undefined
}

/** At most one theme and one industry, of resources. */
function filtersOf(
  clauses: readonly Clause[],
): Pick<ResourceQuery, 'theme' | 'industry'> | undefined {
  const single = new Map(clauses.map((clause) => [clause.field, singleValue(clause)]))
  const component = single.get('component')
  const theme = single.get('theme')
  const industry = single.get('industry')
  const known = [component, theme, industry].filter((value) => value !== undefined)
  const isOfResources = component === 'modules/resource' || component === 'resource'
  return isOfResources && known.length === clauses.length ? { theme, industry } : undefined
}

function singleValue(clause: Clause): string | undefined {
  if (!('values' in clause) || clause.operation === 'not_in') return undefined
  return clause.values.length === 1 ? clause.values[0] : undefined
}
