import type { HeldBack } from '@prospectus/catalogue/sync/holdback'
import type { RequestContext, SiteParts } from '../site-parts.ts'

/** What `GET /readyz` answers. */
export interface Readiness {
  /** Published stories in the snapshot; 0 without one. */
  readonly stories: number
  /** Null without a snapshot. */
  readonly version: string | null
  /** Seconds since the snapshot was built; null without one. */
  readonly age: number | null
  /** Null when the site has no token for a content system, or has not asked it yet. */
  readonly contentSystemReachable: boolean | null
  /** What is gone from the content system and stays here until that is certain; null when nothing is. */
  readonly heldBack: HeldBack | null
  /** It has been asked to stop, and clients should ask another process. */
  readonly stopping: boolean
}

/**
 * For supervisors: `/healthz` (the process answers) and `/readyz` (it has a snapshot to answer from;
 * 503 until then, and again once it has been asked to stop). A content system that cannot be reached leaves a site ready (CALL-6).
 */
export function createHealthRoutes({
  snapshots,
  contentSystem,
  drain,
}: Pick<SiteParts, 'snapshots' | 'contentSystem' | 'drain'>) {
  return {
    alive: (c: RequestContext) => c.text('ok\n'),
    ready: (c: RequestContext) => {
      const snapshot = snapshots.current()
      const readiness: Readiness = {
        stories: snapshot?.size ?? 0,
        version: snapshot?.version ?? null,
        age: snapshot === undefined ? null : secondsSince(snapshot.builtAt),
        contentSystemReachable: contentSystem?.reachable() ?? null,
        heldBack: contentSystem?.heldBack() ?? null,
        stopping: drain.begun(),
      }
      return c.json(readiness, snapshot === undefined || drain.begun() ? 503 : 200)
    },
  }
}

function secondsSince(time: Date): number {
  return Math.max(0, Math.round((Date.now() - time.getTime()) / 1000))
}
