import { resourceEntry } from '@prospectus/catalogue/resources/resource.fixture'
import { readStory } from '@prospectus/content/reading/read-story'
import { emptySnapshot, examplePage, siteContext } from '@prospectus/site/src/ui/testing/render.tsx'

/**
 * Creates a page of a site with a dataset published as `worlds/north`.
 *
 * @param dataset the dataset's stored content
 * @param pageFields fields of the page; by default, it chooses that dataset
 * @param lang language of the page
 */
export function pageWithDataset(
  dataset: object,
  pageFields: Readonly<Record<string, string>> = { world: 'north' },
  lang = 'en',
): ReturnType<typeof examplePage> {
  const story = (content: object) => readStory({ full_slug: 'a', content }, siteContext)
  const entry = resourceEntry({ component: 'world' })
  const snapshot = emptySnapshot({
    find: (slug) => (slug.endsWith('worlds/north') ? { kind: 'story', entry } : undefined),
  })
  return examplePage({
    lang,
    snapshot,
    story: story({ component: 'modules/page', body: [], ...pageFields }),
    read: () => story(dataset),
  })
}
