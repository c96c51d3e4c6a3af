import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeAssetPath, parseAssetFilePath } from './asset-file-path.ts'

describe('parseAssetFilePath', () => {
  it('asset-addresses#addresses splits and decodes a path', () => {
    expect(parseAssetFilePath('f/1/1200x800/ab12/%C3%BCber%20uns.png/m/10x0')).toEqual({
      path: 'f/1/1200x800/ab12/über uns.png',
      space: '1',
      size: '1200x800',
      hash: 'ab12',
      name: 'über uns.png',
      suffix: ['m', '10x0'],
    })
  })

  it.each([
    'f/1/9x9/ab/..',
    'f/1/9x9/ab/%2e%2e',
    'f/1/9x9/../ab/a.png',
    'f/1/9x9/ab/..%2fa.png',
    'f/1/9x9/ab/a%5cb.png',
    'f/1/9x9/ab/a%00.png',
    'f/1/9x9/ab/a%0d%0a.png',
    'f/1/9x9/ab/%ff.png',
    'f/1/9x9/ab/%.png',
  ])('ROUTE-3 %s is malformed, since it could lead elsewhere', (path) => {
    expect(parseAssetFilePath(path)).toBe('malformed')
  })

  it.each([
    '',
    'f',
    '/f/1/9x9/ab/a.png',
    '//other.example/f/1/9x9/ab/a.png',
    'f/1/9x9/ab',
    'f/1/9x9/ab/.env',
    'f/1@other/9x9/ab/a.png',
    'f/1/9x9/a:b/a.png',
    'f/x/9x9/ab/a.png',
  ])('ROUTE-3 %j is no file', (path) => {
    expect(parseAssetFilePath(path)).toBeUndefined()
  })

  it('ROUTE-3 an encoded path decodes to the same path, and cannot contain a host or a query', () => {
    const piece = fc.constantFrom('..', '%2e', '%2f', '//', '@', ':', '?', '#', '．', '。', '\\')
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
        const found = parseAssetFilePath(`f/1/9x9/ab/${pieces.join('')}`)
        if (found === undefined || found === 'malformed') return
        const encoded = encodeAssetPath(found.path)
        expect(encoded).toMatch(/^f\/1\/9x9\/ab\/[\w.!~*'()%-]+$/)
        expect(parseAssetFilePath(encoded)).toMatchObject({ path: found.path, suffix: [] })
      }),
    )
  })
})
