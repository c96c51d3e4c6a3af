import type { SearchHit } from '../catalogue/snapshot.ts'
import { fold } from './fold.ts'
import { WEIGHTS } from './weights.ts'

export interface RankedHit<Hit = SearchHit> {
  readonly hit: Hit
  readonly kind: 'page' | 'resource'
  readonly score: number
}

/** The score of a name, both folded (SEARCH-3); 0 when the query is empty or does not occur in it. */
export function scoreName(foldedName: string, foldedQuery: string): number {
  if (foldedQuery === '') return 0
  const position = foldedName.indexOf(foldedQuery)
  if (position < 0) return 0
  if (position > 0) return Math.max(WEIGHTS.insideAtLeast, WEIGHTS.inside - position)
  return foldedName.length === foldedQuery.length ? WEIGHTS.exact : WEIGHTS.prefix
}

/**
 * The results of both queries of SEARCH-2 as one list, highest score first (SEARCH-3). Equal scores keep
 * the order of the queries, pages before resources. `query` as typed. A counting sort: a common word
 * has ninety thousand hits, and scores are small whole numbers. `foldedNameOf` lets a caller that keeps folded names save folding them.
 */
export function rankHits<Hit extends { readonly entry: { readonly name: string } }>(
  pages: readonly Hit[],
  resources: readonly Hit[],
  query: string,
  foldedNameOf: (hit: Hit) => string = (hit) => fold(hit.entry.name),
): readonly RankedHit<Hit>[] {
  const foldedQuery = fold(query)
  const total = pages.length + resources.length
  const scores = new Int32Array(total)
  /** How many hits have each score; then, where the next hit of that score goes. */
  const places = new Int32Array(HIGHEST + 1)
  for (let index = 0; index < total; index += 1) {
    const bonus = index < pages.length ? WEIGHTS.page : 0
    const hit = hitAt(pages, resources, index)
    const score = scoreName(foldedNameOf(hit), foldedQuery) + bonus
    scores[index] = score
    places[score] = (places[score] ?? 0) + 1
  }
  let before = 0
  for (let score = HIGHEST; score >= 0; score -= 1) {
    const count = places[score] ?? 0
    places[score] = before
    before += count
  }
  const ranked = new Array<RankedHit<Hit>>(total)
  for (let index = 0; index < total; index += 1) {
    const score = scores[index] ?? 0
    const place = places[score] ?? 0
    places[score] = place + 1
    const kind = index < pages.length ? 'page' : 'resource'
    ranked[place] = { hit: hitAt(pages, resources, index), kind, score }
  }
  return ranked
}

const HIGHEST = WEIGHTS.exact + WEIGHTS.page

function hitAt<Hit>(pages: readonly Hit[], resources: readonly Hit[], index: number): Hit {
  return (index < pages.length ? pages[index] : resources[index - pages.length]) as Hit
}
