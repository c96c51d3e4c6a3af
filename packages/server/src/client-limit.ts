import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { LRUCache } from 'lru-cache'

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

/** A bucket of tokens for each client (`clientAddress`), which fills again as time passes. */
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

/**
 * Who a request is from, as limits count it: an IPv4 address, or the first 64 bits of an IPv6 address, because
 * one customer usually has all addresses that begin with them. Behind a trusted proxy it is the last entry of
 * `X-Forwarded-For`, which the proxy wrote itself; earlier entries are the client's claims and are ignored.
 * Without a usable entry it is the address of the connection.
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? lastOf(String(headers['x-forwarded-for'] ?? '')) : ''
  return networkOf(isIP(forwarded) === 0 ? (socket.remoteAddress ?? '') : forwarded)
}

/** Some proxies write the port too. */
function lastOf(forwarded: string): string {
  const last = forwarded.split(',').at(-1)?.trim() ?? ''
  return /^\[(.+)\](:\d+)?$/.exec(last)?.[1] ?? last.replace(/^([\d.]+):\d+$/, '$1')
}

function networkOf(address: string): string {
  const [bare = ''] = address.split('%')
  if (isIP(bare) !== 6) return bare
  const groups = groupsOf(bare)
  const isMapped = groups.slice(0, 6).join(':') === MAPPED
  return isMapped ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`
}

/** The eight groups of an IPv6 address, each without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const { hostname } = new URL(`http://[${address}]`)
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
}

function dotted(groups: readonly string[]): string {
  const numbers = groups.map((group) => Number.parseInt(group, 16))
  return numbers.flatMap((number) => [number >> 8, number & 255]).join('.')
}

/** How IPv6 writes an IPv4 address. */
const MAPPED = '0:0:0:0:0:ffff'
