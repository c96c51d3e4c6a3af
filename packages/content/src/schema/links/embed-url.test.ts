import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { embedUrl } from './embed-url.ts'
import { LOOKALIKES } from './lookalike-addresses.fixture.ts'

const HOST = 'tools.vendor.example'

describe('embedUrl', () => {
  it.each([
    ['https://{host}/openings', 'https://tools.vendor.example/openings?embedded=true'],
    ['//{host}/openings', 'https://tools.vendor.example/openings?embedded=true'],
    ['{host}/openings', 'https://tools.vendor.example/openings?embedded=true'],
    ['https://tools.vendor.example', 'https://tools.vendor.example/?embedded=true'],
    ['https://TOOLS.vendor.example:443/a', 'https://tools.vendor.example/a?embedded=true'],
    ['  https://{host}/a  ', 'https://tools.vendor.example/a?embedded=true'],
    [
      'https://{host}/a?b=1&c=x%20y+z',
      'https://tools.vendor.example/a?b=1&c=x%20y+z&embedded=true',
    ],
    ['https://{host}/a?embedded=false&b=1', 'https://tools.vendor.example/a?b=1&embedded=true'],
    ['https://{host}/a?embedded', 'https://tools.vendor.example/a?embedded=true'],
    [
      'https://{host}/a?unembedded=1#d',
      'https://tools.vendor.example/a?unembedded=1&embedded=true#d',
    ],
    [
      'https://{host}/?of={host}',
      'https://tools.vendor.example/?of=tools.vendor.example&embedded=true',
    ],
  ])('EMBED-1 %s is loaded from %s', (stored, expected) => {
    expect(embedUrl(stored, HOST)).toBe(expected)
  })

  it.each([undefined, ...LOOKALIKES])('EMBED-1 refuses %j', (stored) => {
    expect(embedUrl(stored, HOST)).toBeUndefined()
  })

  it.each([
    ['http://{host}/a', '127.0.0.1:3003', 'http://127.0.0.1:3003/a?embedded=true'],
    ['//{host}/a', '127.0.0.1:3003', 'http://127.0.0.1:3003/a?embedded=true'],
    ['{host}/a', 'localhost:3003', 'http://localhost:3003/a?embedded=true'],
    ['http://[::1]:3003/a', '[::1]:3003', 'http://[::1]:3003/a?embedded=true'],
    ['https://{host}/a', 'localhost:3003', 'https://localhost:3003/a?embedded=true'],
    ['http://127.0.0.1:3004/a', '127.0.0.1:3003', undefined],
    ['http://127.0.0.1/a', '127.0.0.1:3003', undefined],
    ['http://localhost:3003/a', '127.0.0.1:3003', undefined],
  ])('EMBED-1 %s on loopback host %s: %s', (stored, host, expected) => {
    expect(embedUrl(stored, host)).toBe(expected)
  })

  it.each(['', 'host/path', 'user@host', 'a b'])('EMBED-1 has no url for the host %j', (host) => {
    expect(embedUrl('https://{host}/a', host)).toBeUndefined()
  })

  it('EMBED-1 never leaves the host, whatever an editor writes', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'https:',
        'http:',
        '/',
        '//',
        '\\',
        '@',
        ':',
        '.',
        '?',
        '#',
        '&',
        '{host}',
        HOST,
      ),
      fc.constantFrom('embedded=1', 'evil.example', '\t', '%40', '443'),
      fc.string({ maxLength: 3 }),
    )
    const written = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
    const prefixed = fc.tuple(fc.constantFrom('', 'https://', 'https://{host}'), written)
    fc.assert(
      fc.property(prefixed, ([prefix, rest]) => {
        const found = embedUrl(prefix + rest, HOST)
        if (found === undefined) return
        const url = new URL(found)
        expect(url.origin).toBe(`https://${HOST}`)
        expect(url.username + url.password).toBe('')
        expect(url.searchParams.getAll('embedded')).toEqual(['true'])
      }),
      { numRuns: 2000 },
    )
  })
})
