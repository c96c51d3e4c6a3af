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
 * the order of the queries, pages before resources. `query` as typed. Linear in the number of hits;
 * `foldedNameOf` lets a caller that keeps folded names save folding them.
 */
export function rankHits<Hit extends { readonly entry: { readonly name: string } }>(
  pages: readonly Hit[],
  resources: readonly Hit[],
  query: string,
  foldedNameOf: (hit: Hit) => string = (hit) => fold(hit.entry.name),
): readonly RankedHit<Hit>[] {
  const foldedQuery = fold(query)
  const byScore = new Map<number, RankedHit<Hit>[]>()
  const add = (hit: Hit, kind: RankedHit['kind'], bonus: number) => {
    const score = scoreName(foldedNameOf(hit), foldedQuery) + bonus
    const equals = byScore.get(score)
    if (equals) equals.push({ hit, kind, score })
    else byScore.set(score, [{ hit, kind, score }])
  }
  for (const hit of pages) add(hit, 'page', WEIGHTS.page)
  for (const hit of resources) add(hit, 'resource', 0)
  return [...byScore].sort(([a], [b]) => b - a).flatMap(([, hits]) => hits)
}
