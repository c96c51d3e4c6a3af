import type { Log } from '@prospectus/server/log'

/** What a server lacks for its answers, in a sentence; undefined when it lacks nothing. */
export type Readiness = () => Promise<string | undefined>

/**
 * Asks the database whether it answers, each time that somebody wants to know. A question that is still
 * open is not put once more, so that a database that hangs takes up one connection only. A change is
 * logged, with the reason that whoever asks is not told.
 *
 * @param ask something of the database; rejects when it cannot be had
 */
export function databaseReadiness(ask: () => Promise<unknown>, log: Log): Readiness {
  let open: Promise<string | undefined> | undefined
  let before: string | undefined
  const answered = async () => {
    let missing: string | undefined
    let reason: unknown
    try {
      await ask()
    } catch (error) {
      missing = 'The database of DATABASE_URL cannot be used.'
      reason = error
    }
    open = undefined
    return note(missing, reason)
  }
  const note = (missing: string | undefined, reason?: unknown) => {
    if (missing !== undefined && before === undefined) log.error(missing, { reason })
    if (missing === undefined && before !== undefined) log.info('The database can be used again.')
    before = missing
    return missing
  }
  return async () => {
    open ??= answered()
    const late = Promise.withResolvers<typeof HANGS>()
    const limit = setTimeout(() => late.resolve(HANGS), ANSWER_WITHIN_MS)
    const first = await Promise.race([open, late.promise])
    clearTimeout(limit)
    return first === HANGS ? note(HANGS) : first
  }
}

const HANGS = 'The database of DATABASE_URL does not answer within 2 seconds.'
const ANSWER_WITHIN_MS = 2000
