import type { Entry } from '@prospectus/catalogue/rows/entry'
import { createReadContext } from '@prospectus/content/reading/site-context'
import {
  type Settings,
  settings as settingsSchema,
} from '@prospectus/content/schema/stories/settings'
import { describe, expect, it } from 'vitest'
import { Footer } from '../footer/footer.tsx'
import { emptySnapshot, examplePage, renderMarkup, siteContext } from '../testing/render.tsx'
import { Header } from './header.tsx'

const to = (fullSlug: string) => ({ linktype: 'story', cached_url: fullSlug })
const entry = (label: string, fullSlug: string) => ({
  component: 'nav-entry',
  _uid: fullSlug,
  label,
  link: to(fullSlug),
})
const platform = {
  component: 'nav-group',
  _uid: 'platform',
  label: 'Platform',
  entries: [
    entry('Data hub', 'exemplar-platform/data-hub'),
    entry('Assistant', 'exemplar-platform/assistant'),
  ],
}
const about = {
  component: 'nav-group',
  _uid: 'about',
  label: 'About',
  link: to('about'),
  entries: [],
}

const settings: Settings = settingsSchema.read(
  {
    component: 'modules/settings',
    organisation: 'Exemplar',
    strapline: 'See the drift.',
    navigation: [platform, about],
    navigation_links: [
      {
        component: 'link',
        _uid: 'cta',
        type: 'primary',
        label: 'Request a demo',
        link: to('request-a-demo'),
      },
    ],
    footer: [platform],
    footer_note: 'Registered in England.',
    legal: [entry('Privacy policy', 'privacy-policy')],
  },
  createReadContext(siteContext),
)
const header = (path: string) => renderMarkup(<Header />, examplePage({ settings, path }))

describe('header', () => {
  it('SEARCH-1 has a search box that works without script, on a phone in the menu', () => {
    const html = header('/search')
    expect(html).toMatch(/<button[^>]*popoverTarget="site-search"[^>]*><svg.*?<span>Find<\/span>/i)
    const panel = /<div[^>]*id="site-search" popover="auto">(.*?)<\/form>/s.exec(html)?.[1]
    const menu = /<nav[^>]*id="site-menu".*?<search(.*?)<\/form>/s.exec(html)?.[1]
    for (const box of [panel, menu]) {
      expect(box).toContain('aria-label="Find"')
      expect(box).toMatch(/<form[^>]* action="\/search" method="get"/)
      expect(box).toMatch(/<label[^>]*>Find pages and resources</)
    }
    expect(panel).toMatch(/<input[^>]*id="header-q"[^>]* autofocus/i)
    expect(menu).toMatch(/<input[^>]*id="menu-q"/)
    expect(menu).not.toMatch(/autofocus/i)
  })

  it('links to the home page, search and the call to action', () => {
    const html = header('/about')
    expect(html).toMatch(
      /<a class="header-home" href="\/"[^>]*><svg[^>]*role="img" aria-label="Exemplar: Home"/,
    )
    expect(html).toMatch(/href="\/search"/)
    expect(html).toMatch(/href="\/request-a-demo"/)
  })

  it('discloses one group at a time without script, on a phone inside a popover', () => {
    const html = header('/')
    expect(html).toMatch(/<details[^>]*name="site-navigation"><summary[^>]*>Platform/)
    expect(html).toMatch(/<button[^>]*popoverTarget="site-menu"/i)
    expect(html).toMatch(/<nav[^>]*id="site-menu" popover="auto" aria-label="Main"/)
  })

  it('shows a group without entries as a plain link', () => {
    expect(header('/')).toMatch(/<a href="\/about" class="header-label">About<\/a>/)
  })

  it('marks the page itself, and the group it lies in', () => {
    const html = header('/exemplar-platform/assistant')
    expect(html).toMatch(/<a href="\/exemplar-platform\/assistant" aria-current="page">Assistant/)
    expect(html).toMatch(/<summary class="header-label header-here">Platform/)
    expect(header('/exemplar-platforms')).not.toContain('header-here')
  })

  it('leaves a page to its own group when another one links to a selection of it', () => {
    const news = {
      ...entry('News', 'resources'),
      link: { linktype: 'url', url: '/resources?type=news' },
    }
    const company = { ...about, link: undefined, entries: [news] }
    const { navigation } = settingsSchema.read(
      { component: 'modules/settings', navigation: [company] },
      createReadContext(siteContext),
    )
    const page = examplePage({ settings: { ...settings, navigation }, path: '/resources' })
    expect(renderMarkup(<Header />, page)).not.toContain('header-here')
  })

  it('renders without settings', () => {
    expect(renderMarkup(<Header />, examplePage())).toContain('href="/search"')
  })
})

describe('a site in two languages', () => {
  const home = { path: '/de/' } as Entry
  const snapshot = emptySnapshot({
    languages: ['de'],
    find: (slug) => (slug === 'de/' ? { kind: 'story', entry: home } : undefined),
  })
  const german = examplePage({ settings, snapshot, lang: 'de', path: '/de/ueber-uns' })
  const english = examplePage({ settings, snapshot, path: '/about' })

  it('LANG-1 leads home in the language of the page', () => {
    expect(renderMarkup(<Header />, german)).toContain('class="header-home" href="/de/"')
    expect(renderMarkup(<Footer />, german)).toContain('class="footer-home" href="/de/"')
    expect(renderMarkup(<Header />, english)).toContain('class="header-home" href="/"')
  })

  it('LANG-1 marks links to pages in the other language', () => {
    const html = renderMarkup(<Header />, german)
    expect(html).toMatch(/<a href="\/about" hrefLang="en"/i)
    expect(html).toMatch(/href="\/search" hrefLang="en"/i)
    expect(renderMarkup(<Header />, english)).not.toMatch(/hrefLang/i)
  })

  it('LANG-2 suggests in the language of the search that a page leads to', () => {
    expect(renderMarkup(<Header />, german)).toMatch(/data-lang="en"[^>]* action="\/search"/)
    const search = { path: '/de/search' } as Entry
    const both = emptySnapshot({
      languages: ['de'],
      find: (slug) => (slug === 'de/search' ? { kind: 'story', entry: search } : undefined),
    })
    expect(renderMarkup(<Header />, { ...german, snapshot: both })).toMatch(
      /data-lang="de"[^>]* action="\/de\/search"/,
    )
  })

  it('LANG-1 leads to the start page of a language that a page is not translated into', () => {
    expect(renderMarkup(<Footer />, english)).toMatch(/<a href="\/de\/"[^>]*>Deutsch</)
    expect(renderMarkup(<Footer />, german)).toMatch(/<a href="\/"[^>]*>English</)
    expect(renderMarkup(<Footer />, examplePage({ settings }))).not.toContain('hrefLang')
  })
})

describe('footer', () => {
  it('has its links in named landmarks, and its notes', () => {
    const html = renderMarkup(<Footer />, examplePage({ settings }))
    expect(html).toMatch(/<nav[^>]*aria-label="Footer"/)
    expect(html).toMatch(/<nav aria-label="Legal"/)
    expect(html).toMatch(/<h2[^>]*>Platform<\/h2>/)
    expect(html).toContain('See the drift.')
    expect(html).toContain('Registered in England.')
  })

  it('LANG-1 names the page in its other languages', () => {
    const page = examplePage({ settings, snapshot: emptySnapshot({ languages: ['de'] }) })
    const story = { alternates: [{ lang: 'de', path: '/de/about', name: 'Über uns' }] }
    const html = renderMarkup(<Footer />, { ...page, story: { ...exampleStory(), ...story } })
    expect(html).toMatch(/<a href="\/de\/about" hrefLang="de" lang="de">Deutsch<\/a>/i)
  })
})

function exampleStory() {
  const page = examplePage()
  return {
    id: 1,
    uuid: 'story',
    name: 'About',
    fullSlug: 'about',
    path: '/about',
    section: 'about',
    position: 0,
    tags: [],
    lang: page.lang,
    createdAt: new Date(0),
    publishedAt: new Date(0),
    seo: {
      title: undefined,
      description: undefined,
      ogTitle: undefined,
      ogDescription: undefined,
      ogImage: undefined,
    },
    preventIndexing: false,
    schemas: [],
    invalidSchemaCount: 0,
    dropped: [],
    content: {
      kind: 'page' as const,
      graphic: undefined,
      world: undefined,
      world_project: undefined,
      body: [],
    },
  }
}
