import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { clientAddress } from './client-limit.ts'

function address(remoteAddress: string | undefined, forwarded?: string, trustProxy = true) {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const socket = { remoteAddress } as IncomingMessage['socket']
  return clientAddress({ headers, socket }, trustProxy)
}

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['1:2:3:4:5:6:192.0.2.7', '1:2:3:4::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  [undefined, ''],
])('CALL-5 the address %s counts as the client %s', (remote, expected) => {
  expect(address(remote)).toBe(expected)
})

it.each([
  ['198.51.100.1', '198.51.100.1'],
  ['203.0.113.9, 198.51.100.1', '198.51.100.1'],
  ['203.0.113.9,, 198.51.100.1 ', '198.51.100.1'],
  ['198.51.100.1:4711', '198.51.100.1'],
  ['[2001:db8::1]:4711', '2001:db8:0:0::/64'],
  ['[2001:db8::1]', '2001:db8:0:0::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['', '192.0.2.7'],
  ['unknown', '192.0.2.7'],
  ['198.51.100.1, ', '192.0.2.7'],
  ['198.51.100.1, _hidden', '192.0.2.7'],
  ['999.1.1.1', '192.0.2.7'],
])('CALL-5 a trusted proxy that wrote %j names the client %s', (forwarded, expected) => {
  expect(address('192.0.2.7', forwarded)).toBe(expected)
})

it("CALL-5 without a trusted proxy a client's claims are ignored", () => {
  expect(address('192.0.2.7', '198.51.100.1', false)).toBe('192.0.2.7')
})
