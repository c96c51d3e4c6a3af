import { ContentApiError } from './content-api-error.ts'

export type Sleep = (milliseconds: number, stop: AbortSignal) => Promise<void>

export interface RetrySettings {
  /** Further tries after a fault of the server (5xx) or of the network. */
  readonly retries: number
  readonly sleep: Sleep
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** From 0 up to 1. */
  readonly random: () => number
}

/**
 * The result of `attempt`, tried again after 429 (8 tries, delivery-protocol#rate-limits), 5xx and network
 * faults; any other error is thrown at once. Waits what `Retry-After` says, else longer each time.
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  stop: AbortSignal,
  { retries, sleep, now, random }: RetrySettings,
): Promise<T> {
  let limited = 0
  let faults = 0
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof ContentApiError)) throw error
      if (error.status === 429) limited++
      else if (isPassing(error)) faults++
      else throw error
      if (limited >= LIMITED_TRIES || faults > retries) throw error
      const longest = Math.min(FIRST_WAIT * 2 ** (limited + faults - 1), LONGEST_WAIT)
      const wait = longest * (0.5 + random() / 2)
      await sleep(askedWait(error.retryAfter, now()) ?? wait, stop)
    }
  }
}

/** A timer that ends with the signal's reason when stopped. */
export const sleepUnlessStopped: Sleep = (milliseconds, stop) =>
  new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      reject(stop.reason)
    }
    const timer = setTimeout(() => {
      stop.removeEventListener('abort', end)
      resolve()
    }, milliseconds)
    if (stop.aborted) end()
    else stop.addEventListener('abort', end, { once: true })
  })

function isPassing({ kind, status }: ContentApiError): boolean {
  return kind === 'unreachable' || kind === 'timeout' || (kind === 'status' && (status ?? 0) >= 500)
}

/** Milliseconds, from a number of seconds or a date. */
function askedWait(retryAfter: string | undefined, now: number): number | undefined {
  if (retryAfter === undefined) return undefined
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), LONGEST_ASKED_WAIT)
}

const LIMITED_TRIES = 8
const FIRST_WAIT = 250
const LONGEST_WAIT = 8000
const LONGEST_ASKED_WAIT = 30_000
