import { readStory } from '@prospectus/content/reading/read-story'
import { describe, expect, it } from 'vitest'
import { linkedStylesAt } from '../rendering/linked-styles.ts'
import type { PageView } from '../rendering/page-view.ts'
import { examplePage, siteContext } from '../ui/testing/render.tsx'
import { rawStory } from '../ui/testing/snapshot-of.ts'
import { renderNotFound, renderStory } from './render-page.tsx'

function page(content: Record<string, unknown>, parts: Partial<PageView> = {}): PageView {
  const story = readStory(rawStory('industry/rail', content), siteContext)
  return examplePage({ story, path: story.path, ...parts })
}

const hero = { component: 'hero-banner', _uid: 'h', heading: 'Trains on time' }
const faqs = { component: 'faqs', _uid: 'f', entries: [] }

describe('renderStory', () => {
  it('DATA-4 leaves out a block that cannot be shown, reports it, and renders the rest', () => {
    const body = [hero, faqs, { component: 'no-such-block', _uid: 'n' }]
    const { html, issues } = renderStory(page({ component: 'modules/page', body }))
    expect(html).toContain('Trains on time')
    expect(html).not.toContain('no-such-block')
    expect(issues.map(({ component, uid }) => [component, uid])).toEqual([
      ['faqs', 'f'],
      ['no-such-block', 'n'],
    ])
  })

  it('DATA-4 puts a notice in its place in preview', () => {
    const content = { component: 'modules/page', body: [faqs] }
    const { html } = renderStory(page(content, { mode: 'preview' }))
    expect(html).toContain('data-block-notice="f"')
  })

  it('DATA-4 reports which part of a block is left out, in preview in the block’s place', () => {
    const entries = [
      { _uid: 'q', title: 'Why?', description: 'So.' },
      { _uid: 'p', title: 'When?' },
    ]
    const answers = { component: 'faqs', _uid: 'f', entries }
    const content = { component: 'modules/page', body: [hero, answers, hero] }
    const { html, issues } = renderStory(page(content))
    expect(html).not.toContain('When?')
    expect(html).not.toContain('block-notice')
    expect(issues).toMatchObject([{ component: 'faq', uid: 'p', only: 'part' }])
    const preview = renderStory(page(content, { mode: 'preview' })).html
    expect(preview).toMatch(
      /Why\?[\s\S]*A part of the page, <code>faq<\/code>, is not shown on the site\.[\s\S]*Trains/,
    )
    expect(preview).toContain('data-block-notice="p"')
  })

  it('DATA-4 the log alone names a value that cannot be used', () => {
    const content = { component: 'modules/page', body: [{ ...hero, theme: 'plaid' }] }
    const { html, issues } = renderStory(page(content, { mode: 'preview' }))
    expect(html).not.toContain('block-notice')
    expect(issues).toMatchObject([{ component: 'hero-banner', uid: 'h', only: 'field' }])
  })

  it('DATA-4 an entity reports what it leaves out too', () => {
    const facts = [{ _uid: 'x', label: 'Salary' }]
    const vacancy = page({ component: 'modules/job-vacancy', facts }, { mode: 'preview' })
    expect(renderStory(vacancy).html).toContain('data-block-notice="x"')
    const download = [{ _uid: 'd', label: 'Report' }]
    const resource = page({ component: 'modules/resource', download })
    expect(renderStory(resource).issues).toMatchObject([{ uid: 'd', only: 'part' }])
  })

  it.each([faqs, { component: 'no-such-block', _uid: 'n' }, null])(
    'DATA-4 a notice ends in one full stop: %j',
    (block) => {
      const content = { component: 'modules/page', body: [block] }
      const { html } = renderStory(page(content, { mode: 'preview' }))
      expect(html).toMatch(/Reason: [^<]*[^.<]\.<\/p>/)
    },
  )

  it('BLOCK-8 warns editors about an invalid JSON-LD document, but not visitors', () => {
    const schemas = [{ component: 'structured-data', _uid: 's', code: '{"name": "x"}' }]
    const content = { component: 'modules/page', schemas, body: [hero] }
    expect(renderStory(page(content, { mode: 'preview' })).html).toContain('role="alert"')
    expect(renderStory(page(content)).html).not.toContain('role="alert"')
  })

  it('BLOCK-8 keeps a closing tag inside a JSON-LD document harmless', () => {
    const code = JSON.stringify({ '@type': 'Thing', name: '</script><script>alert(1)</script>' })
    const schemas = [{ component: 'structured-data', _uid: 's', code }]
    const { html } = renderStory(page({ component: 'modules/page', schemas, body: [hero] }))
    expect(html).toContain('application/ld+json')
    expect(html).not.toContain('<script>alert(1)')
  })

  it('HEAD-1 has one of each: h1, title, description, canonical, robots', () => {
    const seo = { title: 'Rail', description: 'Plans for rail.' }
    const { html } = renderStory(page({ component: 'modules/page', seo, body: [hero] }))
    for (const pattern of [
      ...[/<h1/g, /<title>/g, /name="description"/g, /rel="canonical"/g, /name="robots"/g],
      ...[/property="og:title"/g, /property="og:url"/g],
    ]) {
      expect(html.match(pattern), String(pattern)).toHaveLength(1)
    }
    expect(html).toContain('href="https://www.vendor.example/industry/rail"')
  })

  it.each([
    ['q=earned+value&page=2', 'earned value – Find it – Exemplar'],
    ['q=%3C/title%3E', '&lt;/title&gt; – Find it – Exemplar'],
    [`q=${'x'.repeat(90)}`, `${'x'.repeat(60)}… – Find it – Exemplar`],
    ['q=+', 'Find it – Exemplar'],
  ])('HEAD-1 SEARCH-1 the title of found results says what was looked for: %s', (query, title) => {
    const content = { component: 'modules/page', seo: { title: 'Find it' } }
    const titleWith = (component: string) => {
      const view = page({ ...content, body: [{ component, _uid: 'b', heading: 'H' }] })
      const { html } = renderStory({ ...view, query: new URLSearchParams(query) })
      return /<title>(.*?)<\/title>/.exec(html)?.[1]
    }
    expect(titleWith('search-results')).toBe(title)
    expect(titleWith('hero-banner')).toBe('Find it – Exemplar')
  })

  it('HEAD-1 names the first raster picture for other sites', () => {
    const file = (name: string) => ({
      fieldtype: 'asset',
      filename: `//assets.vendor.example/f/1/1200x800/ab12/${name}`,
    })
    const seo = { og_image: file('drawn.svg') }
    const { html } = renderStory(
      page({ component: 'modules/resource', seo, image: file('cover.png'), body: [] }),
    )
    expect(html).not.toContain('drawn.svg')
    expect(html).toMatch(/property="og:image" content="https:[^"]*cover\.png\/m\/1200x630/)
  })

  it('HEAD-1 states the size that the picture for other sites has, as none is enlarged', () => {
    const sizeOf = (folder: string) => {
      const filename = `//assets.vendor.example/f/1/${folder}/ab12/cover.png`
      const seo = { og_image: { fieldtype: 'asset', filename } }
      const { html } = renderStory(page({ component: 'modules/page', seo, body: [] }))
      return /og:image:width" content="(\d+)".*?og:image:height" content="(\d+)"/
        .exec(html)
        ?.slice(1)
    }
    expect(sizeOf('1200x800')).toEqual(['1200', '630'])
    expect(sizeOf('600x800')).toEqual(['600', '315'])
    expect(sizeOf('x')).toEqual(['1200', '630'])
  })

  it('carries the styles of its blocks and no others, hashed for the policy', () => {
    const { html, styleHash } = renderStory(page({ component: 'modules/page', body: [hero] }))
    expect(html).toContain('.hero-banner')
    expect(html).not.toContain('.stats-grid')
    expect(html).not.toMatch(/ style="/)
    expect(styleHash).toMatch(/^sha256-/)
  })
})

describe('what only elements below the first screen need is in a linked sheet (decision 0071)', () => {
  const LINK = /<link rel="stylesheet" href="([^"]*)"\/>/g
  const quote = { component: 'pull-quote', _uid: 'q', quote: 'On time.', name: 'Ada' }
  const answers = (uid: string) => ({
    component: 'faqs',
    _uid: uid,
    entries: [{ _uid: `${uid}-1`, title: 'Why?', description: 'So.' }],
  })
  const styled = (body: readonly object[], parts: Partial<PageView> = {}) => {
    const { html } = renderStory(page({ component: 'modules/page', body }, parts))
    const [, inlined = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
    const hrefs = Array.from(html.matchAll(LINK), ([, href = '']) => href)
    return { html, inlined, hrefs, linked: linkedStylesAt(hrefs[0] ?? '')?.css ?? '' }
  }

  it('links one sheet in the first block that may lie there', () => {
    const { html, inlined, hrefs, linked } = styled([hero, quote, answers('a'), answers('b')])
    expect(hrefs).toHaveLength(1)
    expect(html).toMatch(/<section[^>]* data-block="faqs"><link rel="stylesheet"/)
    for (const part of ['.hero-banner-', '.pull-quote-']) expect(inlined).toContain(part)
    for (const part of ['.faqs-', '.footer{']) {
      expect(inlined).not.toContain(part)
      expect(linked).toContain(part)
    }
  })

  it('links it in the footer of a short page', () => {
    const { html, inlined, linked } = styled([hero, answers('a')])
    expect(html).toMatch(/<footer[^>]*><link rel="stylesheet"/)
    expect(inlined).toContain('.faqs-entry')
    expect(linked).toContain('.footer{')
    expect(linked).not.toContain('.faqs-entry')
  })

  it('inlines what both sides need once', () => {
    const { inlined, linked } = styled([hero, answers('a'), answers('b')])
    expect(inlined).toContain('.faqs-entry')
    expect(linked).not.toContain('.faqs-entry')
  })

  it('leaves the styles of what opens later to that sheet, though it is at the top', () => {
    const { inlined, linked } = styled([hero])
    expect(inlined).toContain('.header-search{')
    expect(inlined).not.toContain('.header-search-panel{position')
    expect(linked).toContain('.header-search-panel{position')
    const preview = styled([hero], { mode: 'preview' })
    expect(preview.inlined).toContain('.header-search-panel{position')
  })

  it('leaves print rules to the linked sheet', () => {
    const { inlined, linked } = styled([hero])
    expect(inlined).not.toContain('@media print{')
    expect(linked).toContain('@media print{')
  })

  it('inlines all in preview, where a block may be put anywhere', () => {
    const { inlined, hrefs } = styled([hero, quote, answers('a')], { mode: 'preview' })
    expect(hrefs).toEqual([])
    for (const part of ['.faqs-', '.footer{', '@media print{']) expect(inlined).toContain(part)
  })

  it('treats text that looks like its marker as text', () => {
    const words = { ...hero, heading: '<link rel="stylesheet" href="fold"/>' }
    expect(styled([words]).html).toContain('&lt;link rel=&quot;stylesheet&quot;')
  })
})

it('ROUTE-3 the not-found page repeats nothing of the request', () => {
  const { status, html } = renderNotFound(examplePage({ path: '/secret-plan' }))
  expect(status).toBe(404)
  expect(html).not.toContain('secret-plan')
  expect(html).not.toContain('rel="canonical"')
})
