import type { RequestListener } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What a role counts and measures of itself, in the text format of Prometheus. */
export interface Metrics {
  /**
   * A listener whose requests are counted and timed.
   *
   * @param routeOf a name for a request's target: one of a few, whatever clients ask for
   */
  readonly watched: (
    listener: RequestListener,
    routeOf: (target: string) => string,
  ) => RequestListener
  /** A figure that is looked up whenever somebody asks; left out while it is undefined. */
  readonly gauge: (name: string, help: string, read: () => number | undefined) => void
  /** Figures that are looked up together, each by its label's value. */
  readonly gauges: (
    name: string,
    help: string,
    label: string,
    read: () => Promise<ReadonlyMap<string, number>>,
  ) => void
  /** Counts one more whenever the function that it returns is called. */
  readonly counter: (name: string, help: string) => () => void
  /** Takes seconds. */
  readonly times: (name: string, help: string) => (seconds: number) => void
  readonly text: () => Promise<string>
  readonly contentType: string
}

/** @param role such as `site`; every figure carries it */
export function createMetrics(role: string): Metrics {
  const registry = new Registry()
  registry.setDefaultLabels({ role })
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    ...{ name: 'prospectus_http_requests_total', help: 'Requests by route and status', registers },
    labelNames: ['route', 'status'],
  })
  const seconds = new Histogram({
    ...{ name: 'prospectus_http_request_seconds', registers, buckets: SECONDS },
    help: 'From the head of a request until its answer was handed over or its client was gone',
    labelNames: ['route'],
  })
  return {
    watched: (listener, routeOf) => (request, response) => {
      const end = seconds.startTimer({ route: routeOf(request.url ?? '') })
      response.once('close', () => {
        const route = routeOf(request.url ?? '')
        requests.inc({ route, status: response.headersSent ? response.statusCode : 'none' })
        end()
      })
      listener(request, response)
    },
    gauge: (name, help, read) => {
      const gauge: Gauge = new Gauge({
        ...{ name: `prospectus_${name}`, help, registers },
        collect: () => {
          const value = read()
          if (value === undefined) gauge.remove()
          else gauge.set(value)
        },
      })
    },
    gauges: (name, help, label, read) => {
      const gauge: Gauge = new Gauge({
        ...{ name: `prospectus_${name}`, help, registers, labelNames: [label] },
        collect: async () => {
          const values = await read()
          gauge.reset()
          for (const [value, figure] of values) gauge.set({ [label]: value }, figure)
        },
      })
    },
    counter: (name, help) => {
      const counter = new Counter({ name: `prospectus_${name}`, help, registers })
      return () => counter.inc()
    },
    times: (name, help) => {
      const histogram = new Histogram({
        ...{ name: `prospectus_${name}`, help, registers },
        buckets: SECONDS,
      })
      return (taken) => histogram.observe(taken)
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]
