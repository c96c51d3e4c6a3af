import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { LRUCache } from 'lru-cache'

/** Limits of one client's requests: a burst, then a rate. */
export interface ClientLimits {
  readonly burst: number
  readonly perSecond: number
}

/** Counts a request; returns the whole seconds to wait when it is one too many. */
export type RateLimiter = (request: IncomingMessage) => number | undefined

interface ClientLimitOptions {
  readonly trustProxy: boolean
  readonly limits?: ClientLimits | undefined
  /** Milliseconds of a monotonic clock: a clock set back a day would block every client for a day. */
  readonly now?: () => number
  /** Number of clients above which the least recently seen one is forgotten. */
  readonly maximumClients?: number
}

/** Creates a rate limiter with a token bucket for each client (`clientAddress`). */
export function createClientLimit(options: ClientLimitOptions): RateLimiter {
  const {
    trustProxy,
    limits = LIMITS,
    now = () => performance.now(),
    maximumClients = MAX_CLIENTS,
  } = options
  const intervalMs = 1000 / limits.perSecond
  /** When each client's bucket is full again, in milliseconds of `now`. */
  const fullAt = new LRUCache<string, number>({ max: maximumClients })
  return (request) => {
    const client = clientAddress(request, trustProxy)
    const time = now()
    const nextFullAt = Math.max(time, fullAt.get(client) ?? 0) + intervalMs
    const excessMs = nextFullAt - time - limits.burst * intervalMs
    if (excessMs > ROUNDING_MS) return Math.ceil(excessMs / 1000)
    fullAt.set(client, nextFullAt)
    return undefined
  }
}

/** Enough for an office behind one address where many people type and browse at the same time. */
const LIMITS: ClientLimits = { burst: 120, perSecond: 20 }
/**
 * Limits of pages whose addresses anyone can make up, such as searches: more than an office reads, yet little work for
 * the site.
 */
export const PAGE_LIMITS: ClientLimits = { burst: 60, perSecond: 4 }
const MAX_CLIENTS = 20_000
/** Tolerance for rounding errors of the sums. */
const ROUNDING_MS = 0.001

/**
 * The client of a request, for limits: an IPv4 address, or the first 64 bits of an IPv6 address, which one customer
 * usually has. Behind a trusted proxy, it is the last entry of `X-Forwarded-For`, which the proxy wrote; earlier ones
 * are the client's claims. Without a valid entry, it is the connection's address.
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? lastForwarded(String(headers['x-forwarded-for'] ?? '')) : ''
  return networkOf(isIP(forwarded) === 0 ? (socket.remoteAddress ?? '') : forwarded)
}

/** The last entry of `X-Forwarded-For`, without the port that some proxies add. */
function lastForwarded(forwarded: string): string {
  const last = forwarded.split(',').at(-1)?.trim() ?? ''
  return /^\[(.+)\](:\d+)?$/.exec(last)?.[1] ?? last.replace(/^([\d.]+):\d+$/, '$1')
}

function networkOf(address: string): string {
  const [withoutZone = ''] = address.split('%')
  if (isIP(withoutZone) !== 6) return withoutZone
  const groups = groupsOf(withoutZone)
  const isMapped = groups.slice(0, 6).join(':') === MAPPED_PREFIX
  return isMapped ? dottedQuad(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`
}

function groupsOf(address: string): readonly string[] {
  const { hostname } = new URL(`http://[${address}]`)
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
}

function dottedQuad(groups: readonly string[]): string {
  const numbers = groups.map((group) => Number.parseInt(group, 16))
  return numbers.flatMap((number) => [number >> 8, number & 255]).join('.')
}

/** Prefix of IPv4 addresses in IPv6. */
const MAPPED_PREFIX = '0:0:0:0:0:ffff'
