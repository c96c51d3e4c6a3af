import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { searchResults } from '@prospectus/content/schema/blocks/search-results'
import type { Issue } from '@prospectus/content/schema/context/nested-block'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PageProvider } from '../../rendering/page-view.ts'
import { createRenderScope, RenderScopeProvider } from '../../rendering/render-scope.ts'
import { examplePage, readExample } from '../../ui/testing/render.tsx'
import { rawStory, snapshotOf } from '../../ui/testing/snapshot-of.ts'
import { searchResultsView } from './search-results.tsx'

const page = (fullSlug: string, name: string, content: Record<string, unknown> = {}) =>
  rawStory(fullSlug, { component: 'modules/page', ...content }, { name })
const resource = (fullSlug: string, name: string, content: Record<string, unknown> = {}) =>
  rawStory(fullSlug, { component: 'modules/resource', ...content }, { name })

const pdf = {
  component: 'download',
  _uid: 'd',
  label: 'The paper',
  link: {
    fieldtype: 'multilink',
    linktype: 'asset',
    url: 'https://assets.vendor.example/f/288868932106/0x0/ab12cd34ef/paper.pdf',
  },
}

const snapshot = snapshotOf([
  page('resources', 'Resources'),
  page('sitemap', 'Sitemap'),
  page('de/sitemap', 'Übersicht der Website'),
  resource('blog/float', 'Float'),
  resource('blog/drift', 'Drift', { description: 'What the float does not tell you' }),
  page('tools', 'Floating schedules'),
  page('about', 'About us', { body: [{ component: 'content-area', body: 'We like float.' }] }),
  resource('publications/paper', 'A paper on float', { download: [pdf] }),
  resource('publications/bare', 'Bare float'),
  page('hidden', 'Float, hidden', { prevent_indexing: true }),
  page('de/seite', 'Float auf Deutsch'),
])

function render(query: string, source: Snapshot = snapshot, lang = 'en') {
  const view = examplePage({
    snapshot: source,
    lang,
    path: '/search',
    query: new URLSearchParams(query),
  })
  const block = readExample(searchResults)
  const issues: Issue[] = []
  const { View, load } = searchResultsView
  const html = renderToStaticMarkup(
    <PageProvider value={view}>
      <RenderScopeProvider value={createRenderScope({ issues })}>
        <View block={block} data={load(block, view)} headingLevel={1} />
      </RenderScopeProvider>
    </PageProvider>,
  )
  return { html, issues }
}

const plain = (html: string) => html.replace(/<[^>]+>/g, '')
/** Everything that the block consists of. */
const ELEMENTS = new Set(
  'a article button div form h1 h2 input label li mark nav p path search span svg time ul'.split(
    ' ',
  ),
)
const onwardLinks = (html: string) =>
  [
    ...(html.match(/<ul class="onward-links-list">.*?<\/ul>/s)?.[0] ?? '').matchAll(
      /href="([^"]*)"/g,
    ),
  ].map(([, href]) => href)
const links = (html: string) =>
  [...html.matchAll(/<h2[^>]*><a href="([^"]*)"/g)].map(([, href]) => href)

describe('search results', () => {
  it('SEARCH-1 searches for the first 200 characters of a longer query, and shows them', () => {
    const { html } = render(`q=${'e'.repeat(201)}`)
    expect(html).toContain(`“${'e'.repeat(200)}”`)
    expect(html).not.toContain('e'.repeat(201))
  })

  it("SEARCH-1 shows the count of all results in the page's h1", () => {
    const { html } = render('q=float')
    expect(html).toMatch(/<h1[^>]*>6 results for “float”<\/h1>/)
    expect(html.match(/<article/g)).toHaveLength(6)
  })

  it('SEARCH-3 ranks an exact name, then pages, then prefix, inside and text matches', () => {
    expect(links(render('q=float').html)).toEqual([
      '/blog/float',
      '/tools',
      '/about',
      '/publications/bare',
      '/assets/f/288868932106/0x0/ab12cd34ef/paper.pdf',
      '/blog/drift',
    ])
  })

  it('SEARCH-4 a publication leads to its first download, or to its own page without one', () => {
    const { html } = render('q=float&type=publications')
    expect(html).toContain('href="/assets/f/288868932106/0x0/ab12cd34ef/paper.pdf"')
    expect(html).toContain('href="/publications/bare"')
    expect(html).not.toContain('href="/publications/paper"')
    expect(html).not.toContain('href="#"')
  })

  it('SEARCH-4 an empty first download leads to its own page, not to where the second does', () => {
    const empty = { component: 'download', _uid: 'e', label: 'Soon', link: { linktype: 'asset' } }
    const unnamed = { component: 'download', link: null }
    for (const download of [[empty, pdf], [unnamed, pdf], [null, pdf], []]) {
      const source = snapshotOf([resource('publications/a', 'Float', { download })])
      expect(links(render('q=float', source).html)).toEqual(['/publications/a'])
    }
  })

  it('SEARCH-1 tabs say how many there are of each kind, and keep the query', () => {
    const { html } = render('q=float&type=blog')
    expect(html).toMatch(/<h1[^>]*>6 results for “float”<\/h1>/)
    const tabs = plain(html.match(/<nav class="search-results-tabs".*?<\/nav>/s)?.[0] ?? '')
    expect(tabs).toBe('All 6Pages 2Blog 2Other resources 2')
    expect(html).toContain('href="/search?q=float&amp;type=page"')
    expect(links(html)).toEqual(['/blog/float', '/blog/drift'])
  })

  it('SEARCH-5 marks matches in name and snippet, and shows the query as text only', () => {
    expect(render('q=FLOAT').html).toContain('<mark>Float</mark>')
    expect(render('q=float').html).toContain('What the <mark>float</mark> does not tell you')
    const { html } = render(`q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
    expect(html).not.toContain('<img src=x')
    expect(html).toContain('&lt;img src=x')
  })

  it('SEARCH-5 shows any query as text, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom('', 'float '),
        (typed, before) => {
          const text = `${before}${typed}`.toWellFormed().trim()
          const { html, issues } = render(new URLSearchParams({ q: text }).toString())
          const elements = new Set(Array.from(html.matchAll(/<([^\s/>]+)/g), ([, name]) => name))
          expect([...elements].filter((name) => !ELEMENTS.has(name ?? ''))).toEqual([])
          expect(issues).toEqual([])
        },
      ),
      { numRuns: process.env.EVERY_EXAMPLE ? 100 : 20 },
    )
  })

  it('SEARCH-1 prompts for a search when the query is empty', () => {
    const { html } = render('q=+')
    expect(html).toMatch(/<h1[^>]*>Search<\/h1>/)
    expect(html).not.toContain('<article')
    expect(html).not.toContain('Sorry')
    expect(html).not.toContain('search-results-tabs')
  })

  it('SEARCH-6 reports 0 results with links to useful pages', () => {
    const { html } = render('q=zzz')
    expect(html).toMatch(/<h1[^>]*>0 results for “zzz”<\/h1>/)
    expect(html).toContain('>Sorry, there are no entries for what you&#x27;re looking for.</p>')
    expect(html).toContain('Check the spelling')
    expect(html).not.toContain('<article')
    expect(onwardLinks(html)).toEqual(['/resources', '/sitemap'])
    expect(onwardLinks(render('q=zzz', snapshot, 'de').html)).toEqual(['/resources', '/de/sitemap'])
    expect(onwardLinks(render('q=zzz', snapshotOf([])).html)).toEqual([])
    expect(onwardLinks(render('q=float').html)).toEqual([])
  })

  it('SEARCH-1 links from a tab without results to those of other kinds', () => {
    const { html } = render('q=float&type=videos')
    expect(html).toContain('None of these results is of this kind.')
    expect(html).toContain('<a href="/search?q=float">Show all results (6)</a>')
    expect(html).not.toContain('Sorry')
  })

  it('SEARCH-2 does not find a resource that is excluded from search', () => {
    const unlisted = resource('blog/kept', 'Float, kept', { prevent_indexing: true })
    expect(render('q=kept', snapshotOf([unlisted])).html).toContain('0 results')
  })

  it('SEARCH-6 offers one primary link and the newest resources when nothing is found', () => {
    const { html } = render('q=zzz')
    expect(html.match(/button-primary/g)).toHaveLength(1)
    expect(html).toMatch(/href="\/resources" class="button button-primary">.*Browse all resources/)
    expect(html).toMatch(/Newest resources<\/h2>.*href="\/blog\/drift">Drift/)
    expect(render('q=zzz', snapshot, 'de').html).toContain('So geht es weiter')
  })

  it('SEARCH-1 leads on from an empty query, and from a list of results does not', () => {
    const { html } = render('')
    expect(html).toContain('Newest resources')
    expect(html).toContain('Where to go from here')
    expect(render('q=float').html).not.toContain('Newest resources')
  })

  it('SEARCH-1 a tab without results says so, and stays selected', () => {
    const { html } = render('q=float&type=podcast')
    expect(html).toMatch(/<h1[^>]*>6 results for “float”<\/h1>/)
    expect(html).toContain('None of these results is of this kind.')
    expect(html).toMatch(/type=podcast" aria-current="true">Podcast <span[^>]*>0</)
    expect(html).not.toContain('<article')
    expect(onwardLinks(html)).toEqual([])
  })

  it('SEARCH-1 an unknown tab shows all results', () => {
    const { html } = render('q=float&type=nonsense')
    expect(html.match(/<article/g)).toHaveLength(6)
    expect(html).toMatch(/href="\/search\?q=float" aria-current="true">All/)
  })

  it('SEARCH-6 offers a similar query with its count when nothing is found', () => {
    const { html, issues } = render('q=flaoting+shcedules&type=blog')
    expect(html).toMatch(/<h1[^>]*>0 results for “flaoting shcedules”<\/h1>/)
    expect(html).toContain('Sorry, there are no entries for what you&#x27;re looking for.')
    expect(html).toMatch(
      /<a href="\/search\?q=floating\+schedules"[^>]*>Did you mean “floating schedules”\? 1 result<\/a>/,
    )
    expect(html).toMatch(/<input[^>]* value="flaoting shcedules"/)
    expect(html).not.toContain('<article')
    expect(html).not.toContain('search-results-tabs')
    expect(onwardLinks(html)).toEqual(['/resources', '/sitemap'])
    expect(issues).toEqual([])
    expect(render('q=float').html).not.toContain('Did you mean')
    expect(render('q=zzzz').html).not.toContain('Did you mean')
  })

  it('SEARCH-6 escapes the query and its suggestions', () => {
    const { html } = render(`q=${encodeURIComponent('<schedulez>')}`)
    expect(html).toContain('0 results for “&lt;schedulez&gt;”')
    expect(html).toContain('Did you mean “&lt;schedules&gt;”? 1 result')
    expect(html).not.toMatch(/<schedule/)
  })

  it('SEARCH-1 results of an unknown kind have a tab too', () => {
    const recorded = snapshotOf([
      resource('blog/float', 'Float'),
      resource('webinar-recording-pages/float', 'Float, recorded'),
    ])
    const tabsOf = (html: string) =>
      plain(html.match(/<nav class="search-results-tabs".*?<\/nav>/s)?.[0] ?? '')
    const { html } = render('q=float', recorded)
    expect(tabsOf(html)).toBe('All 2Blog 1Other resources 1')
    expect(html).toContain('href="/search?q=float&amp;type=other"')
    const other = render('q=float&type=other', recorded).html
    expect(links(other)).toEqual(['/webinar-recording-pages/float'])
    expect(other).toMatch(/type=other" aria-current="true">Other resources/)
  })

  it("SEARCH-2 shows one query's results when the other fails, and reports the failure", () => {
    const failing: Snapshot = {
      ...snapshot,
      search: (query) => {
        if (query.component === 'resource') throw new Error('the body store is closed')
        return snapshot.search(query)
      },
    }
    const { html, issues } = render('q=float', failing)
    expect(links(html)).toEqual(['/tools', '/about'])
    expect(issues).toHaveLength(1)
    expect(issues[0]?.reason).toContain('resource stories for "float"')
    expect(issues[0]?.reason).toContain('the body store is closed')
    expect(issues[0]?.isTransient).toBe(true)
  })

  it('SEARCH-1 shows fifty a page, and pages like the resources centre', () => {
    const many = snapshotOf(
      Array.from({ length: 60 }, (_, index) => resource(`blog/${index}`, `Float ${index}`)),
    )
    const first = render('q=float', many).html
    expect(first.match(/<article/g)).toHaveLength(50)
    expect(first).toContain('href="/search?q=float&amp;page=2"')
    expect(render('q=float&page=7', many).html.match(/<article/g)).toHaveLength(10)
    expect(render('q=float&page=0', many).html.match(/<article/g)).toHaveLength(50)
  })

  it('BLOCK-13 says of each event when it is, those to come before past ones of the same score', () => {
    const event = (slug: string, starts_at: string) =>
      resource(`events/${slug}`, 'Float', { starts_at })
    const events = snapshotOf([
      event('past', '2025-11-01'),
      event('far', '2026-09-01'),
      event('soon', '2026-02-01'),
    ])
    const { html } = render('q=float', events)
    expect(links(html)).toEqual(['/events/soon', '/events/far', '/events/past'])
    expect(html).toContain('Takes place on 1 February 2026')
    expect(html).toContain('Held on 1 November 2025')
    expect(html.match(/<time/g)).toHaveLength(3)
  })

  it('has one machine-readable day in each result, and no style attributes', () => {
    const { html } = render('q=float')
    expect(html.match(/<time[^>]* dateTime="\d{4}-\d\d-\d\d"/gi)).toHaveLength(6)
    expect(html).not.toMatch(/ style=/)
  })

  it('BLOCK-13 hides the day of a page, which says nothing, and shows that of a resource', () => {
    const { html } = render('q=float')
    const hidden = html.split('<article').filter((result) => /<time[^>]* hidden=""/.test(result))
    expect(hidden.flatMap(links)).toEqual(['/tools', '/about'])
  })
})
