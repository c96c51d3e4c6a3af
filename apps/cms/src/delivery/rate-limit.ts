import { rateLimitReached } from './errors.ts'

/**
 * Counts the requests of each token in windows of one second (delivery-protocol#rate-limits). The function
 * that it returns throws a 429 for a request too many; without a limit it never does.
 *
 * @param now milliseconds
 */
export function createRateLimit(
  limit: { readonly perSecond: number } | undefined,
  now: () => number,
): (token: string) => void {
  if (limit === undefined) return () => undefined
  const counts = new Map<string, number>()
  let window = Number.NaN
  return (token) => {
    const second = Math.floor(now() / 1000)
    if (second !== window) counts.clear()
    window = second
    const count = (counts.get(token) ?? 0) + 1
    counts.set(token, count)
    if (count > limit.perSecond) throw rateLimitReached(limit.perSecond)
  }
}
