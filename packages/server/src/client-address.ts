import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

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
