import { resourceEntry } from '@prospectus/catalogue/resources/resource.fixture'
import { readStory } from '@prospectus/content/reading/read-story'
import { emptySnapshot, examplePage, siteContext } from '@prospectus/site/src/ui/testing/render.tsx'

/**
 * Creates a page of a site with a dataset published as `worlds/north`.
 *
 * @param dataset its stored content
 * @param chosen fields of the page, such as the dataset
 * @param lang of the page
 */
export function pageInDataset(
  dataset: object,
  chosen: Readonly<Record<string, string>> = { world: 'north' },
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
    story: story({ component: 'modules/page', body: [], ...chosen }),
    read: () => story(dataset),
  })
}
