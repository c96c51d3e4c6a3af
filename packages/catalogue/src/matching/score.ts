import type { Entry, SearchHits } from '../rows/entry.ts'

/** Weights of the parts of a search score (SEARCH-3). */
export const WEIGHTS = {
  exact: 3000,
  prefix: 1200,
  /** The query occurs later in the name; its position is subtracted. */
  inside: 500,
  insideMinimum: 1,
  page: 1000,
} as const

export interface RankedHit {
  readonly entry: Entry
  /** The tab it is listed under (SEARCH-1): `page`, or the section of a resource. */
  readonly type: string
  readonly score: number
}

/** Results, best first; created when read, because there may be ninety thousand. */
export interface HitList {
  readonly length: number
  /** Results from `start` up to but not including `end`. */
  readonly slice: (start: number, end: number) => readonly RankedHit[]
}

export interface RankedHits extends HitList {
  /** Number of results by type. */
  readonly counts: ReadonlyMap<string, number>
  /** The results whose type passes a test. */
  readonly filter: (isIncluded: (type: string) => boolean) => HitList
}

/** The score of a name for a query, both folded (SEARCH-3); 0 when the query is empty or does not occur in the name. */
export function scoreName(foldedName: string, foldedQuery: string): number {
  if (foldedQuery === '') return 0
  const position = foldedName.indexOf(foldedQuery)
  return position < 0 ? 0 : scoreAt(position, foldedName.length, foldedQuery.length)
}

/** The score of a name in which the query first occurs at `position`. */
export function scoreAt(position: number, nameLength: number, queryLength: number): number {
  if (position > 0) return Math.max(WEIGHTS.insideMinimum, WEIGHTS.inside - position)
  return nameLength === queryLength ? WEIGHTS.exact : WEIGHTS.prefix
}

/** Ranks the results of both queries (SEARCH-2, SEARCH-3), best first; equal scores keep their order, pages first. */
export function rankHits(
  pages: SearchHits,
  resources: SearchHits,
  scoreOf: (row: number) => number,
): RankedHits {
  const scores = new Uint16Array(pages.rows.length + resources.rows.length)
  pages.rows.forEach((row, index) => {
    scores[index] = scoreOf(row) + WEIGHTS.page
  })
  resources.rows.forEach((row, index) => {
    scores[pages.rows.length + index] = scoreOf(row)
  })
  const ranked = highestFirst(scores)
  const typeAt = (index: number) =>
    index < pages.rows.length ? PAGE : sectionAt(resources, index - pages.rows.length)
  const hitAt = (index: number): RankedHit => {
    const hits = index < pages.rows.length ? pages : resources
    const row = hits.rows[hits === pages ? index : index - pages.rows.length] as number
    return { entry: hits.entryOf(row), type: typeAt(index), score: scores[index] as number }
  }
  return {
    ...listOf(ranked, hitAt),
    counts: countTypes(pages, resources),
    filter: (isIncluded) => {
      const included = ranked.filter((index) => isIncluded(typeAt(index)))
      return listOf(included, hitAt)
    },
  }
}

/** Indexes of `scores` from highest to lowest, by a stable counting sort, since scores are small. */
function highestFirst(scores: Uint16Array): Uint32Array {
  /** The number of results with each score, then the rank of the next result with it. */
  const offsets = new Uint32Array(MAX_SCORE + 1)
  for (const score of scores) offsets[score] = (offsets[score] as number) + 1
  let before = 0
  for (let score = MAX_SCORE; score >= 0; score -= 1) {
    const count = offsets[score] as number
    offsets[score] = before
    before += count
  }
  const ranked = new Uint32Array(scores.length)
  for (let index = 0; index < scores.length; index++) {
    const score = scores[index] as number
    const rank = offsets[score] as number
    ranked[rank] = index
    offsets[score] = rank + 1
  }
  return ranked
}

function listOf(ranked: Uint32Array, hitAt: (index: number) => RankedHit): HitList {
  return {
    length: ranked.length,
    slice: (start, end) => Array.from(ranked.subarray(start, end), hitAt),
  }
}

function countTypes(pages: SearchHits, resources: SearchHits): ReadonlyMap<string, number> {
  const { rows, sections, sectionOf } = resources
  const bySection = new Uint32Array(sections.length)
  for (const row of rows) {
    const section = sectionOf(row)
    bySection[section] = (bySection[section] as number) + 1
  }
  const counts = new Map<string, number>([[PAGE, pages.rows.length]])
  for (const [section, count] of bySection.entries()) {
    const type = sections[section] as string
    if (count > 0) counts.set(type, (counts.get(type) ?? 0) + count)
  }
  return counts
}

function sectionAt({ rows, sections, sectionOf }: SearchHits, index: number): string {
  return sections[sectionOf(rows[index] as number)] as string
}

const PAGE = 'page'
const MAX_SCORE = WEIGHTS.exact + WEIGHTS.page
