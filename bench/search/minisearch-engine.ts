import { wordsOf } from '@prospectus/catalogue/matching/terms'
import type { ResourceView } from '@prospectus/catalogue/resources/centre-query'
import { fold } from '@prospectus/content/text/fold'
import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch'
import { type Document, documents } from './documents.ts'
import type { EngineKind, Found } from './engine.ts'

/**
 * MiniSearch, in memory: no form on disk opens faster than it builds, and at 100,000 stories its JSON is longer than a
 * string can be. Texts arrive folded and tokenised, so its own processing is off, as is the clean-up after removals.
 * Every term has to match, a match in a name counts most; fuzzy matching is off.
 */
export function minisearchEngine(prefix: boolean): EngineKind {
  return {
    // Finds words, or with `prefix` their beginnings, but never a part from within one.
    cannot: prefix ? ['inside a word'] : ['inside a word', 'beginning'],
    // Same index as for whole words; above this number of stories, a prefix query took seconds.
    upTo: prefix ? 10_000 : Number.POSITIVE_INFINITY,
    open: async (_folder, size) => {
      const index = new MiniSearch<Document>({
        fields: ['name', 'description', 'body', 'tags'],
        storeFields: ['lang', 'tab', 'type', 'themes', 'industries', 'date'],
        tokenize: (text) => [...wordsOf(text)],
        processTerm: (term) => term,
        autoVacuum: false,
      })
      for await (const document of documents(size)) index.add(document)
      const options: SearchOptions = { combineWith: 'AND', prefix, boost: { name: 10 } }
      return {
        indexBytes: undefined,
        search: (text) => {
          const found = index.search(fold(text), { ...options, filter: isSearched })
          countByTab(found)
          return { total: found.length, ids: idsOf(found.slice(0, 50)) }
        },
        filter: (query) => filtered(index, query, options),
      }
    },
  }
}

/** Matches words instead of RES-8's phrase, which would need a scan. */
function filtered(
  index: MiniSearch<Document>,
  { lang, type, theme, industry, text = '', page, perPage }: ResourceView,
  options: SearchOptions,
): Found {
  const query: Query = text === '' ? MiniSearch.wildcard : fold(text)
  const found = index
    .search(query, {
      ...options,
      fields: ['name', 'description'],
      filter: (result) =>
        result.lang === lang &&
        result.type !== undefined &&
        (!type || result.type === type) &&
        (!theme || result.themes.includes(theme)) &&
        (!industry || result.industries.includes(industry)),
    })
    .sort((a, b) => b.date - a.date)
  return { total: found.length, ids: idsOf(found.slice((page - 1) * perPage, page * perPage)) }
}

function isSearched({ lang, tab }: SearchResult): boolean {
  return lang === 'en' && tab !== undefined
}

function countByTab(found: readonly SearchResult[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { tab } of found) counts.set(tab, (counts.get(tab) ?? 0) + 1)
  return counts
}

function idsOf(found: readonly SearchResult[]): readonly number[] {
  return found.map(({ id }) => id)
}
