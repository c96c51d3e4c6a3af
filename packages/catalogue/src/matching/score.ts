import type { Entry, SearchHits } from '../rows/entry.ts'

/** Weights of the parts of a search score (SEARCH-3). */
export const WEIGHTS = {
  exact: 3000,
  prefix: 1200,
  /** The query occurs later in the name; its position is subtracted. */
  inside: 500,
  insideAtLeast: 1,
  page: 1000,
} as const

export interface RankedHit {
  readonly entry: Entry
  /** The tab it is listed under (SEARCH-1): `page`, or the section of a resource. */
  readonly type: string
  readonly score: number
}

/** Results, best first. Each is created when read, because there may be ninety thousand. */
export interface HitList {
  readonly length: number
  /** Results from `start` up to but not including `end`. */
  readonly slice: (start: number, end: number) => readonly RankedHit[]
}

export interface RankedHits extends HitList {
  readonly counts: ReadonlyMap<string, number>
  /** Undefined for all types. */
  readonly ofType: (type: string | undefined) => HitList
  readonly ofOtherTypes: (types: ReadonlySet<string>) => HitList
}

/** The score of a name, both folded (SEARCH-3); 0 when the query is empty or does not occur in it. */
export function scoreName(foldedName: string, foldedQuery: string): number {
  if (foldedQuery === '') return 0
  const position = foldedName.indexOf(foldedQuery)
  return position < 0 ? 0 : scoreAt(position, foldedName.length, foldedQuery.length)
}

/** The score of a name in which the query first occurs at `position`. */
export function scoreAt(position: number, nameLength: number, queryLength: number): number {
  if (position > 0) return Math.max(WEIGHTS.insideAtLeast, WEIGHTS.inside - position)
  return nameLength === queryLength ? WEIGHTS.exact : WEIGHTS.prefix
}

/** Ranks the results of both queries (SEARCH-2, SEARCH-3), best first; equal scores keep their order, pages first. */
export function rankHits(
  pages: SearchHits,
  resources: SearchHits,
  scoreOf: (row: number) => number,
): RankedHits {
  const scores = new Uint16Array(pages.rows.length + resources.rows.length)
  pages.rows.forEach((row, at) => {
    scores[at] = scoreOf(row) + WEIGHTS.page
  })
  resources.rows.forEach((row, at) => {
    scores[pages.rows.length + at] = scoreOf(row)
  })
  const ranked = highestFirst(scores)
  const typeAt = (at: number) =>
    at < pages.rows.length ? PAGE : sectionAt(resources, at - pages.rows.length)
  const hitAt = (at: number): RankedHit => {
    const hits = at < pages.rows.length ? pages : resources
    const row = hits.rows[hits === pages ? at : at - pages.rows.length] as number
    return { entry: hits.entryOf(row), type: typeAt(at), score: scores[at] as number }
  }
  return {
    ...listOf(ranked, hitAt),
    counts: countTypes(pages, resources),
    ofType: (type) => {
      const chosen = type === undefined ? ranked : ranked.filter((at) => typeAt(at) === type)
      return listOf(chosen, hitAt)
    },
    ofOtherTypes: (types) =>
      listOf(
        ranked.filter((at) => !types.has(typeAt(at))),
        hitAt,
      ),
  }
}

/** Indexes of `scores` from highest to lowest, by a stable counting sort, since scores are small. */
function highestFirst(scores: Uint16Array): Uint32Array {
  /** The number of rows with each score, later the position of the next row with it. */
  const offsets = new Uint32Array(HIGHEST + 1)
  for (const score of scores) offsets[score] = (offsets[score] as number) + 1
  let before = 0
  for (let score = HIGHEST; score >= 0; score -= 1) {
    const count = offsets[score] as number
    offsets[score] = before
    before += count
  }
  const ranked = new Uint32Array(scores.length)
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at] as number
    const index = offsets[score] as number
    ranked[index] = at
    offsets[score] = index + 1
  }
  return ranked
}

function listOf(ranked: Uint32Array, hitAt: (at: number) => RankedHit): HitList {
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
  const counts = new Map<string, number>()
  if (pages.rows.length > 0) counts.set(PAGE, pages.rows.length)
  for (const [section, count] of bySection.entries()) {
    const type = sections[section] as string
    if (count > 0) counts.set(type, (counts.get(type) ?? 0) + count)
  }
  return counts
}

function sectionAt({ rows, sections, sectionOf }: SearchHits, at: number): string {
  return sections[sectionOf(rows[at] as number)] as string
}

const PAGE = 'page'
const HIGHEST = WEIGHTS.exact + WEIGHTS.page
