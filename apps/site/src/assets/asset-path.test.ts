import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAssetPath } from './asset-route.ts'

const BASE = '/assets/f/288868932106/1200x800/ab12cd/cover.png'

describe('parseAssetPath', () => {
  it('BLOCK-9 reads the original from the path, with or without operations', () => {
    const path = 'f/288868932106/1200x800/ab12cd/cover.png'
    expect(parseAssetPath(BASE)).toEqual({
      path,
      name: 'cover.png',
      size: { width: 1200, height: 800 },
      operations: undefined,
    })
    expect(parseAssetPath(`${BASE}/m`)).toMatchObject({ path, operations: { isSmart: false } })
    expect(parseAssetPath(`${BASE}/m/`)).toMatchObject({ path, operations: { isSmart: false } })
    expect(parseAssetPath(`${BASE}/m/640x0/filters:format(webp)`)).toMatchObject({
      operations: { size: { width: 640, height: 0 }, filters: { format: 'webp' } },
    })
  })

  it('BLOCK-9 reads files without pixels, and names and operations that are percent-encoded', () => {
    expect(parseAssetPath('/assets/f/1/x/ab/annual%20report.pdf')).toMatchObject({
      path: 'f/1/x/ab/annual report.pdf',
      size: undefined,
    })
    expect(parseAssetPath('/assets/f/1/x/ab/%C3%BCbersicht.pdf')).toMatchObject({
      name: 'übersicht.pdf',
    })
    expect(parseAssetPath(`${BASE}/m/filters%3Around_corner%289%7C9,1,2,3%29`)).toMatchObject({
      operations: { filters: { round_corner: { radiusX: 9, blue: 3 } } },
    })
  })

  it('explains invalid operations in a sentence', () => {
    expect(parseAssetPath(`${BASE}/m/9999x1`)).toEqual({
      status: 400,
      message: expect.stringContaining('at most 4000'),
    })
  })

  it.each([
    '/assets/f/1/10x10/ab/..',
    '/assets/f/1/10x10/../../../etc/passwd',
    '/assets/f/1/10x10/%2e%2e/secret.png',
    '/assets/f/1/10x10/ab/..%2f..%2fsecret.png',
    '/assets/f/1/10x10/ab/a%5Cb.png',
    '/assets/f/1/10x10/ab/a\\b.png',
    '/assets/f/1/10x10/ab/a%00.png',
    '/assets/f/1/10x10/ab/a%0d%0aset-cookie.png',
    '/assets/f/1/10x10/ab/%ff.png',
    '/assets/f/1/10x10/ab/%zz.png',
  ])('ROUTE-3 refuses %s', (path) => {
    expect(parseAssetPath(path)).toMatchObject({ status: 400 })
  })

  it.each([
    '/',
    '/assets',
    '/assets/',
    '/assets/f/1/10x10/ab',
    '/assets/f/1/10x10/ab/',
    '/assets/f/1/10x10/ab/.env',
    '/assets/f/1/10x10/.git/config.png',
    '/assets/f/one/10x10/ab/a.png',
    '/assets/f/1/large/ab/a.png',
    '/assets/g/1/10x10/ab/a.png',
    '/assets/f/1/10x10/ab/a.png/n/10x10',
    '/assets/f/1/10x10/ab/a.png/',
    `/assets/f/1/10x10/ab/${'a'.repeat(201)}`,
  ])('knows no file at %s', (path) => {
    expect(parseAssetPath(path)).toMatchObject({ status: 404 })
  })

  it('ROUTE-3 never leads out of the folder, whatever the path', () => {
    const piece = fc.constantFrom(
      '..',
      '.',
      '%2e',
      '%2f',
      '%5c',
      '/',
      'f',
      '1',
      '9x9',
      'a.png',
      'm',
    )
    const path = fc.array(fc.oneof(piece, fc.string())).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(path, (rest) => {
        const parsed = parseAssetPath(`/assets/f/1/9x9/ab/${rest}`)
        if ('status' in parsed) return
        const segments = parsed.path.split('/')
        expect(segments).toHaveLength(5)
        for (const segment of segments) expect(segment).not.toMatch(/^\.|[\\\0]/)
      }),
    )
  })
})
