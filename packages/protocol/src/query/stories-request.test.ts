import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeStoriesRequest, encodeStoriesRequest } from './stories-request.ts'

function inner(body: string): string {
  const { body: encoded } = JSON.parse(body)
  return Buffer.from(encoded, 'base64url').toString()
}

function wrapped(text: string | Uint8Array): string {
  return JSON.stringify({ body: Buffer.from(text).toString('base64url') })
}

describe('encodeStoriesRequest', () => {
  it('CALL-4 is base64url of options and token, in an object of one key', () => {
    const body = encodeStoriesRequest({ starts_with: 'podcast/', page: 2 }, 'sealed')
    expect(Object.keys(JSON.parse(body))).toEqual(['body'])
    expect(inner(body)).toBe('{"options":{"starts_with":"podcast/","page":2},"token":"sealed"}')
  })

  it('CALL-4 encodes the same as Node, lone surrogates included', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff)), (units) => {
        const search_term = String.fromCharCode(...units)
        const text = JSON.stringify({ options: { search_term }, token: 't' })
        expect(encodeStoriesRequest({ search_term }, 't')).toBe(wrapped(text))
      }),
    )
  })

  it('CALL-4 encodes the longest options of the endpoint', () => {
    const body = encodeStoriesRequest({ search_term: 'ä'.repeat(8000) }, 'sealed')
    expect(inner(body)).toContain('ä'.repeat(8000))
  })
})

describe('decodeStoriesRequest', () => {
  it('CALL-4 decodes encoded requests', () => {
    const text = fc.string({ unit: 'grapheme' })
    const options = fc.record({ starts_with: text, search_term: text, page: fc.nat() })
    fc.assert(
      fc.property(options, text, (options, token) => {
        expect(decodeStoriesRequest(encodeStoriesRequest(options, token))).toEqual({
          options,
          token,
        })
      }),
    )
  })

  it.each([
    ['nothing', ''],
    ['no JSON', '{"body":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['no body', '{}'],
    ['a number for a body', '{"body":12}'],
    ['a list for a body', '{"body":["e30"]}'],
    ['an empty body', '{"body":""}'],
    ['characters that are not base64url', '{"body":"e30*"}'],
    ['characters of plain base64', `{"body":"${Buffer.from('{"a":"??>"}').toString('base64')}"}`],
    ['white space', '{"body":"e3 0"}'],
    ['an impossible length', '{"body":"e30e3"}'],
    ['bytes that are not UTF-8', wrapped(Uint8Array.of(0x22, 0xff, 0xfe, 0x22))],
    ['UTF-8 that is cut off', wrapped(Buffer.from('{"options":"ä').subarray(0, -1))],
    ['a byte order mark', wrapped('\uFEFF{}')],
    ['garbage', wrapped('{{{{')],
    ['a list inside', wrapped('[1]')],
    ['null inside', wrapped('null')],
    ['text inside', wrapped('"x"')],
  ])('CALL-4 refuses %s', (_name, text) => {
    expect(decodeStoriesRequest(text)).toBeUndefined()
  })

  it('CALL-4 never throws, and accepts nesting of any depth', () => {
    fc.assert(fc.property(fc.string(), (text) => void decodeStoriesRequest(wrapped(text))))
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`
    expect(decodeStoriesRequest(wrapped(`{"options":${deep}}`))).toBeDefined()
  })

  it('CALL-4 reads only options and token, the last of each, and no prototype', () => {
    const sent = '{"options":1,"__proto__":{"token":"p"},"more":2,"options":{"page":3}}'
    expect(decodeStoriesRequest(wrapped(sent))).toEqual({ options: { page: 3 }, token: undefined })
  })
})
