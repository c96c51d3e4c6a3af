import type { RawLink } from '@prospectus/protocol/raw-story'
import type { StoredStory } from '../../../apps/cms/src/queries/story-rows.ts'
import type { ReadStorage } from '../../../apps/cms/src/storage/read-storage.ts'
import type { SpaceToWrite, StoryToWrite } from './content-folder.ts'

/** Reads the space of this installation's content system, drafts included. */
export async function storedSpace(
  storage: ReadStorage,
  productPrefix: string,
): Promise<SpaceToWrite> {
  const { id, name, languageCodes, assetHost } = await storage.space()
  return {
    space: {
      id,
      name,
      product_prefix: productPrefix,
      language_codes: languageCodes,
      asset_host: assetHost,
    },
    async *folders() {
      const filter = {
        view: 'draft',
        startsWith: [],
        parentId: undefined,
        uuid: undefined,
      } as const
      const { items } = await storage.listLinks({
        ...filter,
        page: 1,
        perPage: Number.MAX_SAFE_INTEGER,
      })
      for (const link of items) if (link.is_folder) yield toRawLink(link)
    },
    stories: () => allStories(storage),
    async *datasources() {
      const { items } = await storage.listDatasources({ ...NO_FILTER, page: 1, perPage: 1000 })
      for (const { slug, dimensions } of items) {
        yield { slug, entries: await entriesOf(storage, slug, dimensions) }
      }
    },
  }
}

async function* allStories(storage: ReadStorage): AsyncGenerator<StoryToWrite> {
  for (let page = 1; ; page++) {
    const query = { view: 'draft', where: [], search: undefined, sort: [] } as const
    const { items, total } = await storage.listStories({
      ...query,
      page,
      perPage: STORIES_PER_PAGE,
    })
    const uuids = items.map(({ uuid }) => uuid)
    const published = await storage.storiesByUuid(uuids, 'published')
    const byUuid = new Map(published.map((story) => [story.uuid, story]))
    for (const draft of items) yield storyToWrite(draft, byUuid.get(draft.uuid))
    if (page * STORIES_PER_PAGE >= total) return
  }
}

function storyToWrite(draft: StoredStory, published: StoredStory | undefined): StoryToWrite {
  const story = published ?? draft
  const isSame = published === undefined || contentKey(draft) === contentKey(published)
  return {
    story: { ...story, content: JSON.parse(story.content) },
    published: published !== undefined,
    draft: isSame
      ? undefined
      : { name: draft.name, tag_list: draft.tag_list, content: JSON.parse(draft.content) },
  }
}

function contentKey({ name, tag_list, content }: StoredStory): string {
  return JSON.stringify([name, tag_list, content])
}

async function entriesOf(
  storage: ReadStorage,
  datasource: string,
  dimensions: readonly { readonly entry_value: string }[],
) {
  const read = async (dimension: string | undefined) => {
    const query = { datasource, dimension, page: 1, perPage: MAX_ENTRIES }
    return (await storage.listDatasourceEntries(query)).items
  }
  const translations = new Map<number, Record<string, string>>()
  for (const { entry_value: language } of dimensions) {
    for (const { id, dimension_value } of await read(language)) {
      if (dimension_value === null) continue
      translations.set(id, { ...translations.get(id), [language]: dimension_value })
    }
  }
  return (await read(undefined)).map(({ id, name, value }) => {
    const translated = translations.get(id)
    return { id, name, value, ...(translated && { translations: translated }) }
  })
}

function toRawLink(link: Omit<RawLink, 'real_path'>): RawLink {
  return { ...link, real_path: `/${link.slug}` }
}

const NO_FILTER = { search: undefined, ids: undefined }
const STORIES_PER_PAGE = 100
const MAX_ENTRIES = 100_000
