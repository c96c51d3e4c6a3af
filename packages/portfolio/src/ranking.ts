export interface Criterion {
  readonly name: string
  /** Of a hundred that all criteria share. */
  readonly weight: number
}

export interface Request {
  /** One for each criterion. */
  readonly marks: readonly number[]
  readonly state?: 'approved' | 'held' | 'declined' | undefined
}

/** A request with its place in the queue. */
export type Ranked<Kind extends Request> = Kind & { readonly score: number; readonly rank: number }

export interface Ranking<Kind extends Request> {
  /** The best first. */
  readonly requests: readonly Ranked<Kind>[]
  readonly approved: number
  readonly held: number
  readonly declined: number
}

/** The best mark. */
export const FULL_MARK = 5

/** What each criterion adds to a request's score: its weight, by the share of the full mark. */
export function pointsOf({ marks }: Request, criteria: readonly Criterion[]): readonly number[] {
  return criteria.map(({ weight }, at) => (weight * (marks[at] ?? 0)) / FULL_MARK)
}

/** Puts requests in the order of their scores, and counts the answers. */
export function rankingOf<Kind extends Request>(
  requests: readonly Kind[],
  criteria: readonly Criterion[],
): Ranking<Kind> {
  const scored = requests.map((request) => ({
    ...request,
    score: pointsOf(request, criteria).reduce((sum, points) => sum + points, 0),
  }))
  const count = (state: Request['state']) =>
    requests.filter((request) => request.state === state).length
  return {
    requests: scored
      .toSorted((one, other) => other.score - one.score)
      .map((request, at) => ({ ...request, rank: at + 1 })),
    approved: count('approved'),
    held: count('held'),
    declined: count('declined'),
  }
}

/** As many requests as are listed on either side of the last one approved; all of a short queue. */
export function aroundTheLine<Kind extends Request>(
  { requests }: Ranking<Kind>,
  each: number,
): readonly Ranked<Kind>[] {
  const line = requests.findLastIndex(({ state }) => state === 'approved') + 1
  const first = Math.max(0, Math.min(line - each, requests.length - 2 * each))
  return requests.slice(first, first + 2 * each)
}
