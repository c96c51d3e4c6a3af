import { fold } from '@prospectus/content/text/fold'
import { withoutPlural } from '@prospectus/content/text/without-plural'
import { termsOf } from '../matching/terms.ts'
import { labelsOf } from '../resources/labels.ts'
import { isListedResource } from '../resources/resource-types.ts'
import type { Entry } from '../rows/entry.ts'
import type { Snapshot } from './snapshot.ts'

interface NamedFacet {
  readonly kind: 'type' | 'theme'
  readonly value: string
}

/**
 * Creates a function that finds the resource types and themes that a text names by their label (SEARCH-2, RES-8), so
 * that a search for `Datasheets` finds all datasheets. Ignores case, accents, punctuation and spaces. A type is also
 * found by its section and its singular: `Datasheet`.
 */
export function createFacetFinder(
  datasources: Snapshot['datasources'],
): (text: string, lang: string) => readonly NamedFacet[] {
  const facetsOfLanguage = new Map<string, ReadonlyMap<string, readonly NamedFacet[]>>()
  return (text, lang) => {
    const facets = facetsOfLanguage.get(lang) ?? facetsByName(datasources, lang)
    facetsOfLanguage.set(lang, facets)
    return [...new Set(keysOf(text, lang).flatMap((key) => facets.get(key) ?? []))]
  }
}

export function hasFacet(entry: Entry, facets: readonly NamedFacet[]): boolean {
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
  const add = (keys: Iterable<string>, facet: NamedFacet) => {
    for (const key of keys) facets.set(key, [...(facets.get(key) ?? []), facet])
  }
  for (const [value, label] of labelsOf(datasources['resource-type'], lang)) {
    const names = [...keysOf(label, lang), ...keysOf(value, lang)]
    add(new Set(names), { kind: 'type', value })
  }
  for (const [value, label] of labelsOf(datasources['theme-type'], lang)) {
    add(keysOf(label, lang).slice(0, 1), { kind: 'theme', value })
  }
  return facets
}

/** Keys of a name: as it is, with its last word in the singular, and with every word in the singular. */
function keysOf(name: string, lang: string): readonly string[] {
  const words = termsOf(fold(name))
  const joined = words.join('')
  if (joined === '') return []
  const singulars = words.map((word) => withoutPlural(word, lang)).join('')
  return [...new Set([joined, withoutPlural(joined, lang), singulars])]
}
