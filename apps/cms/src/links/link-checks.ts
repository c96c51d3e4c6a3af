import { setTimeout as delay } from 'node:timers/promises'
import { type CheckOptions, checkLinks, type LinkCheck } from './link-check.ts'

interface LinkChecksOptions extends Pick<CheckOptions, 'queries' | 'hasFile'> {
  /** The site's current settings. */
  readonly site: () => Promise<CheckOptions['site']>
  readonly now?: () => Date
  /** Longest wait of a caller for a check, which continues in the background. */
  readonly waitMs?: number
}

/**
 * Keeps the latest result of the link check. `current` checks again after changes, and rejects if content cannot be
 * read.
 */
export function createLinkChecks(options: LinkChecksOptions) {
  const { queries, site, hasFile, now = () => new Date(), waitMs = 2000 } = options
  let lastCheck: LinkCheck | undefined
  let lastRevision = ''
  let runningCheck: Promise<void> | undefined
  let progress: LinkCheck = EMPTY_CHECK

  const run = async () => {
    const revision = await queries.revision()
    if (revision === lastRevision) return
    const onStep = (check: LinkCheck) => {
      progress = { ...check, ...lastCheck, state: 'checking', checked: check.checked }
    }
    lastCheck = await checkLinks({ queries, site: await site(), hasFile, onStep, now })
    progress = lastCheck
    lastRevision = revision
  }
  return {
    current: async (): Promise<LinkCheck> => {
      runningCheck ??= run().finally(() => {
        runningCheck = undefined
      })
      const finished = new AbortController()
      const timeout = delay(waitMs, undefined, { ref: false, signal: finished.signal })
      await Promise.race([runningCheck, timeout.catch(() => undefined)])
      finished.abort()
      // A caller that stopped waiting does not receive the error; the next one does.
      runningCheck?.catch(() => undefined)
      return progress
    },
  }
}

export type LinkChecks = ReturnType<typeof createLinkChecks>

const EMPTY_CHECK: LinkCheck = {
  state: 'checking',
  checked: 0,
  stories: 0,
  external: 0,
  finished_at: null,
  broken: [],
}
