import type { ContentSync } from '@prospectus/catalogue/sync/content-poller'
import type { SnapshotHolder } from '@prospectus/catalogue/sync/snapshot-holder'
import type { Metrics } from '@prospectus/server/metrics'
import type { Pages } from './page/pages.ts'

/** Reduces a request target to its route, such as `/assets`, or `page`, so that metrics stay few. */
export function routeOf(target: string): string {
  return ROUTE.exec(target)?.[0] ?? 'page'
}

const ROUTE =
  /^\/(healthz|readyz|hooks\/content|api\/stories|api\/suggestions|robots\.txt|sitemap|assets|_|preview\/render|dev\/blocks)(?=[/?.-]|$)/

/** Registers the metrics of the served content and of the content system that it comes from. */
export function measureContent(
  { gauge, counter }: Metrics,
  snapshots: SnapshotHolder,
  contentSync: ContentSync | undefined,
): void {
  gauge('snapshot_age_seconds', 'Seconds since the served snapshot was built', () => {
    const builtAt = snapshots.current()?.builtAt
    return builtAt && Math.max(0, (Date.now() - builtAt.getTime()) / 1000)
  })
  gauge('snapshot_version', 'Equal on sites that show the same content', () => {
    const version = snapshots.current()?.version
    return version === undefined ? undefined : Number.parseInt(version.slice(0, 12), 16)
  })
  gauge('snapshot_stories', 'Published stories', () => snapshots.current()?.size)
  gauge('content_system_reachable', '1 if the last request to the content system succeeded', () => {
    const reachable = contentSync?.reachable() ?? null
    return reachable === null ? undefined : Number(reachable)
  })
  gauge(
    'content_checked_timestamp_seconds',
    'Time of the last successful comparison with the content system, whether it found a change or not',
    () => {
      const checked = contentSync?.checkedAt()
      return checked && checked / 1000
    },
  )
  gauge(
    'removals_held_back',
    'Stories that the content system removed and the site still shows',
    () => {
      return contentSync && (contentSync.heldBack()?.stories ?? 0)
    },
  )
  snapshots.onSwap(counter('refreshes_total', 'Times that newer content was loaded'))
}

/** Wraps pages so that the time to render a story is measured. */
export function withRenderTiming(metrics: Metrics, pages: Pages): Pages {
  const recordSeconds = metrics.durations(
    'page_render_seconds',
    'Seconds to render a page that was not cached',
  )
  return {
    ...pages,
    renderStory: async (...args) => {
      const start = performance.now()
      try {
        return await pages.renderStory(...args)
      } finally {
        recordSeconds((performance.now() - start) / 1000)
      }
    },
  }
}
