import type { Entry, SearchHit } from '../catalogue/snapshot.ts'
import { WEIGHTS } from './weights.ts'

export interface RankedHit<Hit = SearchHit> {
  readonly hit: Hit
  /** The tab it stands under (SEARCH-1): `page`, or the section of a resource. */
  readonly type: string
  readonly score: number
}

interface TypedHit {
  readonly entry: Pick<Entry, 'section'>
}

/** The score of a name, both folded (SEARCH-3); 0 when the query is empty or does not occur in it. */
export function scoreName(foldedName: string, foldedQuery: string): number {
  if (foldedQuery === '') return 0
  const position = foldedName.indexOf(foldedQuery)
  return position < 0 ? 0 : scoreAt(position, foldedName.length, foldedQuery.length)
}

/** The score of a name in which the query stands first at `position`; lengths are those of the folded texts. */
export function scoreAt(position: number, nameLength: number, queryLength: number): number {
  if (position > 0) return Math.max(WEIGHTS.insideAtLeast, WEIGHTS.inside - position)
  return nameLength === queryLength ? WEIGHTS.exact : WEIGHTS.prefix
}

/**
 * The results of both queries of SEARCH-2 as one list, highest score first (SEARCH-3). Equal scores keep
 * the order of the queries, pages before resources. A counting sort: a common word has ninety thousand
 * hits, and scores are small whole numbers.
 *
 * @param scoreOf the score of a hit's name, as `scoreName` gives it
 */
export function rankHits<Hit extends TypedHit>(
  pages: readonly Hit[],
  resources: readonly Hit[],
  scoreOf: (hit: Hit) => number,
): readonly RankedHit<Hit>[] {
  const scored = pages
    .map((hit) => ({ hit, type: 'page', score: scoreOf(hit) + WEIGHTS.page }))
    .concat(resources.map((hit) => ({ hit, type: hit.entry.section, score: scoreOf(hit) })))
  /** How many hits have each score; then, where the next hit of that score goes. */
  const places = new Int32Array(HIGHEST + 1)
  for (const { score } of scored) places[score] = (places[score] ?? 0) + 1
  let before = 0
  for (let score = HIGHEST; score >= 0; score -= 1) {
    const count = places[score] ?? 0
    places[score] = before
    before += count
  }
  const ranked = new Array<RankedHit<Hit>>(scored.length)
  for (const hit of scored) {
    const place = places[hit.score] ?? 0
    places[hit.score] = place + 1
    ranked[place] = hit
  }
  return ranked
}

const HIGHEST = WEIGHTS.exact + WEIGHTS.page
