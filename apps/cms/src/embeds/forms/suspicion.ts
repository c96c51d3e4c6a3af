import type { Posted } from './posted.ts'

/** What a program does and a person does not. */
interface Signs extends Pick<Posted, 'trap'> {
  /** Milliseconds since the form was asked for; undefined where its mark is not ours. */
  readonly sinceAsked: number | undefined
  /** The `Origin` of the request. */
  readonly origin: string | undefined
}

/**
 * Why a submission looks like a program's; undefined when it does not. Such a submission gets the same answer as
 * any other and is kept apart: nobody learns what gave it away, and a person who was taken for a program is not
 * lost.
 */
export function suspicionOf({ trap, sinceAsked, origin }: Signs): string | undefined {
  if (trap !== '') return 'It filled in a field that people do not see.'
  if (sinceAsked === undefined) return 'It did not come from a form that we showed.'
  if (sinceAsked < LEAST) return `It was sent within ${LEAST / 1000} s of being shown.`
  if (sinceAsked > MOST) return 'It was sent from a form that was shown more than a week before.'
  return origin === 'null' ? 'Its browser did not say what page it came from.' : undefined
}

/** Milliseconds: less than it takes to read a form, with a browser that fills it in. */
const LEAST = 2000
const MOST = 7 * 24 * 3_600_000
