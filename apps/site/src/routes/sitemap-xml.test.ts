import { describe, expect, test } from 'vitest'
import { sketchSnapshot } from '../page/snapshot.fixture.ts'
import { robotsText, sitemapFiles } from './crawler-routes.ts'

const siteUrl = 'https://www.vendor.example'
const addressesIn = (xml = '') => Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url]) => url)

describe('/sitemap.xml', () => {
  test('DATA-2 lists every indexable page by its canonical address, and nothing else', () => {
    const snapshot = sketchSnapshot(
      {
        home: {},
        'careers/': {},
        'blog/a&b': { component: 'resource' },
        'news/straße': { component: 'resource' },
        'team-members/ada': { component: 'team-member' },
        campaign: { preventIndexing: true },
        go: { component: 'redirect' },
        settings: { component: 'settings' },
        'articles/one': { component: 'unknown' },
        'forms/demo': { component: 'form' },
      },
      { blog: true },
    )
    const files = sitemapFiles(snapshot, siteUrl)
    expect([...files.keys()]).toEqual(['/sitemap.xml'])
    expect(addressesIn(files.get('/sitemap.xml'))).toEqual([
      `${siteUrl}/`,
      `${siteUrl}/careers/`,
      `${siteUrl}/blog/a&#38;b`,
      `${siteUrl}/news/stra%C3%9Fe`,
      `${siteUrl}/team-members/ada`,
    ])
  })

  test('says when a page was published last, and nothing when that is not known', () => {
    const snapshot = sketchSnapshot({
      a: { publishedAt: '2024-02-03T04:05:06.000Z' },
      b: { publishedAt: null },
      c: { publishedAt: 'yesterday' },
    })
    const xml = sitemapFiles(snapshot, siteUrl).get('/sitemap.xml') ?? ''
    expect(xml.match(/<lastmod>[^<]*/g)).toEqual(['<lastmod>2024-02-03T04:05:06.000Z'])
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns=/)
  })

  test('is an index only above the maximum', () => {
    const five = sketchSnapshot({ a: {}, b: {}, c: {}, d: {}, e: {} })
    expect(sitemapFiles(five, siteUrl, 5).size).toBe(1)
    const files = sitemapFiles(five, siteUrl, 2)
    expect(addressesIn(files.get('/sitemap.xml'))).toEqual([
      `${siteUrl}/sitemap-1.xml`,
      `${siteUrl}/sitemap-2.xml`,
      `${siteUrl}/sitemap-3.xml`,
    ])
    expect(addressesIn(files.get('/sitemap-3.xml'))).toEqual([`${siteUrl}/e`])
  })
})

test('/robots.txt opens the site and closes a preview', () => {
  expect(robotsText({ mode: 'production', siteUrl })).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  )
  expect(robotsText({ mode: 'preview', siteUrl })).toBe('User-agent: *\nDisallow: /\n')
})
