import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MOVED_UUID, testContext } from '../../reading/test-context.fixture.ts'
import { readMultilink } from './multilink.ts'

const read = (raw: unknown) => readMultilink(raw, testContext())

describe('BLOCK-10 links to stories', () => {
  test('lead to the current address of the story, whatever slug was stored', () => {
    const link = { linktype: 'story', id: MOVED_UUID, url: '', cached_url: 'blog/was-here' }
    expect(read(link)).toEqual({
      href: '/guidebooks/now-here',
      isExternal: false,
      opensNewTab: false,
      isFile: false,
    })
  })

  test.each([
    [{ linktype: 'story', id: '', cached_url: 'about' }, '/about'],
    [{ linktype: 'story', id: 'unknown', cached_url: '/careers/' }, '/careers/'],
    [{ linktype: 'story', cached_url: 'about', anchor: 'people' }, '/about#people'],
    [{ linktype: 'story', cached_url: 'about', anchor: '#our people' }, '/about#our%20people'],
    [{ linktype: 'story', id: '', story: { full_slug: 'contact/' } }, '/contact/'],
    [{ cached_url: 'request-a-demo' }, '/request-a-demo'],
    [{ linktype: 'story', id: '', cached_url: '', anchor: 'form' }, '#form'],
  ])('%j goes to %s', (raw, href) => {
    expect(read(raw)).toMatchObject({ href, isExternal: false })
  })

  test.each([
    { linktype: 'story', id: 'unknown', cached_url: 'gone/away' },
    { linktype: 'story', id: 'unknown', cached_url: 'gone', anchor: 'part' },
    { linktype: 'story', id: '', cached_url: '' },
  ])('%j goes nowhere', (raw) => {
    expect(read(raw)).toBeUndefined()
  })
})

describe('BLOCK-10 links to addresses', () => {
  test.each([
    ['https://tools.example/a?b=c#d', 'https://tools.example/a?b=c#d', true],
    ['http://tools.example', 'http://tools.example/', true],
    ['  https://tools.example/ ', 'https://tools.example/', true],
    ['//tools.example/a', 'https://tools.example/a', true],
    ['HTTPS://Tools.Example/A', 'https://tools.example/A', true],
    ['/resources?category=blog', '/resources?category=blog', false],
    ['/a b', '/a%20b', false],
    ['/', '/', false],
    ['#form', '#form', false],
    ['about', '/about', false],
    ['mailto:hello@vendor.example', 'mailto:hello@vendor.example', false],
    [
      'mailto:hello@vendor.example?subject=A question',
      'mailto:hello@vendor.example?subject=A%20question',
      false,
    ],
    ['tel:+44 113 496 0142', 'tel:+441134960142', false],
    ['tel:+44-113-4960142;ext=7', 'tel:+441134960142;ext=7', false],
  ])('%j becomes %s', (url, href, external) => {
    expect(read(url)).toMatchObject({ href, isExternal: external })
    expect(read({ linktype: 'url', id: '', url, cached_url: url })).toMatchObject({
      href,
      isExternal: external,
    })
    expect(read({ linktype: 'url', url: '', cached_url: url })).toMatchObject({
      href,
      isExternal: external,
    })
  })

  test.each([
    ['https://www.vendor.example/about', '/about'],
    ['http://www.vendor.example/about?from=mail#team', '/about?from=mail#team'],
    ['//WWW.vendor.example/careers/', '/careers/'],
    ['https://www.vendor.example', '/'],
  ])('of the site itself are internal: %s', (url, href) => {
    const internal = { href, isExternal: false, opensNewTab: false, isFile: false }
    expect(read(url)).toEqual(internal)
    expect(read({ linktype: 'url', id: '', url, cached_url: url })).toEqual(internal)
    expect(read({ linktype: 'url', url, target: '_blank' })?.opensNewTab).toBe(true)
  })

  test.each([
    'https://vendor.example/about',
    'https://www.vendor.example.evil.example/about',
    'https://www.vendor.example:8443/about',
  ])('of another host are external: %s', (url) => {
    expect(read(url)).toMatchObject({ href: url, isExternal: true })
  })

  test.each([
    ['www.partner.example', 'https://www.partner.example/'],
    ['WWW.partner.example/a?b=c#d', 'https://www.partner.example/a?b=c#d'],
    ['//partner.example/a', 'https://partner.example/a'],
  ])('of another site can lack the scheme: %s', (url, href) => {
    expect(read(url)).toMatchObject({ href, isExternal: true })
    expect(read({ linktype: 'url', url, cached_url: url })).toMatchObject({
      href,
      isExternal: true,
    })
    expect(read({ linktype: 'story', id: '', url, cached_url: url })).toMatchObject({ href })
  })

  test('open in a new tab if the editor chose that', () => {
    expect(read({ linktype: 'url', url: 'https://a.example', target: '_blank' })?.opensNewTab).toBe(
      true,
    )
    expect(read({ linktype: 'url', url: 'https://a.example', target: '_self' })?.opensNewTab).toBe(
      false,
    )
  })
})

describe('BLOCK-10 unsafe addresses do not become links', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    '\u200bjavascript:alert(1)',
    'javascript&colon;alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox',
    'file:///etc/passwd',
    'blob:https://a.example/x',
    'ftp://a.example/',
    '//',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/a/..//evil.example',
    'https:evil.example',
    'https:///evil.example',
    'https://',
    'https://vendor.example@evil.example/',
    'https://user:secret@a.example/',
    'https://a.example/\u0000',
    'https://www.vendor.example//evil.example',
    'www.a b.example',
    'mailto:',
    'mailto:nobody',
    'tel:',
    'tel:javascript',
    'gone/away',
    '',
    '   ',
  ])('%j', (url) => {
    expect(read(url)).toBeUndefined()
    expect(read({ linktype: 'url', url, cached_url: url })).toBeUndefined()
    expect(read({ linktype: 'asset', url })).toBeUndefined()
    expect(read({ linktype: 'email', email: url })).toBeUndefined()
    expect(read({ url })).toBeUndefined()
  })
})

test.each([
  [{ linktype: 'email', email: 'hello@vendor.example' }, 'mailto:hello@vendor.example'],
  [
    { linktype: 'email', url: 'mailto:hello@vendor.example', email: '' },
    'mailto:hello@vendor.example',
  ],
  [{ email: 'hello@vendor.example' }, 'mailto:hello@vendor.example'],
])('BLOCK-10 %j is an e-mail address', (raw, href) => {
  expect(read(raw)).toEqual({ href, isExternal: false, opensNewTab: false, isFile: false })
})

test('BLOCK-9 BLOCK-10 files of the content system have addresses on the site', () => {
  const url = 'https://assets.vendor.example/f/288868932106/x/ab12/terms.pdf'
  const href = '/assets/f/288868932106/x/ab12/terms.pdf'
  expect(read({ linktype: 'asset', id: 'asset-1', url })).toMatchObject({
    href,
    isFile: true,
    isExternal: false,
  })
  expect(read({ linktype: 'url', url })).toMatchObject({ href, isFile: true, isExternal: false })
  expect(read({ linktype: 'asset', url: 'https://files.example/a.pdf' })).toMatchObject({
    href: 'https://files.example/a.pdf',
    isFile: true,
    isExternal: true,
  })
})

test('BLOCK-10 a link is always on the site or has a safe scheme', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.stringMatching(/^[/\\.a:@#?\s]{0,8}(javascript|https?|\/\/)?:?[/\\]{0,3}\w*$/),
  )
  const key = fc.constantFrom(
    'linktype',
    'id',
    'url',
    'cached_url',
    'email',
    'anchor',
    'target',
    'story',
  )
  const stored = fc.dictionary(
    key,
    fc.oneof(text, fc.constantFrom('story', 'url', 'email', 'asset'), fc.jsonValue()),
  )
  fc.assert(
    fc.property(fc.oneof(text, stored, fc.jsonValue()), (raw) => {
      const href = read(raw)?.href
      if (href === undefined) return
      expect(href).toMatch(/^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: their absence is what is tested
      expect(href).not.toMatch(/[\u0000-\u0020<>"]/)
    }),
    { numRuns: 1000 },
  )
})
