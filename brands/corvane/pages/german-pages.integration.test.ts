import { withLanguagePages } from '@prospectus/catalogue/languages/with-language-pages'
import { expect, test } from 'vitest'
import { readTarget } from '../../../apps/site/src/http/request-target.ts'
import { createPages } from '../../../apps/site/src/page/pages.ts'
import {
  renderNotFound,
  renderShared,
  renderStory,
} from '../../../apps/site/src/page/render-page.tsx'
import { resolvePath } from '../../../apps/site/src/page/resolve-path.ts'
import { serveSite } from '../../../apps/site/src/served-site.fixture.ts'
import { settings, snapshot } from './bundled-site.fixture.ts'

/** The whole seed content, served by the real renderer. */
function served() {
  const pages = createPages(settings, () => ({ renderStory, renderNotFound, renderShared }))
  return serveSite({ settings, snapshot, pages })
}
type Send = Awaited<ReturnType<typeof served>>['send']

const texts = new Map<string, string>()
/** A page, rendered once for all tests. */
async function textOf(send: Send, path: string): Promise<string> {
  const text = texts.get(path) ?? (await send(path)).text
  texts.set(path, text)
  return text
}
const main = (html: string) => /<main.*?<\/main>/s.exec(html)?.[0] ?? ''
const heading = (html: string) =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '') ?? ''

test('LANG-2 search, resources and sitemap are in German', async () => {
  const { send } = await served()
  const pages = await Promise.all(
    ['/de/search', '/de/resources', '/de/sitemap'].map((path) => send(path)),
  )
  expect(pages.map(({ status, text }) => [status, heading(text)])).toEqual([
    [200, 'Wonach suchen Sie?'],
    [200, 'Beiträge'],
    [200, 'Seitenübersicht'],
  ])
  for (const [index, path] of ['search', 'resources', 'sitemap'].entries()) {
    const html = pages[index]?.text ?? ''
    const at = (href: string) => `https://www.vendor.example${href}`
    expect(html).toContain('<html lang="de">')
    expect(html).toContain(`<link rel="canonical" href="${at(`/de/${path}`)}"/>`)
    expect(html).toMatch(new RegExp(`rel="alternate" hrefLang="en" href="${at(`/${path}`)}"`, 'i'))
    expect(html).toMatch(/<meta name="description" content="All/)
    const english = (await send(`/${path}`)).text
    expect(english).toMatch(
      new RegExp(`rel="alternate" hrefLang="de" href="${at(`/de/${path}`)}"`, 'i'),
    )
  }
})

test('LANG-2 German stories are found in German', async () => {
  const { send } = await served()
  const found = (await send('/de/search?q=spi')).text
  expect(heading(found)).toMatch(/^\d Ergebnisse? für „spi“$/)
  expect(main(found)).toContain('href="/de/blog/warum-der-spi-am-ende-immer-eins-ist"')
  const listed = (await send('/de/resources?type=blog')).text
  expect(main(listed)).toContain('href="/de/blog/warum-der-spi-am-ende-immer-eins-ist"')
  const sitemap = main((await send('/de/sitemap')).text)
  for (const path of ['/de/', '/de/ueber-uns', '/de/kontakt', '/de/resources', '/de/sitemap']) {
    expect(sitemap).toContain(`href="${path}"`)
  }
  const xml = (await send('/sitemap.xml')).text
  expect(xml).toContain('<loc>https://www.vendor.example/de/resources</loc>')
})

test('LANG-2 ROUTE-2 forms, section folders and the way home stay in German', async () => {
  const { send } = await served()
  for (const path of ['/de/', '/de/kontakt', '/de/nichts', '/de/search']) {
    const { text } = await send(path)
    const forms = text.match(/<form[^>]* action="[^"]*search"[^>]*/g) ?? []
    expect(forms.length).toBeGreaterThan(0)
    for (const form of forms) {
      expect(form).toContain(' action="/de/search"')
      expect(form).toContain(' data-lang="de"')
    }
  }
  expect(await send('/de/blog')).toMatchObject({
    status: 307,
    headers: { location: '/de/resources?category=blog' },
  })
  const article = (await send('/de/blog/warum-der-spi-am-ende-immer-eins-ist')).text
  expect(article).toMatch(
    /<nav class="breadcrumbs small-label".*?<a href="\/de\/">Startseite<\/a>/s,
  )
  expect(article).toContain('href="/de/resources?type=blog"')
})

test('LANG-2 no link of a German page leads to a 404 or, unannounced, to another language', async () => {
  const { send } = await served()
  const german = snapshot.tree.filter(
    ({ lang, is_folder, slug }) => lang === 'de' && !is_folder && slug !== 'de/settings',
  )
  const paths = [
    ...german.map(({ path }) => path),
    ...[
      '/de/search?q=spi',
      '/de/search?q=gibtesnicht',
      '/de/resources',
      '/de/sitemap',
      '/de/nichts',
    ],
  ]
  const errors: string[] = []
  const site = withLanguagePages(snapshot)
  /** The end of a link, redirects followed; undefined for a 404. */
  const endOf = (href: string): string | undefined => {
    const target = readTarget(href.replace(/#.*/, ''))
    if (target.kind === 'invalid') return undefined
    const context = { snapshot: site, mode: 'production', siteUrl: settings.siteUrl } as const
    const resolved = resolvePath(target, { ...context, destinationOf: () => undefined })
    if (resolved.kind === 'redirect') return endOf(resolved.location)
    return resolved.kind === 'story' ? resolved.entry.path : undefined
  }
  for (const path of paths) {
    const text = await textOf(send, path)
    for (const [, attributes = '', inside = ''] of text.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)) {
      const href = /href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? ''
      if (!/^\/(?!assets\/|_\/)/.test(href)) continue
      const end = endOf(href)
      if (end === undefined) errors.push(`${path}: ${href} returns 404`)
      if (end?.startsWith('/de/')) continue
      const announced =
        /hreflang="en"/i.test(attributes) &&
        (inside.includes('(auf Englisch)') || /lang="en"/.test(attributes))
      if (!announced) errors.push(`${path}: ${href} is not announced`)
    }
  }
  expect(errors).toEqual([])
})

test('DATA-8 LANG-2 kinds and themes have German names', async () => {
  const { send } = await served()
  const listed = main((await send('/de/resources')).text)
  expect(listed).toMatch(/<option value="corporate">Unternehmen<\/option>/)
  expect(listed).toMatch(/<option value="podcast">Float and Drift<\/option>/)
  expect(listed).toMatch(/<option value="events">Veranstaltungen<\/option>/)
  expect(listed).not.toMatch(/Healthcare|Project management|Client stories/)
  const english = main((await send('/resources')).text)
  expect(english).toMatch(/<option value="corporate">Corporate<\/option>/)
})

test('LANG-2 frames in German pages are requested in German', async () => {
  const { send } = await served()
  const german = snapshot.tree.filter(({ lang, is_folder }) => lang === 'de' && !is_folder)
  const frames: string[] = []
  for (const { path } of german) {
    const text = await textOf(send, path)
    frames.push(...Array.from(text.matchAll(/<iframe[^>]* src="([^"]*)"/g), ([, src = '']) => src))
  }
  expect(frames.length).toBeGreaterThan(0)
  expect(frames.filter((src) => !/[?&;]lang=de(&|$)/.test(src))).toEqual([])
})

test('LANG-1 plain error pages are in German', async () => {
  const searchLimits = { burst: 0, perSecond: 0.1 }
  const { send } = await serveSite({ settings, snapshot, searchLimits })
  const responses = await Promise.all([
    send('/de/%ff'),
    send(`/de/${'x'.repeat(3000)}`),
    send('/de/kontakt', { method: 'POST' }),
    send('/de/search?q=spi'),
  ])
  expect(responses.map(({ status, text }) => [status, heading(text)])).toEqual([
    [400, 'Diese Adresse stimmt nicht'],
    [414, 'Diese Adresse ist zu lang'],
    [405, 'So geht es nicht'],
    [429, 'Einen Moment bitte'],
  ])
  for (const { text } of responses) {
    expect(text).toContain('<html lang="de">')
    expect(text).toContain('<a href="/de/">Zur Startseite</a>')
  }
})
