import type { Random } from '../../../covers/random.ts'
import { normalQuantile } from './normal.ts'

/** The silence of a project, and the obstacles to its report. */
export interface Interval {
  readonly committee: boolean
  readonly publicDate: boolean
  /** Days from the visible month-end to the report. */
  readonly days: number
}

/** Median weeks of silence by kind of project. */
const KINDS = [
  { committee: true, publicDate: true, count: 41, middle: 22.3 },
  { committee: true, publicDate: false, count: 192, middle: 14.9 },
  { committee: false, publicDate: true, count: 48, middle: 11.2 },
  { committee: false, publicDate: false, count: 225, middle: 7.45 },
] as const
/** Standard deviation of the logarithm. */
const SPREAD = 1.02

interface Draft {
  readonly committee: boolean
  readonly publicDate: boolean
  days: number
}

/** A published quantile: the value at a rank among some projects. */
interface PublishedQuantile {
  readonly of: (draft: Draft) => boolean
  readonly rank: number
  readonly days: number
}

const PUBLISHED: readonly PublishedQuantile[] = [
  { of: ({ committee }) => committee, rank: 116, days: 16 * 7 },
  { of: ({ committee }) => !committee, rank: 136, days: 8 * 7 },
  { of: ({ publicDate }) => publicDate, rank: 44, days: 15 * 7 },
  { of: ({ publicDate }) => !publicDate, rank: 208, days: 10 * 7 },
  { of: () => true, rank: 252, days: 11 * 7 },
  { of: () => true, rank: 253, days: 11 * 7 },
  { of: () => true, rank: 378, days: 23 * 7 },
  { of: () => true, rank: 379, days: 23 * 7 },
]

/**
 * Generates the 506 intervals between visible and reported: lognormal within each kind, with a few moved by days until
 * all published medians and quartiles hold. Throws if that is impossible.
 */
export function intervals(random: Random): readonly Interval[] {
  const drafts: Draft[] = KINDS.flatMap(({ committee, publicDate, count, middle }) =>
    Array.from({ length: count }, (_, at) => {
      const share = (at + random.between(0.1, 0.9)) / count
      const weeks = shortened(middle * Math.exp(SPREAD * normalQuantile(share)))
      return { committee, publicDate, days: Math.max(1, Math.round(weeks * 7)) }
    }),
  )
  for (let round = 0; round < 100; round += 1) {
    if (PUBLISHED.map((quantile) => fitQuantile(drafts, quantile)).every((moved) => moved === 0))
      return drafts
  }
  throw new Error(
    'After 100 rounds the intervals do not have all the medians and quartiles of PUBLISHED; check KINDS and PUBLISHED',
  )
}

/** Makes long silences rarer than in a lognormal distribution, because projects end. */
function shortened(weeks: number): number {
  return weeks <= 40 ? weeks : 40 + 30 * Math.log(1 + (weeks - 40) / 30)
}

/** Moves as few values as possible, so that a rank has its published value. Returns the number of moved values. */
function fitQuantile(drafts: readonly Draft[], { of, rank, days }: PublishedQuantile): number {
  const sorted = drafts.filter(of).sort((a, b) => a.days - b.days)
  const below = sorted.filter((draft) => draft.days < days)
  const above = sorted.filter((draft) => draft.days > days)
  const tooMany = below.length - rank
  const tooFew = rank + 1 - (sorted.length - above.length)
  const moved = tooMany > 0 ? below.slice(-tooMany) : above.slice(0, Math.max(0, tooFew))
  for (const draft of moved) draft.days = days
  return moved.length
}
