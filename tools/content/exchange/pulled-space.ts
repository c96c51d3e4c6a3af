import { readDatasource } from '@prospectus/catalogue/sync/remote-source'
import type { ContentClient } from '@prospectus/protocol/client/content-client'
import type { RawLink, RawStory } from '@prospectus/protocol/raw-story'
import { readRawStory } from '@prospectus/protocol/raw-story'
import type { SpaceToWrite, StoryToWrite } from './content-folder.ts'

export interface SpaceClients {
  readonly published: ContentClient
  /** Undefined without a token for drafts: only published stories are pulled then. */
  readonly draft: ContentClient | undefined
}

/** Reads a space over the delivery protocol. Stories without uuid or full slug are left out and reported. */
export async function pulledSpace(
  { published, draft }: SpaceClients,
  settings: { readonly productPrefix: string; readonly assetHost: string },
  report: (reason: string) => void,
): Promise<SpaceToWrite> {
  const { id, name, language_codes } = await published.space()
  const stories = await allStories({ published, draft }, report)
  const publishedFolderIds = new Set(
    stories.filter((entry) => entry.published).map(({ story }) => story.parent_id ?? 0),
  )
  return {
    space: {
      id,
      name,
      language_codes,
      product_prefix: settings.productPrefix,
      asset_host: settings.assetHost,
    },
    async *folders() {
      const folders: RawLink[] = []
      for await (const raw of (draft ?? published).links()) {
        const link = raw as RawLink
        if (link.is_folder === true) folders.push(link)
      }
      // Storyblok reports every folder as unpublished: one with published stories counts as published (ROUTE-2).
      const isReported = folders.some((folder) => folder.published)
      for (const folder of folders) {
        yield {
          ...folder,
          published: isReported ? folder.published : publishedFolderIds.has(folder.id),
        }
      }
    },
    async *stories() {
      yield* stories
    },
    async *datasources() {
      for (const slug of DATASOURCES) {
        const { version: cv } = await published.space()
        yield {
          slug,
          entries: await readDatasource(published, slug, { cv, languages: language_codes }),
        }
      }
    },
  }
}

async function allStories(
  { published, draft }: SpaceClients,
  report: (reason: string) => void,
): Promise<readonly StoryToWrite[]> {
  const publishedByUuid = await storiesByUuid(published, report)
  if (draft === undefined)
    return [...publishedByUuid.values()].map((story) => ({ story, published: true }))
  const drafts = await storiesByUuid(draft, report)
  return [...drafts.values()].map((draftStory) => {
    const story = publishedByUuid.get(draftStory.uuid)
    if (story === undefined) return { story: draftStory, published: false }
    const { name, tag_list, content } = draftStory
    const isSame = contentKey(draftStory) === contentKey(story)
    return { story, published: true, ...(!isSame && { draft: { name, tag_list, content } }) }
  })
}

async function storiesByUuid(client: ContentClient, report: (reason: string) => void) {
  const stories = new Map<string, RawStory>()
  for await (const raw of client.stories()) {
    const story = readRawStory(raw)
    if (story === undefined) report('A story without uuid or full slug is left out.')
    else stories.set(story.uuid, { ...story, content: withoutEditable(story.content) })
  }
  return stories
}

/** Removes `_editable`, by which an editor finds the blocks of a draft. */
function withoutEditable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEditable)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([key]) => key !== '_editable')
  return Object.fromEntries(fields.map(([key, inner]) => [key, withoutEditable(inner)]))
}

function contentKey({ name, tag_list, content }: RawStory): string {
  return JSON.stringify([name, tag_list, content])
}

/** The data sources that the site reads (DATA-8). */
const DATASOURCES = ['theme-type', 'industry-type', 'resource-type']
