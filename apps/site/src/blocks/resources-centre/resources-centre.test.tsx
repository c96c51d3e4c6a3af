import { resourcesCentre } from '@prospectus/content/schema/blocks/resources-centre'
import { describe, expect, it } from 'vitest'
import { examplePage, readExample, renderBlock } from '../../ui/testing/render.tsx'
import { rawStory, snapshotOf } from '../../ui/testing/snapshot-of.ts'
import { resourcesCentreView } from './resources-centre.tsx'

const resource = (fullSlug: string, day: number, content: Record<string, unknown> = {}) =>
  rawStory(
    fullSlug,
    {
      component: 'modules/resource',
      date: `2020-03-${String(day).padStart(2, '0')} 00:00`,
      ...content,
    },
    { name: `Resource of day ${day}` },
  )

const snapshot = snapshotOf([
  ...Array.from({ length: 12 }, (_, index) =>
    resource(`podcast/${index}`, index + 1, { theme: 'pmo', description: 'On floats' }),
  ),
  ...Array.from({ length: 3 }, (_, index) =>
    resource(`whitepapers/${index}`, index + 20, {
      industry: ['industry-energy'],
      seo: { description: 'Für Búcher' },
    }),
  ),
  resource('webinar-recording-pages/one', 28),
  resource('de/blog/eins', 29),
])

function render(query = '', block = readExample(resourcesCentre)): string {
  const page = examplePage({ snapshot, path: '/resources', query: new URLSearchParams(query) })
  return renderBlock(resourcesCentreView, block, { page, headingLevel: 1 })
}

const names = (html: string) =>
  [...html.matchAll(/Resource of day (\d+)/g)].map(([, day]) => Number(day))

describe('resources centre', () => {
  it("RES-0 RES-4 lists nine resources of the page's language, newest first, without recordings", () => {
    const html = render()
    expect(names(html)).toEqual([22, 21, 20, 12, 11, 10, 9, 8, 7])
    expect(html).toContain('15 resources')
    expect(html).toContain('href="/resources?page=2"')
  })

  it('each result is an article with one link in its heading and one machine-readable day', () => {
    const html = render()
    const articles = [...html.matchAll(/<article.*?<\/article>/gs)].map(([article]) => article)
    expect(articles).toHaveLength(9)
    for (const article of articles) {
      expect(article).toMatch(/<h2[^>]*><a href="\/[a-z]+\/\d+">[^<]+<\/a><\/h2>/)
      expect(article.match(/<a /g)).toHaveLength(1)
      expect(article.match(/<time[^>]* dateTime="2020-03-\d\d"/gi)).toHaveLength(1)
    }
  })

  it('BLOCK-13 begins with the next three events of all, soonest first, without a second day as <time>', () => {
    const event = (slug: string, starts_at: string) =>
      rawStory(slug, { component: 'modules/resource', date: '2020-01-01', starts_at })
    const events = snapshotOf([
      event('events/past', '2025-12-31'),
      event('events/far', '2026-09-01'),
      event('webinars/second', '2026-02-01'),
      event('events/first', '2026-01-01'),
      event('webinars/third', '2026-03-01'),
    ])
    const page = examplePage({ snapshot: events, path: '/resources' })
    const html = renderBlock(resourcesCentreView, readExample(resourcesCentre), { page })
    const coming = /<nav class="resources-centre-coming" aria-label="Coming up">.*?<\/nav>/.exec(
      html,
    )
    const hrefs = [...(coming?.[0] ?? '').matchAll(/href="([^"]+)/g)].map(([, href]) => href)
    expect(hrefs).toEqual(['/events/first', '/webinars/second', '/webinars/third'])
    expect(coming?.[0]).not.toContain('<time')
  })

  it.each(['type=podcast', 'q=floats', 'page=2'])(
    'RES-1 an address with %s begins with its results: no introduction and no coming events',
    (query) => {
      const html = render(query)
      expect(html).toContain('resources-centre-brief')
      expect(html).not.toMatch(/resources-centre-coming|resources-centre-head[^>]*>.*rich-text/)
      expect(render()).toMatch(/resources-centre-head[^>]*>.*rich-text/)
    },
  )

  it('HEAD-1 titles the page with its heading, or with a word for it', () => {
    expect(render()).toMatch(/<h1[^>]*>Resources<\/h1>/)
    expect(render('', readExample(resourcesCentre, 'least'))).toMatch(/<h1[^>]*>Resources<\/h1>/)
  })

  it("RES-2 offers the data sources' values behind an empty All, with the labels as they are spelt", () => {
    const html = render()
    const labels = [...html.matchAll(/<label[^>]*>([^<]+)</g)].map(([, label]) => label)
    expect(labels).toEqual(['Resource type', 'Industry', 'Theme', 'Search resources'])
    expect(html.match(/<option value="" selected="">All<\/option>/g)).toHaveLength(3)
    expect(html).toContain('<option value="whitepapers">White Papers</option>')
    expect(html).toContain('<option value="guidebooks">Guidebooks</option>')
    expect(html).toContain('<option value="industry-energy">Energy</option>')
  })

  it('RES-2 does not offer a resource type that could never list anything', () => {
    const entries = [
      { id: 1, name: 'Blog', value: 'blog', dimension_value: null },
      { id: 2, name: 'Recordings', value: 'webinar-recording-pages', dimension_value: null },
    ]
    const datasources = { ...snapshot.datasources, 'resource-type': entries }
    const page = examplePage({ snapshot: { ...snapshot, datasources }, path: '/resources' })
    const html = renderBlock(resourcesCentreView, readExample(resourcesCentre), { page })
    expect(html).toContain('<option value="blog">')
    expect(html).not.toContain('webinar-recording-pages')
  })

  it('RES-7 filters by a plain GET form to its own page, and shows the choices', () => {
    const html = render('type=podcast&theme=pmo&q=floats')
    expect(html).toMatch(/<form[^>]* action="\/resources" method="get"/)
    expect(html).toContain('<option value="podcast" selected="">')
    expect(html).toContain('<option value="pmo" selected="">')
    expect(html).toMatch(/<input[^>]* name="q"[^>]* value="floats"/)
    expect(names(html)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4])
  })

  it('RES-1 category sets the type; an unknown one filters nothing and stays in the form', () => {
    expect(names(render('category=whitepapers'))).toEqual([22, 21, 20])
    expect(render('category=whitepapers')).toContain('<option value="whitepapers" selected="">')
    expect(render('category=whitepapers')).not.toContain('type="hidden"')
    const unknown = render('category=nothing')
    expect(unknown).toContain('15 resources')
    expect(unknown).toContain('<input type="hidden" name="category" value="nothing"/>')
  })

  it('RES-8 finds text in the description, ignoring case and accents', () => {
    expect(names(render('q=fur+BUCHER'))).toEqual([22, 21, 20])
  })

  it.each([
    ['page=99', '2'],
    ['page=-4', '1'],
    ['page=abc', '1'],
    ['page=2', '2'],
  ])('RES-4 %s shows page %s', (query, page) => {
    expect(render(query).match(/aria-current="page">(\d+)/)?.[1]).toBe(page)
  })

  it('RES-4 pages keep the filters', () => {
    expect(render('type=podcast&theme=pmo')).toContain(
      'href="/resources?type=podcast&amp;theme=pmo&amp;page=2"',
    )
  })

  it('RES-6 reports word for word that nothing matches, or that there is nothing at all', () => {
    const filtered = render('q=zzz')
    expect(filtered).toContain('No results found. Try adjusting your filters.')
    expect(filtered).not.toContain('<article')
    const page = examplePage({ snapshot: snapshotOf([]), path: '/resources' })
    const empty = renderBlock(resourcesCentreView, readExample(resourcesCentre), { page })
    expect(empty).toContain('Sorry, there are no entries for what you&#x27;re looking for.')
  })

  it('RES-6 offers to remove each filter, and one primary link to all resources', () => {
    const html = render('type=podcast&theme=pmo&q=zzz')
    expect(html).toContain('href="/resources?theme=pmo&amp;q=zzz">Without “')
    expect(html).toContain('href="/resources?type=podcast&amp;theme=pmo">Without “zzz”</a>')
    expect(html.match(/button-primary/g)).toHaveLength(1)
    expect(html).toMatch(/button-primary" href="\/resources">.*Show all resources/)
    expect(render('q=zzz')).not.toContain('Without')
  })

  it('BLOCK-12 draws a cover where there is no picture, and shows the picture where there is one', () => {
    const pictured = resource('blog/one', 1, {
      image: {
        filename: '//assets.vendor.example/f/288868932106/1200x800/ab12cd34ef/cover.png',
        fieldtype: 'asset',
      },
    })
    const page = examplePage({ snapshot: snapshotOf([pictured]), path: '/resources' })
    const html = renderBlock(resourcesCentreView, readExample(resourcesCentre), { page })
    expect(html).toMatch(/<img [^>]*\/assets\/f\/288868932106\/1200x800\/ab12cd34ef\/cover\.png/)
    expect(html).toMatch(/<img [^>]*alt=""/)
    expect(html).not.toContain('class="cover"')
    expect(render()).toContain('class="cover"')
  })

  it('carries no style attributes', () => {
    expect(render()).not.toMatch(/ style=/)
  })
})
