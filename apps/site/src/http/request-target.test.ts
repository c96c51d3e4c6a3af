import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTarget } from './request-target.ts'

describe('ROUTE-3 the raw request target', () => {
  test.each([
    ['/', '/', ''],
    ['/blog/nine-curves', '/blog/nine-curves', ''],
    ['/resources?page=2&q=a%20b', '/resources', '?page=2&q=a%20b'],
    ['/news/stra%C3%9Fe', '/news/straße', ''],
    ['/cafe%CC%81', '/café', ''],
    ['/a//b', '/a//b', ''],
    ['/..foo/bar..', '/..foo/bar..', ''],
    ['/%252e%252e/x', '/%2e%2e/x', ''],
    ['/x%255C', '/x%5C', ''],
    ['/search?q=100%', '/search', '?q=100%'],
    ['/search?q=../..//host\\', '/search', '?q=../..//host\\'],
    ['/a?b?c', '/a', '?b?c'],
  ])('%s is read', (raw, pathname, search) => {
    expect(readTarget(raw)).toEqual({ kind: 'target', pathname, search })
  })

  test.each([
    ['', 400],
    ['*', 400],
    ['blog', 400],
    ['http://evil.example/', 400],
    ['//evil.example', 400],
    ['///evil.example', 400],
    ['/\\evil.example', 400],
    ['/%5Cevil.example', 400],
    ['/%5cevil.example', 400],
    ['/a/../b', 400],
    ['/..', 400],
    ['/.', 400],
    ['/./a', 400],
    ['/%2e%2e/etc/passwd', 400],
    ['/.%2E/x', 400],
    ['/a/%2e', 400],
    ['/a%2Fb', 400],
    ['/%2f%2fevil.example', 400],
    ['/%', 400],
    ['/%zz', 400],
    ['/%E0%A4%A', 400],
    ['/%C0%AF', 400],
    ['/%ff', 400],
    ['/a%00b', 400],
    ['/a?q=%00', 400],
    ['/a%0D%0ALocation:%20x', 400],
    ['/a%7f', 400],
    ['/a%C2%85', 400],
    ['/a\u0000', 400],
    ['/a b', 400],
    ['/a\tb', 400],
    ['/stra\u00dfe', 400],
    ['/a#b', 400],
    [`/${'a'.repeat(2048)}`, 414],
    [`/a?q=${'a'.repeat(8192)}`, 414],
  ])('%j is refused with %i', (raw, status) => {
    expect(readTarget(raw)).toMatchObject({ kind: 'invalid', status })
  })

  test('a path of exactly 2 kB is read', () => {
    expect(readTarget(`/${'a'.repeat(2047)}`)).toMatchObject({ kind: 'target' })
  })

  test('never throws, and returns only safe targets, whatever is sent', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '.',
        '%2e',
        '%2f',
        '%5c',
        '\\',
        '%00',
        '%',
        '%C3',
        '%BC',
        '//',
        '?',
        '#',
      ),
      fc.string({ unit: 'binary', maxLength: 5 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const target = readTarget(`/${pieces.join('')}`)
        if (target.kind === 'invalid') return
        expect(target.pathname).not.toMatch(/^\/\/|\\|\p{Cc}|\/\.\.?(\/|$)/u)
        expect(target.pathname.isWellFormed()).toBe(true)
        expect(target.search).toMatch(/^(\?[\x21-\x7e]*)?$/)
      }),
      { numRuns: 2000 },
    )
  })
})
