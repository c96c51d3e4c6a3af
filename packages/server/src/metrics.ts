import type { RequestListener } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { buildInfo } from './build-info.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** Metrics in the text format of Prometheus, each with the role as a label. */
export function createMetrics(role: string) {
  const registry = new Registry()
  registry.setDefaultLabels({ role })
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'prospectus_build_info',
    help: 'Always 1; its labels say which version and commit is running',
    registers,
    labelNames: ['version', 'commit'],
  }).set({ ...buildInfo }, 1)
  const requests = new Counter({
    name: 'prospectus_http_requests_total',
    help: 'Requests by route and status',
    registers,
    labelNames: ['route', 'status'],
  })
  const requestSeconds = new Histogram({
    name: 'prospectus_http_request_seconds',
    registers,
    buckets: SECONDS_BUCKETS,
    help: 'From the head of a request until its response was sent or its client was gone',
    labelNames: ['route'],
  })
  return {
    /** Counts and times a listener's requests. `routeOf` maps any target to one of a few routes. */
    instrument:
      (listener: RequestListener, routeOf: (target: string) => string): RequestListener =>
      (request, response) => {
        const recordDuration = requestSeconds.startTimer({ route: routeOf(request.url ?? '') })
        response.once('close', () => {
          const route = routeOf(request.url ?? '')
          requests.inc({ route, status: response.headersSent ? response.statusCode : 'none' })
          recordDuration()
        })
        listener(request, response)
      },
    /** Adds a gauge that is read when metrics are fetched; it is left out while `read` returns undefined. */
    gauge: (
      name: string,
      help: string,
      read: () => number | undefined | Promise<number | undefined>,
    ): void => {
      const gauge: Gauge = new Gauge({
        name: `prospectus_${name}`,
        help,
        registers,
        collect: async () => {
          const value = await read()
          if (value === undefined) gauge.remove()
          else gauge.set(value)
        },
      })
    },
    /** Adds gauges that are read together, by label value. */
    gauges: (
      name: string,
      help: string,
      label: string,
      read: () => Promise<ReadonlyMap<string, number>>,
    ): void => {
      const gauge: Gauge = new Gauge({
        name: `prospectus_${name}`,
        help,
        registers,
        labelNames: [label],
        collect: async () => {
          const values = await read()
          gauge.reset()
          for (const [value, figure] of values) gauge.set({ [label]: value }, figure)
        },
      })
    },
    /** Returns a function that adds 1. */
    counter: (name: string, help: string) => {
      const counter = new Counter({ name: `prospectus_${name}`, help, registers })
      return () => counter.inc()
    },
    /** Returns a function that records a duration in seconds. */
    durations: (name: string, help: string) => {
      const histogram = new Histogram({
        name: `prospectus_${name}`,
        help,
        registers,
        buckets: SECONDS_BUCKETS,
      })
      return (seconds: number) => histogram.observe(seconds)
    },
    text: (): Promise<string> => registry.metrics(),
    contentType: registry.contentType,
  }
}

const SECONDS_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]
