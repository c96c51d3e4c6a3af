import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { SnapshotHolder } from '@prospectus/catalogue/sync/snapshot-holder'
import type { Log } from '@prospectus/server/log'
import type { Metrics } from '@prospectus/server/metrics'
import type { SiteSettings } from '../settings.ts'
import { followChanges } from './follow-changes.ts'
import { createPurger } from './purger.ts'

/**
 * Keeps the CDN of a site in step with its content (decision 0098); undefined for a site without one.
 *
 * @param options.api base of the service's API, where it is not the usual one
 */
export function openCdn({
  settings: { cdn },
  snapshots,
  pages,
  versionOf,
  log,
  metrics,
  api,
}: {
  readonly settings: Pick<SiteSettings, 'cdn'>
  readonly snapshots: SnapshotHolder
  readonly pages: { readonly commonOf: (snapshot: Snapshot) => string }
  /** Of pages, apart from that of the snapshot. */
  readonly versionOf: () => string
  readonly log: Log
  readonly metrics?: Metrics | undefined
  readonly api?: string
}): { readonly stop: () => Promise<void> } | undefined {
  if (cdn === undefined) return undefined
  const purger = createPurger({ cdn, log, api, counts: metrics && countsOf(metrics) })
  metrics?.gauge(
    'cdn_purge_waiting_seconds',
    'Since the oldest change that the CDN has not purged; 0 without one',
    purger.waitingSeconds,
  )
  const unfollow = followChanges({ snapshots, purger, commonOf: pages.commonOf, versionOf })
  return {
    stop: () => {
      unfollow()
      return purger.stop()
    },
  }
}

function countsOf({ counter }: Metrics) {
  return {
    purged: counter('cdn_purges_total', 'Purges that the CDN accepted'),
    failed: counter('cdn_purge_failures_total', 'Purges that the CDN did not accept'),
  }
}
