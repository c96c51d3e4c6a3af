import { createReadContext } from '@prospectus/content/reading/site-context'
import { settings as settingsSchema } from '@prospectus/content/schema/stories/settings'
import { describe, expect, it } from 'vitest'
import { examplePage, renderMarkup, siteContext } from '../../ui/testing/render.tsx'
import { rawStory, snapshotOf } from '../../ui/testing/snapshot-of.ts'
import { NotFoundLayout } from './not-found-layout.tsx'

const page = (fullSlug: string, name: string) =>
  rawStory(fullSlug, { component: 'modules/page' }, { name })
const snapshot = snapshotOf([
  page('resources', 'Resources'),
  page('search', 'Search'),
  page('contact/', 'Contact us'),
  page('de/search', 'Suche'),
])

describe('page for missing pages', () => {
  it('ROUTE-3 says that there is no such page, once, as its h1', () => {
    const html = renderMarkup(<NotFoundLayout />, examplePage({ snapshot }))
    expect(html.match(/<h1[^>]*>([^<]*)<\/h1>/)?.[1]).toBe('Page not found')
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it('ROUTE-3 offers a search box and links to pages that exist', () => {
    const html = renderMarkup(<NotFoundLayout />, examplePage({ snapshot }))
    expect(html).toMatch(/<form[^>]* action="\/search" method="get"/)
    expect(html).toMatch(/<input[^>]* name="q"/)
    expect(html).toContain('<a href="/resources">Resources</a>')
    expect(html).toContain('<a href="/contact/">Contact us</a>')
    expect(html).not.toContain('href="/request-a-demo"')
  })

  it('ROUTE-3 repeats nothing of the request', () => {
    const path = '/blog/secret-launch'
    const html = renderMarkup(<NotFoundLayout />, examplePage({ snapshot, path }))
    expect(html).not.toContain('secret')
  })

  it('LANG-1 speaks the language of the address, and searches there', () => {
    const html = renderMarkup(<NotFoundLayout />, examplePage({ snapshot, lang: 'de' }))
    expect(html).toContain('Seite nicht gefunden')
    expect(html).toContain('action="/de/search"')
  })

  it('LANG-2 names an untranslated page as the menus do', () => {
    const link = { linktype: 'story', cached_url: 'resources' }
    const entries = [{ component: 'nav-entry', _uid: 'one', label: 'Beiträge', link }]
    const footer = [{ component: 'nav-group', _uid: 'group', label: 'Mehr', entries }]
    const settings = settingsSchema.read({ footer }, createReadContext(siteContext))
    const html = renderMarkup(<NotFoundLayout />, examplePage({ snapshot, settings, lang: 'de' }))
    expect(html).toMatch(/href="\/resources"[^>]*>Beiträge\u2060</)
    expect(html).toMatch(/href="\/contact\/"[^>]*>Contact us\u2060</)
  })
})
