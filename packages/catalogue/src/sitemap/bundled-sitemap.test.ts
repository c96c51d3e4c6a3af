import { testContext } from '@prospectus/content/reading/test-context.fixture'
import { settings as settingsSchema } from '@prospectus/content/schema/stories/settings'
import { collect } from '@prospectus/protocol/client/pages'
import { expect, it } from 'vitest'
import { contentFolder } from '../../../../tools/run/project.ts'
import { createBundledSource } from '../sync/bundled-source.ts'
import { treeOfLinks } from './links-tree.ts'
import { sitemapPage, sitemapSettingsOf } from './sitemap-page.ts'

const contentDir = contentFolder()

it.each(['settings', 'de/settings'])(
  'MAP-3 every placeholder of the bundled %s is a page or folder that shows as a box',
  async (slug) => {
    const source = await createBundledSource(contentDir, {
      productPrefix: 'exemplar',
      assetHost: 'assets.vendor.example',
    })
    const tree = treeOfLinks(await collect(source.links()), source.languages)
    const stories = await collect(source.stories())
    const stored = stories.find(({ full_slug }) => full_slug === slug)?.content
    const settings = sitemapSettingsOf(settingsSchema.read(Object(stored), testContext()))
    const lang = slug === 'settings' ? 'en' : 'de'
    const { pages } = sitemapPage(tree, { lang, settings, featured: [], isPage: () => true })
    const boxes = pages.filter(({ path }) => path === undefined).map(({ name }) => name)
    expect(boxes).toEqual(expect.arrayContaining([...settings.placeholders]))
  },
)
