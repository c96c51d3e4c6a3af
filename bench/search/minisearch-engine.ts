import { wordsOf } from '@prospectus/catalogue/matching/terms'
import type { ResourceView } from '@prospectus/catalogue/resources/centre-query'
import { fold } from '@prospectus/content/text/fold'
import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch'
import { type Document, documents } from './documents.ts'
import type { EngineKind, SearchResults } from './engine.ts'

/**
 * MiniSearch, in memory: loading its JSON is no faster than a build, and at 100,000 stories the JSON exceeds the maximum
 * string length. Texts are folded and tokenised already, so its own processing is off, and so is vacuuming. Every term
 * has to match; a match in a name counts most; fuzzy matching is off.
 */
export function minisearchEngine(isPrefixSearch: boolean): EngineKind {
  return {
    // Finds words, or by prefix search their beginnings, but never a part from inside a word.
    unsupported: isPrefixSearch ? ['inside a word'] : ['inside a word', 'beginning'],
    // Same index as for whole words; above this number of stories, a prefix query took seconds.
    maxStories: isPrefixSearch ? 10_000 : Number.POSITIVE_INFINITY,
    open: async (_folder, size) => {
      const index = new MiniSearch<Document>({
        fields: ['name', 'description', 'body', 'tags'],
        storeFields: ['lang', 'tab', 'resourceType', 'themes', 'industries', 'date'],
        tokenize: (text) => [...wordsOf(text)],
        processTerm: (term) => term,
        autoVacuum: false,
      })
      for await (const document of documents(size)) index.add(document)
      const options: SearchOptions = {
        combineWith: 'AND',
        prefix: isPrefixSearch,
        boost: { name: 10 },
      }
      return {
        indexBytes: undefined,
        search: (text) => {
          const found = index.search(fold(text), { ...options, filter: isFoundInEnglish })
          // Only for its time: the site search and FTS5 count by tab too.
          countByTab(found)
          return { total: found.length, ids: idsOf(found.slice(0, 50)) }
        },
        filter: (query) => filterResources(index, query, options),
      }
    },
  }
}

/** Matches words instead of RES-8's phrase, which would need a scan. */
function filterResources(
  index: MiniSearch<Document>,
  { lang, type, theme, industry, text = '', page, perPage }: ResourceView,
  options: SearchOptions,
): SearchResults {
  const query: Query = text === '' ? MiniSearch.wildcard : fold(text)
  const found = index
    .search(query, {
      ...options,
      fields: ['name', 'description'],
      filter: (result) =>
        result.lang === lang &&
        result.resourceType !== undefined &&
        (!type || result.resourceType === type) &&
        (!theme || result.themes.includes(theme)) &&
        (!industry || result.industries.includes(industry)),
    })
    .sort((a, b) => b.date - a.date)
  return { total: found.length, ids: idsOf(found.slice((page - 1) * perPage, page * perPage)) }
}

function isFoundInEnglish({ lang, tab }: SearchResult): boolean {
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
