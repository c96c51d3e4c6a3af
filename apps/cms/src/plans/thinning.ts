import type { Log } from '@prospectus/server/log'
import type { Thinned } from '../stories/thin-versions.ts'

interface ThinningOptions {
  readonly thinVersions: (after: number) => Promise<Thinned>
  readonly log: Log
  readonly now?: () => Date
}

/**
 * Thins the versions of a few stories, when it is called: from the first story to the last, and then again after a
 * few hours (decision 0057).
 */
export function createThinning({
  thinVersions,
  log,
  now = () => new Date(),
}: ThinningOptions): () => Promise<void> {
  let begunAt = Number.NEGATIVE_INFINITY
  let after: number | undefined
  let removed = 0
  return async () => {
    if (after === undefined) {
      if (now().getTime() - begunAt < BEGINS_EVERY_MS) return
      begunAt = now().getTime()
      after = 0
      removed = 0
    }
    const thinned = await thinVersions(after)
    after = thinned.next
    removed += thinned.removed
    if (after === undefined && removed > 0) log.info('Old saves were thinned', { removed })
  }
}

const BEGINS_EVERY_MS = 6 * 60 * 60 * 1000
