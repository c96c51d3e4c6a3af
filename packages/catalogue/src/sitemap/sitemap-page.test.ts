import { hasPage } from '@prospectus/content/reading/story-kind'
import { testContext } from '@prospectus/content/reading/test-context.fixture'
import { settings as settingsSchema } from '@prospectus/content/schema/stories/settings'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TreeEntry } from '../rows/entry.ts'
import { type SitemapRequest, sitemapPage, sitemapSettingsOf } from './sitemap-page.ts'

let lastId = 0

/** A published story at a full slug; its uuid is the slug, its name the slug's last segment. */
function story(slug: string, overrides: Partial<TreeEntry> = {}): TreeEntry {
  const name = slug.split('/').findLast((segment) => segment !== '') ?? slug
  return {
    id: ++lastId,
    uuid: slug,
    slug,
    name,
    published: true,
    parent_id: 0,
    is_folder: false,
    is_startpage: false,
    position: 0,
    path: `/${slug}`,
    lang: 'en',
    ...overrides,
  }
}

const folder = (slug: string, overrides: Partial<TreeEntry> = {}) =>
  story(slug, { is_folder: true, uuid: `folder ${slug}`, ...overrides })
const startPage = (of: TreeEntry, overrides: Partial<TreeEntry> = {}) =>
  story(`${of.slug}/`, { is_startpage: true, parent_id: of.id, ...overrides })
const within = (parent: TreeEntry, name: string, overrides: Partial<TreeEntry> = {}) =>
  story(`${parent.slug}/${name}`, { parent_id: parent.id, ...overrides })

function lists(
  tree: readonly TreeEntry[],
  request: Partial<SitemapRequest> & {
    /** Fields of the settings story, as stored. */
    readonly raw?: Readonly<Record<string, string>>
  } = {},
) {
  const { raw = {}, ...rest } = request
  const settings = sitemapSettingsOf(settingsSchema.read(raw, testContext()))
  return sitemapPage(tree, { lang: 'en', settings, featured: [], isPage: () => true, ...rest })
}

/** The list as text: indented by depth, boxes in brackets. */
function drawn(...args: Parameters<typeof lists>): string[] {
  return lists(...args).pages.map(({ name, path, depth }) => {
    return '  '.repeat(depth) + (path === undefined ? `[${name}]` : name)
  })
}

const careers = folder('careers', { position: -10 })
const site = [
  story('about', { position: 5 }),
  careers,
  startPage(careers, { name: 'Careers', position: 99 }),
  within(careers, 'teams', { position: 2 }),
  within(careers, 'benefits', { position: 1 }),
]

describe('sitemapPage', () => {
  it('MAP-1 lists children under their parent, by position; a start page stands for its folder', () => {
    expect(drawn(site)).toEqual(['Careers', '  benefits', '  teams', 'about'])
    expect(lists(site).pages[0]?.path).toBe('/careers/')
  })

  it('MAP-2 leaves out unpublished entries, and lists their children under the nearest listed ancestor', () => {
    const jobs = folder('careers/jobs', { parent_id: careers.id, published: false })
    const tree = [...site, jobs, within(jobs, 'planner'), within(jobs, 'x', { published: false })]
    expect(drawn(tree)).toEqual(['Careers', '  planner', '  benefits', '  teams', 'about'])
  })

  it.each([
    ['about', ['Careers', '  benefits', '  teams']],
    [' /about/ ,, careers/benefits ', ['Careers', '  teams']],
    ['careers', ['benefits', 'teams', 'about']],
    ['/careers/', ['benefits', 'teams', 'about']],
    ['benefits', ['Careers', '  benefits', '  teams', 'about']],
    [' , ', ['Careers', '  benefits', '  teams', 'about']],
  ])('MAP-2 sitemap_exclude %j leaves out the pages that it names', (sitemap_exclude, expected) => {
    const sorted = (lines: string[]) => lines.toSorted()
    expect(sorted(drawn(site, { raw: { sitemap_exclude } }))).toEqual(sorted(expected))
  })

  it('MAP-2 separated_sitemap_folder leaves out a folder with its contents', () => {
    const tree = [...site, story('careers-day', { position: 6 })]
    const raw = { separated_sitemap_folder: ' /careers/ ' }
    expect(drawn(tree, { raw })).toEqual(['about', 'careers-day'])
  })

  it('MAP-2 pages of the second list are only there, in its order', () => {
    const hidden = story('hidden', { published: false })
    const { featured, pages } = lists([...site, hidden], {
      featured: ['about', 'careers/', 'hidden', 'unknown', 'about'],
    })
    expect(featured.map(({ path }) => path)).toEqual(['/about', '/careers/'])
    expect(pages.map(({ name, depth }) => [name, depth])).toEqual([
      ['benefits', 0],
      ['teams', 0],
    ])
  })

  it('MAP-3 shows names in placeholder as boxes', () => {
    const raw = { placeholder: 'Careers , /careers/teams/' }
    expect(drawn(site, { raw })).toEqual(['[Careers]', '  benefits', '  [teams]', 'about'])
  })

  it('MAP-1 shows a folder without a start page as a box, and not at all when it is empty', () => {
    const industry = folder('industry')
    const empty = folder('empty')
    const wrapper = folder('wrapper')
    const inner = folder('wrapper/inner', { parent_id: wrapper.id })
    const tree = [industry, within(industry, 'energy'), empty, wrapper, inner]
    expect(drawn(tree)).toEqual(['[industry]', '  energy'])
    expect(drawn(tree, { raw: { placeholder: 'empty' } })).toContain('[empty]')
  })

  it('ROUTE-2 links a resource section without a start page', () => {
    expect(drawn([folder('blog'), folder('de/news', { lang: 'de' })])).toEqual(['blog'])
    expect(drawn([folder('de/news', { lang: 'de' })], { lang: 'de' })).toEqual(['news'])
  })

  it('MAP-2 leaves out stories that are not pages', () => {
    const tree = [...site, story('settings')]
    const isPage = ({ slug }: TreeEntry) => hasPage(slug === 'settings' ? slug : 'page')
    expect(drawn(tree, { isPage })).not.toContain('settings')
  })

  it('LANG-2 lists the pages of its own language', () => {
    const de = folder('de', { lang: 'de' })
    const tree = [
      ...site,
      de,
      startPage(de, { lang: 'de', name: 'Start' }),
      within(de, 'preise', { lang: 'de' }),
    ]
    expect(drawn(tree, { lang: 'de' })).toEqual(['Start', '  preise'])
    expect(drawn(tree)).toEqual(drawn(site))
  })

  it('MAP-4 finds the ancestor by its slug when the parent is not among the links', () => {
    const tree = [
      story('careers/', { name: 'Careers', is_startpage: true, parent_id: 4711 }),
      story('careers/teams/berlin', { parent_id: 4712 }),
    ]
    expect(drawn(tree)).toEqual(['Careers', '  berlin'])
  })

  it('MAP-1 lists pages whose parents form a cycle, each once', () => {
    const a = story('a', { id: 901, parent_id: 902 })
    const b = story('b', { id: 902, parent_id: 901 })
    const self = story('self', { id: 903, parent_id: 903 })
    expect(drawn([a, b, self])).toEqual(['self', 'a', '  b'])
  })

  it('MAP-1 lists every published page exactly once, whatever the parents are', () => {
    const entry = fc.record({
      parent_id: fc.oneof(fc.constant(null), fc.nat(12)),
      position: fc.integer({ min: -2, max: 2 }),
      published: fc.boolean(),
      is_folder: fc.boolean(),
      is_startpage: fc.boolean(),
      slug: fc.constantFrom('a', 'b', 'a/', 'a/b', 'a/b/', 'c/d', 'blog'),
    })
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), (entries) => {
        const tree = entries.map((entry, id) => ({
          ...story(entry.slug),
          ...entry,
          id,
          uuid: `u-${id}`,
        }))
        const { pages } = lists(tree)
        const listed = pages.map(({ uuid }) => uuid)
        const expected = tree.filter((entry) => entry.published && !entry.is_folder)
        expect(new Set(listed).size).toBe(listed.length)
        expect(listed).toEqual(expect.arrayContaining(expected.map(({ uuid }) => uuid)))
        for (const [index, { depth }] of pages.entries()) {
          expect(depth).toBeLessThanOrEqual((pages[index - 1]?.depth ?? -1) + 1)
        }
      }),
    )
  })

  it('MAP-1 copes with a chain of thousands', () => {
    const chain = Array.from({ length: 20_000 }, (_, index) =>
      story(`page-${index}`, { id: 100_000 + index, parent_id: index === 0 ? 0 : 99_999 + index }),
    )
    expect(lists(chain).pages.at(-1)?.depth).toBe(19_999)
  })
})
