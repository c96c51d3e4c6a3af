import { ContentApiError, isWrongShape } from '@prospectus/protocol/client/content-api-error'
import type { Log } from '@prospectus/server/log'
import type { Clock } from './clock.ts'

/** Whether the content system gives usable answers; says so in the log when that changes (MSG-2). */
export interface Reachability {
  /** Null until the first answer or the first failure. */
  readonly state: () => boolean | null
  readonly succeeded: () => void
  /** A kind of failure is said once, until there has been a success. */
  readonly failed: (error: unknown) => void
}

/** @param facts what every line says: of whom was asked */
export function createReachability(
  log: Log,
  clock: Clock,
  facts: Readonly<Record<string, unknown>>,
): Reachability {
  let state: boolean | null = null
  let failingSince = 0
  const said = new Set<string>()
  return {
    state: () => state,
    succeeded: () => {
      if (state === false) {
        const seconds = Math.round((clock.ticks() - failingSince) / 1000)
        log.info('The content system is usable again', { ...facts, seconds })
      }
      state = true
      said.clear()
    },
    failed: (error) => {
      if (state !== false) failingSince = clock.ticks()
      state = false
      const kind = kindOfFailure(error)
      if (said.has(kind)) return
      said.add(kind)
      const report = isWrongShape(error) ? log.warn : log.error
      report('The content system cannot be used; the last good content stays', {
        ...facts,
        reason: error instanceof Error ? error.message : String(error),
      })
    },
  }
}

/** What makes two failures the same: their kind, and the status that was answered. */
function kindOfFailure(error: unknown): string {
  if (error instanceof ContentApiError) return `${error.kind} ${error.status ?? ''}`
  return error instanceof Error ? error.name : String(error)
}
