import type { Entry } from '@prospectus/catalogue/rows/entry'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTarget } from '../http/request-target.ts'
import { type ResolvedPath, resolvePath } from './resolve-path.ts'
import { type StorySketch, sketchSnapshot } from './snapshot.fixture.ts'

const siteUrl = 'https://www.vendor.example'

function resolver(snapshot: Snapshot, mode: 'production' | 'preview' = 'production') {
  const destinationOf = (entry: Entry) =>
    (snapshot.read(entry).content as { destination_url?: string }).destination_url
  return (raw: string): ResolvedPath => {
    const target = readTarget(raw)
    if (target.kind === 'invalid') throw new Error(target.reason)
    return resolvePath(target, { snapshot, mode, siteUrl, destinationOf })
  }
}

const redirectTo = (destination_url: string): StorySketch => ({
  component: 'redirect',
  content: { destination_url },
})

const missing = { kind: 'missing' }
const moved = (status: number, location: string) => ({ kind: 'redirect', status, location })

describe('ROUTE-2 canonical paths', () => {
  const resolve = resolver(
    sketchSnapshot(
      {
        home: {},
        'careers/': {},
        about: {},
        'blog/x': { component: 'resource' },
        'videos/': {},
        'news/straße': { component: 'resource' },
        'datasheets/one': { component: 'resource' },
        resources: {},
        'de/resources': {},
        settings: { component: 'settings' },
        'articles/one': { component: 'unknown' },
        'lead-form': { component: 'form' },
        'team-members/ada': { component: 'team-member' },
      },
      {
        blog: true,
        datasheets: false,
        industry: true,
        'de/blog': true,
        'webinar-recording-pages': true,
        'archive/news': true,
      },
    ),
  )

  test.each([
    ['/', 'home'],
    ['/careers/', 'careers/'],
    ['/about', 'about'],
    ['/about?x=1', 'about'],
    ['/blog/x', 'blog/x'],
    ['/videos/', 'videos/'],
    ['/news/stra%C3%9Fe', 'news/straße'],
    ['/datasheets/one', 'datasheets/one'],
    ['/team-members/ada', 'team-members/ada'],
  ])('%s shows the story %s', (target, fullSlug) => {
    expect(resolve(target)).toMatchObject({ kind: 'story', entry: { fullSlug } })
  })

  test.each([
    ['/careers', '/careers/'],
    ['/about/', '/about'],
    ['/home', '/'],
    ['/home/', '/'],
    ['/videos?page=2&utm=x', '/videos/?page=2&utm=x'],
    ['/news/stra%C3%9Fe/?q=1', '/news/stra%C3%9Fe?q=1'],
  ])('%s redirects permanently to %s', (target, location) => {
    expect(resolve(target)).toEqual(moved(308, location))
  })

  test.each([
    ['/blog', '/resources?category=blog'],
    ['/blog/', '/resources?category=blog'],
    ['/blog?page=2', '/resources?category=blog'],
    ['/de/blog', '/de/resources?category=blog'],
  ])('the resource section %s without a start page leads to its list', (target, location) => {
    expect(resolve(target)).toEqual(moved(307, location))
  })

  test.each([
    ['/blog?utm_source=mail', '/resources?category=blog&utm_source=mail'],
    ['/de/blog/?page=2&utm_term=a+b', '/de/resources?category=blog&utm_term=a+b'],
  ])('the section %s takes the tags of a campaign along to %s', (target, location) => {
    expect(resolve(target)).toEqual(moved(307, location))
  })

  test.each([
    '/datasheets',
    '/datasheets/',
    '/industry',
    '/industry/',
    '/webinar-recording-pages',
    '/archive/news',
    '/nothing',
    '/about//',
    '/about//x',
    '/videos//',
    '/blog//x',
    '/settings',
    '/settings/',
    '/articles/one',
    '/lead-form',
  ])('%s leads to no page', (target) => {
    expect(resolve(target)).toEqual(missing)
  })
})

describe('ROUTE-2 addresses in capitals', () => {
  const resolve = resolver(
    sketchSnapshot(
      {
        about: {},
        'careers/': {},
        settings: { component: 'settings' },
        'Own-Case': {},
        go: redirectTo('/about'),
      },
      { blog: true, industry: true },
    ),
  )
  test.each([
    ['/About', '/about'],
    ['/ABOUT/?page=2', '/about?page=2'],
    ['/Careers', '/careers/'],
  ])('%s leads to %s', (target, location) => {
    expect(resolve(target)).toEqual(moved(308, location))
  })

  test.each([
    ['/Go?utm_source=a', '/about?utm_source=a'],
    ['/BLOG', '/resources?category=blog'],
  ])('%s leads to %s in one hop', (target, location) => {
    expect(resolve(target)).toEqual(moved(307, location))
  })

  test.each(['/Nothing', '/Settings', '/own-case'])('%s is missing', (target) => {
    expect(resolve(target)).toEqual(missing)
  })

  test('a slug with capitals keeps its own address', () => {
    expect(resolve('/Own-Case')).toMatchObject({ kind: 'story', entry: { fullSlug: 'Own-Case' } })
  })
})

describe('ROUTE-4 redirect stories', () => {
  const stories = {
    home: {},
    'careers/': {},
    about: {},
    plain: redirectTo('/about'),
    sloppy: redirectTo('/careers?a=1#b'),
    'go/deep': redirectTo('/plain'),
    own: redirectTo(`${siteUrl}/plain`),
    away: redirectTo('https://partner.example/x?y=1#z'),
    first: redirectTo('/second'),
    second: redirectTo('/third/'),
    third: redirectTo('https://partner.example/'),
    file: redirectTo('/assets/f/1/report.pdf'),
    list: redirectTo('/blog/'),
    tagged: redirectTo('/about?utm_source=a'),
    circle: redirectTo('/circle'),
    round: redirectTo('/about-turn'),
    'about-turn': redirectTo(`${siteUrl}/round/`),
    empty: redirectTo(''),
    script: redirectTo('javascript:alert(1)'),
    data: redirectTo('data:text/html,x'),
    mail: redirectTo('mailto:a@b.example'),
    slashes: redirectTo('/..//evil.example'),
    'own-slashes': redirectTo(`${siteUrl}//evil.example`),
    backslash: redirectTo('/\\evil.example'),
    fragment: redirectTo('#here'),
    lines: redirectTo('/a\r\nSet-Cookie: x=y'),
  }
  const snapshot = sketchSnapshot(stories, { blog: true })
  const resolve = resolver(snapshot)

  test.each([
    ['/plain', '/about'],
    ['/plain/?utm=x', '/about'],
    ['/sloppy', '/careers/?a=1#b'],
    ['/go/deep', '/about'],
    ['/own', '/about'],
    ['/away', 'https://partner.example/x?y=1#z'],
    ['/first', 'https://partner.example/'],
    ['/file', '/assets/f/1/report.pdf'],
    ['/list', '/resources?category=blog'],
  ])('%s leads to %s in one hop', (target, location) => {
    expect(resolve(target)).toEqual(moved(307, location))
  })

  test.each([
    [
      '/plain?utm_source=mail&utm_campaign=spring&x=1',
      '/about?utm_source=mail&utm_campaign=spring',
    ],
    ['/sloppy?utm_source=%0d%0a%26&utm_source=b', '/careers/?a=1&utm_source=%0D%0A%26#b'],
    ['/tagged?utm_source=b&utm_medium=c', '/about?utm_source=a&utm_medium=c'],
    ['/list?utm_term=&utm_source=mail', '/resources?category=blog&utm_source=mail'],
    ['/away?utm_source=mail', 'https://partner.example/x?y=1#z'],
  ])('%s takes the tags of a campaign along on the site: %s', (target, location) => {
    expect(resolve(target)).toEqual(moved(307, location))
  })

  test.each([
    '/circle',
    '/round',
    '/empty',
    '/script',
    '/data',
    '/mail',
    '/slashes',
    '/own-slashes',
    '/backslash',
    '/fragment',
    '/lines',
  ])('%s leads nowhere, for a reason that is given', (target) => {
    expect(resolve(target)).toEqual({ kind: 'missing', reason: expect.any(String) })
  })

  test('in preview a redirect story is a page', () => {
    const inPreview = resolver(snapshot, 'preview')
    for (const slug of ['plain', 'circle', 'script', 'away']) {
      expect(inPreview(`/${slug}`)).toMatchObject({ kind: 'story', entry: { fullSlug: slug } })
    }
  })

  test('however redirects lead to each other, they end at a page or are missing', () => {
    const slugs = ['a', 'b', 'c', 'd', 'page']
    const graph = fc.record(
      Object.fromEntries(['a', 'b', 'c', 'd'].map((slug) => [slug, fc.constantFrom(...slugs)])),
    )
    fc.assert(
      fc.property(graph, (edges) => {
        const redirects = Object.entries(edges).map(([from, to]) => [from, redirectTo(`/${to}`)])
        const resolved = resolver(sketchSnapshot({ page: {}, ...Object.fromEntries(redirects) }))(
          '/a',
        )
        if (resolved.kind === 'redirect') expect(resolved.location).toBe('/page')
        else expect(resolved.kind).toBe('missing')
      }),
    )
  })
})
