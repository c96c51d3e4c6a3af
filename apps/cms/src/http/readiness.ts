import type { Log } from '@prospectus/server/log'

/** Says in a sentence why a server cannot answer; undefined when it can. */
export type Readiness = () => Promise<string | undefined>

/**
 * Checks that the database answers, each time that somebody asks. While a check is under way no second one
 * starts, so that a database that hangs takes up one connection only. When the result changes, that is logged
 * with its reason, which the answer to the outside does not contain.
 *
 * @param ask a small query; rejects when the database cannot be used
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
