import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptsEncoding, matchesEtag, negotiateEncoding } from './negotiation.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['gzip;q=0.5, identity', 'identity'],
  ['gzip;q=0.001', 'gzip'],
  ['identity;q=0, gzip', 'gzip'],
  ['identity;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['identity;q=0, *;q=0', 'identity'],
  ['identity;q=0, zstd', 'identity'],
  ['*;q=0, identity', 'identity'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['br ; q=1 , gzip', 'br'],
])('accept-encoding %j gets %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding)
  // The second result comes from memory.
  expect(negotiateEncoding(header)).toBe(encoding)
})

test.each([
  ['br, dcz', true],
  ['br, DCZ;q=0.5', true],
  ['br, dcz;q=0', false],
  ['br, *', false],
  ['dcb', false],
  ['', false],
  [undefined, false],
])('accept-encoding %j names dcz: %s', (header, expected) => {
  expect(acceptsEncoding(header, 'dcz')).toBe(expected)
})

test('any header gets one of the three encodings', () => {
  fc.assert(
    fc.property(fc.string(), (header) =>
      ['identity', 'gzip', 'br'].includes(negotiateEncoding(header)),
    ),
  )
})

test.each([
  ['the tag itself', 'W/"abc"', true],
  ['its strong form', '"abc"', true],
  ['one of several', '"x" , W/"abc"', true],
  ['any tag', ' * ', true],
  ['another tag', '"abcd"', false],
  ['an empty header', '', false],
  ['no header', undefined, false],
])('an ETag is compared with If-None-Match: %s', (_what, header, known) => {
  expect(matchesEtag(header, 'W/"abc"')).toBe(known)
})
