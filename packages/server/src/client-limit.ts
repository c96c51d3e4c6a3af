import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { clientAddress } from './client-address.ts'

/** How often one client may ask for something that is made for it alone: a burst, then a rate. */
export interface ClientLimits {
  readonly burst: number
  readonly perSecond: number
}

/** Counts a request. When it is one too many, returns how many whole seconds its client should wait. */
export type ClientLimit = (request: IncomingMessage) => number | undefined

interface ClientLimitOptions {
  readonly trustProxy: boolean
  readonly limits?: ClientLimits | undefined
  /** Milliseconds of a clock that nobody sets: a day back would close every bucket for a day. */
  readonly now?: () => number
  /** The least recently seen client is forgotten for one more. */
  readonly maximumClients?: number
}

/** A bucket of tokens for each client (`client-address.ts`), which fills again as time passes. */
export function createClientLimit(options: ClientLimitOptions): ClientLimit {
  const {
    trustProxy,
    limits = LIMITS,
    now = () => performance.now(),
    maximumClients = MAXIMUM_CLIENTS,
  } = options
  const interval = 1000 / limits.perSecond
  /** When the bucket of a client that has asked for something will be full again. */
  const fullAt = new LRUCache<string, number>({ max: maximumClients })
  return (request) => {
    const client = clientAddress(request, trustProxy)
    const time = now()
    const next = Math.max(time, fullAt.get(client) ?? 0) + interval
    const excess = next - time - limits.burst * interval
    if (excess > ROUNDING_MS) return Math.ceil(excess / 1000)
    fullAt.set(client, next)
    return undefined
  }
}

/** Enough for an office behind one address where many people type and turn pages at once. */
const LIMITS: ClientLimits = { burst: 120, perSecond: 20 }
/** Pages that are rendered for whoever thinks of an address: more than an office reads, yet little work for the site. */
export const PAGE_LIMITS: ClientLimits = { burst: 60, perSecond: 4 }
const MAXIMUM_CLIENTS = 20_000
/** Sums of fractions are off by less; nobody waits for so little. */
const ROUNDING_MS = 0.001
