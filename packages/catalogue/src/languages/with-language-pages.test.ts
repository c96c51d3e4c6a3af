import type { RawStory } from '@prospectus/protocol/raw-story'
import { describe, expect, test } from 'vitest'
import { folderLink, listSource, rawStory, snapshotOf } from '../snapshot/snapshot.fixture.ts'
import { entryInLanguage } from './in-language.ts'
import { withLanguagePages } from './with-language-pages.ts'

const page = (n: number, full_slug: string, overrides: Partial<RawStory> = {}) =>
  rawStory(n, {
    full_slug,
    slug: full_slug,
    parent_id: 0,
    is_startpage: full_slug.endsWith('/'),
    content: { component: 'modules/page', body: [] },
    ...overrides,
  })
const named = (n: number, full_slug: string, path = full_slug) => ({
  id: n,
  name: path,
  slug: path,
  published: true,
  full_slug,
  is_folder: false,
  parent_id: 0,
})

const map = {
  component: 'modules/page',
  seo: { title: 'All pages' },
  body: [
    { component: 'hero-banner', _uid: 'h', heading: 'Hello' },
    {
      component: 'sitemap',
      _uid: 's',
      heading: 'Every page',
      featured_heading: 'Most read',
      featured: ['uuid-4', 'uuid-5'],
      theme: 'tinted',
    },
  ],
}
const english = [
  page(1, 'search'),
  page(2, 'resources', { position: -10 }),
  page(3, 'sitemap', { content: map }),
  page(4, 'contact/', { alternates: [named(14, 'de/kontakt')] }),
  page(5, 'about'),
]
const german = [
  page(11, 'de/', { parent_id: 99 }),
  page(14, 'de/kontakt', { parent_id: 99, alternates: [named(4, 'contact/')] }),
]
const folder = folderLink(99, 'de', false)
const siteOf = async (stories: readonly RawStory[]) =>
  withLanguagePages(await snapshotOf(listSource(stories, [folder])))
const found = (site: Awaited<ReturnType<typeof siteOf>>, slug: string) => {
  const at = site.find(slug)
  return at?.kind === 'story' ? at.entry : undefined
}

describe('LANG-2 the pages that every language has', () => {
  test.each([
    ['search', 'Suche', 'search-results'],
    ['resources', 'Beiträge', 'resources-centre'],
    ['sitemap', 'Seitenübersicht', 'sitemap'],
  ])('a language without a %s page has one, in its own words', async (slug, name, block) => {
    const site = await siteOf([...english, ...german])
    const entry = found(site, `de/${slug}`)
    expect(entry).toMatchObject({ path: `/de/${slug}`, lang: 'de', name, component: 'page' })
    expect(found(site, `de/${slug}/`)).toBe(entry)
    const story = entry && site.read(entry)
    expect(story).toMatchObject({
      full_slug: `de/${slug}`,
      name,
      content: { component: 'modules/page', body: [{ component: block }] },
      alternates: [{ full_slug: slug }],
    })
    expect(JSON.stringify(story)).not.toMatch(/Every page|Most read|Hello|All pages/)
    expect(entry && site.byUuid(entry.uuid)).toBe(entry)
    expect(site.tree).toContainEqual(
      expect.objectContaining({ slug: `de/${slug}`, name, lang: 'de', parent_id: 99 }),
    )
  })

  test('it has the look of the page in the default language, and its featured pages in translation', async () => {
    const site = await siteOf([...english, ...german])
    const entry = found(site, 'de/sitemap')
    expect(entry && site.read(entry).content).toMatchObject({
      body: [{ theme: 'tinted', featured: ['uuid-14'] }],
    })
  })

  test('the page of the default language names it as its translation', async () => {
    const site = await siteOf([...english, ...german])
    const entry = found(site, 'search')
    expect(entry && site.read(entry).alternates).toMatchObject([{ full_slug: 'de/search' }])
    const about = found(site, 'about')
    expect(about && site.read(about).alternates).toEqual([])
  })

  test('the tree stays in its order', async () => {
    const positions = (await siteOf([...english, ...german])).tree.map(({ position }) => position)
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
  })

  test('an existing page stays unchanged, whatever its slug', async () => {
    const own = [
      page(21, 'de/suche', { alternates: [named(1, 'search')] }),
      page(22, 'de/resources'),
    ]
    const searchable = page(1, 'search', { alternates: [named(21, 'de/suche')] })
    const site = await siteOf([searchable, ...english.slice(1), ...german, ...own])
    expect(found(site, 'de/search')).toBeUndefined()
    expect(found(site, 'de/resources')).toMatchObject({ uuid: 'uuid-22' })
    expect(entryInLanguage('search', { lang: 'de', snapshot: site })?.path).toBe('/de/suche')
    expect(found(site, 'de/sitemap')?.name).toBe('Seitenübersicht')
  })

  test('a language without published content has none, and none is made without an original', async () => {
    expect(found(await siteOf(english), 'de/search')).toBeUndefined()
    expect(found(await siteOf(german), 'de/search')).toBeUndefined()
    expect(
      found(
        await siteOf([
          ...english,
          page(9, 'de/blog/x', {
            content: { component: 'modules/resource' },
          }),
        ]),
        'de/search',
      )?.path,
    ).toBe('/de/search')
  })

  test('a site in one language is unchanged, and one that has these pages is not changed again', async () => {
    const plain = await snapshotOf({ ...listSource(english), languages: [] })
    expect(withLanguagePages(plain)).toBe(plain)
    const site = await siteOf([...english, ...german])
    expect(withLanguagePages(site)).toBe(site)
  })
})

describe('LANG-2 a page in another language', () => {
  test.each([
    ['de', 'contact', '/de/kontakt'],
    ['de', 'home', '/de/'],
    ['de', 'about', '/about'],
    ['de', 'resources', '/de/resources'],
    ['en', 'contact', '/contact/'],
    ['en', 'resources', '/resources'],
    ['de', 'nothing', undefined],
  ])('in %s, %s is at %s', async (lang, slug, path) => {
    const snapshot = await siteOf([...english, ...german])
    expect(entryInLanguage(slug, { lang, snapshot })?.path).toBe(path)
  })
})
