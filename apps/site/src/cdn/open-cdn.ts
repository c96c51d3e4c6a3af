import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { SnapshotHolder } from '@prospectus/catalogue/sync/snapshot-holder'
import type { Log } from '@prospectus/server/log'
import type { Metrics } from '@prospectus/server/metrics'
import { type StartTimer, startBackgroundTimer } from '@prospectus/server/timer'
import type { SiteSettings } from '../settings.ts'
import { createPurger, type Purger } from './purger.ts'
import { ALL_TAG } from './reads.ts'
import { changedTags } from './tags.ts'

/**
 * Purges the CDN of a site when its content changes (decision 0098); undefined for a site without a CDN.
 * @param options.api base URL of the service's API, by default its public one
 */
export function openCdn({
  settings: { cdn },
  snapshots,
  pages,
  getVersion,
  log,
  metrics,
  api,
}: {
  readonly settings: Pick<SiteSettings, 'cdn'>
  readonly snapshots: SnapshotHolder
  readonly pages: { readonly sharedContent: (snapshot: Snapshot) => string }
  /** Version of everything that pages depend on, except the snapshot. */
  readonly getVersion: () => string
  readonly log: Log
  readonly metrics?: Metrics | undefined
  readonly api?: string
}): { readonly stop: () => Promise<void> } | undefined {
  if (cdn === undefined) return undefined
  const purger = createPurger({ cdn, log, api, counters: metrics && purgeCounters(metrics) })
  metrics?.gauge(
    'cdn_purge_waiting_seconds',
    'Seconds since the oldest change that the CDN has not purged; 0 without one',
    purger.waitingSeconds,
  )
  const stopPurging = purgeOnChanges({
    snapshots,
    purger,
    sharedContent: pages.sharedContent,
    getVersion,
  })
  return {
    stop: () => {
      stopPurging()
      return purger.stop()
    },
  }
}

function purgeCounters({ counter }: Metrics) {
  return {
    purged: counter('cdn_purges_total', 'Purges that the CDN accepted'),
    failed: counter('cdn_purge_failures_total', 'Purges that the CDN did not accept'),
  }
}

/**
 * Purges everything at the start, since purges of the previous process may be lost; the affected pages after
 * a swap; and everything when all pages change for another reason, such as a new day. Each site process
 * purges once it has the new content itself: until then, the edge could fetch the old page from it again.
 * @param options.sharedContent returns the content that all pages share, as text
 * @param options.getVersion returns the version of everything that pages depend on, except the snapshot
 * @returns a function that stops purging
 */
export function purgeOnChanges({
  snapshots,
  purger,
  sharedContent,
  getVersion,
  startTimer = startBackgroundTimer,
}: {
  readonly snapshots: Pick<SnapshotHolder, 'onSwap'>
  readonly purger: Pick<Purger, 'purge'>
  readonly sharedContent: (snapshot: Snapshot) => string
  readonly getVersion: () => string
  readonly startTimer?: StartTimer
}): () => void {
  let version = getVersion()
  let cancel: () => void = () => undefined
  const check = () => {
    const current = getVersion()
    if (current !== version) purger.purge([ALL_TAG])
    version = current
    cancel = startTimer(CHECK_INTERVAL_MS, check)
  }
  const stopListening = snapshots.onSwap((swap) => purger.purge(changedTags(swap, sharedContent)))
  purger.purge([ALL_TAG])
  cancel = startTimer(CHECK_INTERVAL_MS, check)
  return () => {
    stopListening()
    cancel()
  }
}

const CHECK_INTERVAL_MS = 60_000
