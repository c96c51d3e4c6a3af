import { readStory } from '@prospectus/content/reading/read-story'
import { encodeAssetPath } from '@prospectus/content/schema/assets/asset-file-path'
import type { Story, Warning } from '@prospectus/protocol/management/story'
import type { JsonObject } from '@prospectus/protocol/values/json'
import { createAssetHostReplacer } from '../assets/asset-host.ts'
import type { Space } from '../space/space.ts'
import type { Storage } from '../storage/storage.ts'
import { assertBounded, assertRenderable } from '../stories/renderable.ts'
import type { StoryWithDraft } from '../stories/story-with-draft.ts'
import { type DeadTarget, deadLinkWarnings, targetsWithoutPage } from '../warnings/dead-links.ts'
import { leftOutWarnings } from '../warnings/left-out.ts'
import { picturesWithoutAlt, pictureWarning } from '../warnings/pictures.ts'

type Content = Readonly<Record<string, unknown>>

export type ContentAccess = ReturnType<typeof createContentAccess>

export interface ContentContext {
  readonly storage: Pick<Storage, 'storiesByUuid' | 'decorativePaths'>
  readonly space: Space
  readonly assetOrigin: string
  readonly siteUrl: string
  readonly embedHost: string
}

/** Converts content between its stored form and that of the API, and finds warnings about it. */
export function createContentAccess(context: ContentContext) {
  const { storage, space, assetOrigin, siteUrl, embedHost } = context
  const replaceAssetHost = createAssetHostReplacer(space.assetHost, assetOrigin)
  const restoreAssetHost =
    space.assetHost === ''
      ? (json: string) => json
      : createAssetHostReplacer(new URL(assetOrigin).host, `https://${space.assetHost}`, '/f/')
  const contentToApi = (stored: string): JsonObject | null =>
    stored === '' ? null : JSON.parse(replaceAssetHost(stored))
  return {
    spaceId: space.id,
    /** A story with parsed content, and assets at this installation's origin. */
    toApi: ({ content, ...story }: StoryWithDraft): Story => ({
      ...story,
      content: contentToApi(content),
    }),
    /** Content of any version, from its stored JSON; null for a folder. */
    contentToApi,
    /** Address of the file at `{W}x{H}/{hash}/{name}`, of this space by default. */
    assetAddress: (path: string, spaceId = String(space.id)) =>
      `${assetOrigin}/${encodeAssetPath(`f/${spaceId}/${path}`)}`,
    /** Content for storage. Throws `StorageError` for content that exceeds the limits or that no site could render. */
    fromApi: (content: Content): Content => {
      assertBounded(content)
      assertRenderable(content)
      return JSON.parse(restoreAssetHost(JSON.stringify(content)))
    },
    /**
     * Warnings about a story's draft: parts that a site leaves out by its schemas (DATA-4), dead links, and pictures
     * without a description.
     */
    warningsOf: async (story: StoryWithDraft): Promise<readonly Warning[]> => {
      if (story.is_folder) return []
      const linkedUuids = new Set<string>()
      const storedContent: unknown = JSON.parse(story.content)
      const readableStory = readStory(
        { ...story, content: storedContent },
        {
          pathOfUuid: (uuid) => {
            linkedUuids.add(uuid)
            return '/'
          },
          pathOfSlug: (fullSlug) => `/${fullSlug}`,
          siteUrl,
          assetHosts: [space.assetHost, new URL(assetOrigin).host],
          embedHost,
          languages: space.languageCodes,
        },
      )
      const publishedStories = await storage.storiesByUuid([...linkedUuids], 'published')
      const publishedUuids = new Set(publishedStories.map(({ uuid }) => uuid))
      const deadUuids = [...linkedUuids].filter(
        (uuid) => !publishedUuids.has(uuid) && uuid !== story.uuid,
      )
      const drafts = await storage.storiesByUuid(deadUuids, 'draft')
      const nameByUuid = new Map(drafts.map(({ uuid, name }) => [uuid, name]))
      const deadTargets = new Map<string, DeadTarget>([
        ...deadUuids.map((uuid) => [uuid, { name: nameByUuid.get(uuid) }] as const),
        ...targetsWithoutPage(publishedStories),
      ])
      const pictures = [...picturesWithoutAlt(storedContent)].slice(0, MAX_PICTURES)
      const decorativePaths = await storage.decorativePaths(pictures.map(({ path }) => path))
      const undescribed = pictures.filter(({ path }) => !decorativePaths.has(path))
      return [
        ...leftOutWarnings(readableStory),
        ...deadLinkWarnings(storedContent, deadTargets),
        ...undescribed.map(pictureWarning),
      ]
    },
  }
}

const MAX_PICTURES = 100
