import { DAY_MS } from '@prospectus/protocol/values/durations'

/** The token of all pages of a day in UTC; days are counted from 1970. */
interface DailyToken {
  readonly token: string
  readonly day: number
}

/** Returns the current token, synchronously since rendering does not wait. */
export type GetDailyToken = () => DailyToken

/**
 * Makes each day's token a day ahead, when a token is requested, so no timer runs. If a day's token is not ready, as
 * after a night without requests, the last one is used.
 *
 * @throws what `make` throws for the first day; a later failure is retried at the next request
 */
export async function openDailyToken(
  make: (day: number) => Promise<string>,
  now: () => number,
): Promise<GetDailyToken> {
  const today = () => Math.floor(now() / DAY_MS)
  const firstDay = today()
  let current: DailyToken = { day: firstDay, token: await make(firstDay) }
  let next: DailyToken | undefined
  let isMaking = false

  const prepare = async (day: number) => {
    isMaking = true
    try {
      next = { day, token: await make(day) }
    } catch {
      // The current token stays valid for days.
    }
    isMaking = false
  }

  return () => {
    const day = today()
    if (next !== undefined && current.day < next.day && next.day <= day) current = next
    const neededDay = current.day < day ? day : day + 1
    if (!isMaking && next?.day !== neededDay) void prepare(neededDay)
    return current
  }
}
