import { bundledStory, writeSeedContent } from '@prospectus/content/seed/bundled.fixture'
import { inTemporaryFolder } from '@prospectus/protocol/client/temporary-folder.fixture'
import { describe, expect, it } from 'vitest'
import { createBundledSource } from './bundled-source.ts'

const settings = { assetHost: '127.0.0.1:3003', productPrefix: 'exemplar' }

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const item of items) list.push(item)
  return list
}

describe('the seed content', () => {
  it('DATA-1 DATA-6 has published stories only, each in its folder, sorted by name', () =>
    inTemporaryFolder(async (folder) => {
      await writeSeedContent(folder, {
        'home.json': bundledStory(1, 'home', { is_startpage: true }),
        'careers/_start.json': bundledStory(2, 'careers/', { is_startpage: true }),
        'careers/_folder.json': {
          id: 77,
          uuid: 'f-77',
          name: 'Careers',
          published: true,
          position: -4,
        },
        'blog/b.json': bundledStory(3, 'blog/b'),
        'blog/a.json': bundledStory(4, 'blog/a', { published: true }),
        'blog/draft.json': bundledStory(5, 'blog/draft', { published: false }),
        'partners/_folder.json': {
          id: 78,
          uuid: 'f-78',
          name: 'Partners',
          published: false,
          position: 0,
        },
        'partners/terms.json': bundledStory(6, 'partners/terms'),
      })
      const source = await createBundledSource(folder, settings)
      expect(source).toMatchObject({ spaceId: '288868932106', languages: ['de'] })
      const stories = await all(source.stories())
      expect(stories.map(({ full_slug }) => full_slug)).toEqual([
        'blog/a',
        'blog/b',
        'careers/',
        'home',
        'partners/terms',
      ])
      expect(stories.map(({ parent_id }) => parent_id).slice(2)).toEqual([77, 0, 78])
      expect(stories[0]?.parent_id).toBe(stories[1]?.parent_id)
      expect(stories[0]).not.toHaveProperty('published')

      const links = await all(source.links())
      const folders = links.filter((link) => link.is_folder)
      expect(folders).toMatchObject([
        { slug: 'blog', published: true, name: 'blog', id: stories[0]?.parent_id },
        { slug: 'careers', published: true, name: 'Careers', id: 77, position: -4 },
        { slug: 'partners', published: false, id: 78 },
      ])
      expect(folders[0]?.uuid).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
      expect(links).toHaveLength(8)
    }))

  it('DATA-8 has its data sources', () =>
    inTemporaryFolder(async (folder) => {
      await writeSeedContent(folder, {})
      const source = await createBundledSource(folder, settings)
      const entry = { id: 1, name: 'theme-type', value: 'v' }
      expect(await source.datasourceEntries('theme-type')).toEqual([entry])
    }))

  it('BLOCK-9 has its assets on the configured host', () =>
    inTemporaryFolder(async (folder) => {
      const content = {
        old: '//assets.vendor.example/f/1/1200x800/a/b.png',
        text: 'See https://assets.vendor.example/f/1/x.pdf',
      }
      await writeSeedContent(folder, { 'a.json': bundledStory(1, 'a', { content }) })
      const [story] = await all((await createBundledSource(folder, settings)).stories())
      expect(story?.content).toEqual({
        old: '//127.0.0.1:3003/f/1/1200x800/a/b.png',
        text: 'See https://127.0.0.1:3003/f/1/x.pdf',
      })
    }))

  it('ROUTE-1 has its platform pages under the configured product name, links to them included', () =>
    inTemporaryFolder(async (folder) => {
      const content = {
        link: { cached_url: 'exemplar-platform/data-hub', url: '/exemplar-platform/data-hub#x' },
        sitemap_exclude: 'edge, exemplar-platform/portal',
        others: 'exemplar-platform-2 my-exemplar-platform exemplar-capability-library Exemplar',
      }
      await writeSeedContent(folder, {
        'exemplar-platform/data-hub.json': bundledStory(1, 'exemplar-platform/data-hub', {
          content,
        }),
        'exemplar-platform/_folder.json': { id: 9, uuid: 'f-9', name: 'Platform' },
      })
      const source = await createBundledSource(folder, { ...settings, productPrefix: 'acme' })
      const [story] = await all(source.stories())
      expect(story).toMatchObject({
        full_slug: 'acme-platform/data-hub',
        parent_id: 9,
        content: {
          link: { cached_url: 'acme-platform/data-hub', url: '/acme-platform/data-hub#x' },
          sitemap_exclude: 'edge, acme-platform/portal',
          others: content.others,
        },
      })
      const [link] = await all(source.links())
      expect(link).toMatchObject({ slug: 'acme-platform', real_path: '/acme-platform' })
      const bad = { ...settings, productPrefix: 'Ac/me' }
      await expect(createBundledSource(folder, bad)).rejects.toThrow('PRODUCT_PREFIX')
    }))

  it.each([
    ['{"id": 1,\n "uuid": oops}', /blog\/bad\.json:2:10 is not JSON: /],
    ['[1]', /blog\/bad\.json: expected a JSON object/],
    ['', /blog\/bad\.json:1:1 is not JSON: /],
  ])('DATA-4 names the file, and the place in it, that is broken: %j', (text, message) =>
    inTemporaryFolder(async (folder) => {
      await writeSeedContent(folder, { 'blog/bad.json': text })
      const source = await createBundledSource(folder, settings)
      await expect(all(source.stories())).rejects.toThrow(message)
    }),
  )
})
