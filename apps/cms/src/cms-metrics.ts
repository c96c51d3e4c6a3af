import type { Metrics } from '@prospectus/server/metrics'
import type { Storage } from './storage/storage.ts'

/** The route of a request, for the metrics: one of a few names, whatever is asked for. */
export function routeOf(target: string): string {
  return ROUTE.exec(target)?.[0] ?? 'other'
}

const ROUTE =
  /^\/(healthz|readyz|v1|v2|auth|share|reports|bridge\.js|f|forms|assessment|openings|hubspot|lists)(?=[/?]|$)/

/** What waits to be sent, for how long already, whom it cannot reach, and the leads that there are. */
export function measureStorage(metrics: Metrics, storage: Storage): void {
  const byKind = async (figure: (of: Awaited<ReturnType<Storage['backlog']>>[number]) => number) =>
    new Map((await storage.backlog()).map((of) => [of.kind, figure(of)]))
  metrics.gauges('outbox_waiting', 'Messages that wait to be sent', 'kind', () =>
    byKind(({ waiting }) => waiting),
  )
  metrics.gauges('outbox_oldest_seconds', 'Age of the oldest of them', 'kind', () =>
    byKind(({ oldest }) => (oldest === null ? 0 : (Date.now() - Date.parse(oldest)) / 1000)),
  )
  metrics.gauges('outbox_failing', 'Receivers not reached the last time', 'kind', () =>
    byKind(({ failing }) => failing),
  )
  metrics.gauges('leads', 'Leads in the database', 'state', storage.leadCounts)
}
