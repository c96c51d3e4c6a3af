import type { HeldBackRemovals } from '@prospectus/catalogue/sync/removal-guard'
import { buildInfo } from '@prospectus/server/build-info'
import type { RequestContext, SiteParts } from '../site-parts.ts'

export interface Readiness {
  /** Published stories in the snapshot; 0 if there is no snapshot. */
  readonly stories: number
  readonly version: string | null
  /** Seconds since the snapshot was built. */
  readonly age: number | null
  /** Null if there is no token for a content system, or before its first response. */
  readonly contentSystemReachable: boolean | null
  /** Removals not applied yet; null if none. */
  readonly heldBack: HeldBackRemovals | null
  /** True once the process is stopping: send requests to another one. */
  readonly stopping: boolean
}

/** `/healthz` and `/readyz`. A site stays ready when its content system is unreachable (CALL-6). */
export function createHealthRoutes({
  snapshots,
  contentSync,
  drain,
}: Pick<SiteParts, 'snapshots' | 'contentSync' | 'drain'>) {
  /** An empty site is ready: its page says that nothing is published yet. */
  const isUnready = (snapshot: unknown) =>
    drain.hasBegun() || (snapshot === undefined && contentSync?.isEmpty() !== true)
  return {
    alive: (c: RequestContext) => c.json({ status: 'ok', ...buildInfo }),
    ready: (c: RequestContext) => {
      const snapshot = snapshots.current()
      const readiness: Readiness = {
        stories: snapshot?.size ?? 0,
        version: snapshot?.version ?? null,
        age: snapshot === undefined ? null : secondsSince(snapshot.builtAt),
        contentSystemReachable: contentSync?.reachable() ?? null,
        heldBack: contentSync?.heldBack() ?? null,
        stopping: drain.hasBegun(),
      }
      return c.json(readiness, isUnready(snapshot) ? 503 : 200)
    },
  }
}

function secondsSince(time: Date): number {
  return Math.max(0, Math.round((Date.now() - time.getTime()) / 1000))
}
