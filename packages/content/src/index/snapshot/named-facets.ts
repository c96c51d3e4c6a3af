import { fold } from '../../text/fold.ts'
import { terms } from '../matching/terms.ts'
import { labelsOf } from '../resources/labels.ts'
import { isListedResource } from '../resources/resource-types.ts'
import type { Entry } from '../rows/entry.ts'
import type { DatasourceSlug, Snapshot } from './snapshot.ts'

/** A resource type or a theme, by the value of its entry in the data source. */
export interface NamedFacet {
  readonly kind: 'type' | 'theme'
  readonly value: string
}

/**
 * The resource types and themes whose label is this text, as visitors of a language see it (SEARCH-2, RES-8): who
 * looks for `Datasheets` means all of them. Case, accents, signs and spaces do not count.
 */
export function createNamedFacets(
  datasources: Snapshot['datasources'],
): (text: string, lang: string) => readonly NamedFacet[] {
  const languages = new Map<string, ReadonlyMap<string, readonly NamedFacet[]>>()
  return (text, lang) => {
    const facets = languages.get(lang) ?? facetsByName(datasources, lang)
    languages.set(lang, facets)
    return facets.get(nameKey(text)) ?? []
  }
}

/** Whether a story is a resource of one of these types and themes. */
export function isOfFacets(entry: Entry, facets: readonly NamedFacet[]): boolean {
  return (
    isListedResource(entry) &&
    facets.some(({ kind, value }) =>
      kind === 'type' ? entry.section === value : entry.themes.includes(value),
    )
  )
}

function facetsByName(
  datasources: Snapshot['datasources'],
  lang: string,
): ReadonlyMap<string, readonly NamedFacet[]> {
  const facets = new Map<string, readonly NamedFacet[]>()
  for (const [kind, slug] of SOURCES) {
    for (const [value, label] of labelsOf(datasources[slug], lang)) {
      const key = nameKey(label)
      if (key !== '') facets.set(key, [...(facets.get(key) ?? []), { kind, value }])
    }
  }
  return facets
}

function nameKey(text: string): string {
  return terms(fold(text)).join('')
}

const SOURCES: readonly (readonly [NamedFacet['kind'], DatasourceSlug])[] = [
  ['type', 'resource-type'],
  ['theme', 'theme-type'],
]
