import { createServer, type Server } from 'node:http'
import { closeServer } from './drain.ts'
import { type ListenAddress, listen } from './listening.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

export interface MetricsAddress {
  readonly metricsHost: string
  /** Undefined turns metrics off; `prom-client` is then not loaded. */
  readonly metricsPort: number | undefined
}

/** Addresses of a role's metrics: one, or none when they are off. */
export function metricsAddresses({
  metricsHost: host,
  metricsPort: port,
}: MetricsAddress): readonly ListenAddress[] {
  return port === undefined ? [] : [{ host, port, portSetting: 'METRICS_PORT' }]
}

/** Starts measuring, and serving `/metrics`; undefined when metrics are off. Throws `AddressUnavailableError`. */
export async function serveMetrics(role: string, settings: MetricsAddress, log: Log) {
  const [address] = metricsAddresses(settings)
  if (address === undefined) return undefined
  const { createMetrics } = await import('./metrics.ts')
  const metrics = createMetrics(role)
  const server = metricsServer(metrics, log)
  const port = await listen(server, address)
  return { metrics, port, close: () => closeServer(server, 0) }
}

function metricsServer(metrics: Metrics, log: Log): Server {
  return createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end()
    try {
      const text = await metrics.text()
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
    } catch (error) {
      log.error(
        'metrics.failed',
        'The metrics could not be collected for a request, which got status 500. Report the error',
        { error },
      )
      response.writeHead(500).end()
    }
  })
}
