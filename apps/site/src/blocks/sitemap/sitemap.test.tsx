import { noSettings } from '@prospectus/content/reading/site-context'
import { sitemap } from '@prospectus/content/schema/blocks/sitemap'
import type { Settings } from '@prospectus/content/schema/stories/settings'
import { describe, expect, it } from 'vitest'
import { examplePage, readExample, renderBlock } from '../../ui/testing/render.tsx'
import { rawStory, snapshotOf } from '../../ui/testing/snapshot-of.ts'
import { sitemapView } from './sitemap.tsx'

const page = (fullSlug: string, parts: { id: number; parent_id?: number; position: number }) =>
  rawStory(fullSlug, { component: 'modules/page' }, { name: `Page ${fullSlug}`, ...parts })

const snapshot = snapshotOf([
  page('careers', { id: 1, position: 2 }),
  page('careers/engineering', { id: 2, parent_id: 1, position: 1 }),
  page('about', { id: 3, position: 1 }),
  page('tools', { id: 4, position: 3 }),
  page('de/ueber-uns', { id: 5, position: 1 }),
  rawStory('settings', { component: 'modules/settings' }, { id: 6, name: 'Settings' }),
])

function render(settings: Partial<Settings> = {}, featured: readonly string[] = []): string {
  const block = readExample(sitemap, { component: 'sitemap', _uid: 's', featured })
  return renderBlock(sitemapView, block, {
    page: examplePage({ snapshot, path: '/sitemap', settings: { ...noSettings, ...settings } }),
    headingLevel: 1,
  })
}

const lines = (html: string) =>
  [...html.matchAll(/sitemap-line sitemap-depth-(\d)"><(a|span)[^>]*>([^<]*)</g)].map(
    ([, depth, element, name]) => `${depth} ${element} ${name}`,
  )

describe('sitemap', () => {
  it("MAP-1 LANG-2 is a flat list in the page's language, children indented under their parent, single pages last", () => {
    expect(lines(render())).toEqual([
      '0 a Page careers',
      '1 a Page careers/engineering',
      '0 a Page about',
      '0 a Page tools',
    ])
  })

  it('MAP-1 hides no page in a fold, and every level has an indent of its own', () => {
    const slugs = Array.from({ length: 8 }, (_, depth) =>
      'abcdefgh'
        .slice(0, depth + 1)
        .split('')
        .join('/'),
    )
    const deep = snapshotOf(
      slugs.map((slug, depth) => page(slug, { id: depth + 1, parent_id: depth, position: 1 })),
    )
    const html = renderBlock(
      sitemapView,
      readExample(sitemap, { component: 'sitemap', _uid: 's' }),
      { page: examplePage({ snapshot: deep, path: '/sitemap' }), headingLevel: 1 },
    )
    expect(lines(html)).toEqual(slugs.map((slug, depth) => `${depth} a Page ${slug}`))
    const list = html.slice(html.indexOf('<ul'))
    expect(list.match(/<ul/g)).toHaveLength(1)
    expect(list).not.toContain('<details')
  })

  it('MAP-1 has a list that leads to the folders, once there are several', () => {
    const folders = ['blog', 'news', 'tools'].flatMap((slug, index) => [
      page(slug, { id: 10 * index + 10, position: index }),
      page(`${slug}/one`, { id: 10 * index + 11, parent_id: 10 * index + 10, position: 1 }),
    ])
    const html = renderBlock(
      sitemapView,
      readExample(sitemap, { component: 'sitemap', _uid: 's' }),
      {
        page: examplePage({ snapshot: snapshotOf(folders), path: '/sitemap' }),
        headingLevel: 1,
      },
    )
    expect(html).toMatch(/<nav[^>]*aria-label="Contents"/)
    const targets = [...html.matchAll(/<a href="#([^"]+)">([^<]+)</g)]
    expect(targets.map(([, , name]) => name)).toEqual(['Page blog', 'Page news', 'Page tools'])
    for (const [, id] of targets) expect(html).toContain(`<li id="${id}"`)
    expect(render()).not.toContain('<nav')
  })

  it('MAP-2 leaves out what the settings exclude, folders with everything below them', () => {
    expect(lines(render({ excludedSlugs: ['about'], excludedFolders: ['careers'] }))).toEqual([
      '0 a Page tools',
    ])
  })

  it('MAP-2 lists featured pages apart, under their own heading', () => {
    const html = render({}, ['uuid-of-tools'])
    expect(html).toMatch(/<h2[^>]*>Featured pages<\/h2><ul[^>]*><li[^>]*><a[^>]*>Page tools</)
    expect(html.match(/Page tools/g)).toHaveLength(1)
  })

  it('MAP-3 shows placeholders as boxes that cannot be clicked', () => {
    expect(lines(render({ unlinkedNames: ['Page careers'] }))).toContain('0 span Page careers')
  })

  it('HEAD-1 titles the page', () => {
    expect(render()).toMatch(/<h1[^>]*>Sitemap<\/h1>/)
  })
})
