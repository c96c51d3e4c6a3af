import { readStory } from '@prospectus/content/reading/read-story'
import { encodeAssetPath } from '@prospectus/content/schema/assets/asset-file-path'
import type { Story, Warning } from '@prospectus/protocol/management/story'
import type { JsonObject } from '@prospectus/protocol/values/json'
import { createAssetHostEdit } from '../assets/asset-host.ts'
import type { Space } from '../space/space.ts'
import type { Storage } from '../storage/storage.ts'
import { assertBounded, assertRenderable } from '../stories/renderable.ts'
import type { WrittenStory } from '../stories/written-story.ts'
import { type DeadTarget, deadLinks, leftOut, pagelessTargets } from '../warnings/dead-links.ts'
import { pictureWarning, undescribedPictures } from '../warnings/pictures.ts'

type Content = Readonly<Record<string, unknown>>

/** How content goes in and out: assets under the address of this installation, and what a site makes of it. */
export interface ContentAccess {
  readonly spaceId: number
  /** A story as clients get it, its content as an object. */
  readonly toApi: (story: WrittenStory) => Story
  /**
   * The address of the file at `{W}x{H}/{hash}/{name}`, at this installation; of another space than this one
   * where it is told.
   */
  readonly assetAddress: (path: string, spaceId?: string) => string
  /** Content of any version, from the JSON text that is stored. */
  readonly contentToApi: (stored: string) => JsonObject | null
  /**
   * Content as it is stored, from what a client sent. Throws `StorageError` for what no site could render, and
   * for what is beyond all bounds.
   */
  readonly fromApi: (content: Content) => Content
  /** What a site leaves out of a story, by the same schemas that it reads with (DATA-4). */
  readonly review: (story: WrittenStory) => Promise<readonly Warning[]>
}

export interface ContentContext {
  readonly storage: Pick<Storage, 'storiesByUuid' | 'decorativePaths'>
  readonly space: Space
  /** Scheme, host and port that assets are served from. */
  readonly assetOrigin: string
  readonly siteUrl: string
  readonly embedHost: string
}

export function createContentAccess(context: ContentContext): ContentAccess {
  const { storage, space, assetOrigin, siteUrl, embedHost } = context
  const toApi = createAssetHostEdit(space.assetHost, assetOrigin)
  const fromApi =
    space.assetHost === ''
      ? (json: string) => json
      : createAssetHostEdit(new URL(assetOrigin).host, `https://${space.assetHost}`, '/f/')
  const contentToApi = (stored: string) => (stored === '' ? null : JSON.parse(toApi(stored)))
  return {
    spaceId: space.id,
    toApi: ({ content, ...story }) => ({ ...story, content: contentToApi(content) }),
    contentToApi,
    assetAddress: (path, spaceId = String(space.id)) =>
      `${assetOrigin}/${encodeAssetPath(`f/${spaceId}/${path}`)}`,
    fromApi: (content) => {
      assertBounded(content)
      assertRenderable(content)
      return JSON.parse(fromApi(JSON.stringify(content)))
    },
    review: async (story) => {
      if (story.is_folder) return []
      const linked = new Set<string>()
      const stored: unknown = JSON.parse(story.content)
      const read = readStory(
        { ...story, content: stored },
        {
          pathOfUuid: (uuid) => {
            linked.add(uuid)
            return '/'
          },
          pathOfSlug: (fullSlug) => `/${fullSlug}`,
          siteUrl,
          assetHosts: [space.assetHost, new URL(assetOrigin).host],
          embedHost,
          languages: space.languageCodes,
        },
      )
      const published = await storage.storiesByUuid([...linked], 'published')
      const known = new Set(published.map(({ uuid }) => uuid))
      const dead = [...linked].filter((uuid) => !known.has(uuid) && uuid !== story.uuid)
      const drafts = await storage.storiesByUuid(dead, 'draft')
      const nameOf = new Map(drafts.map(({ uuid, name }) => [uuid, name]))
      const unseen = new Map<string, DeadTarget>([
        ...dead.map((uuid) => [uuid, { name: nameOf.get(uuid) }] as const),
        ...pagelessTargets(published),
      ])
      const bare = [...undescribedPictures(stored)].slice(0, MOST_PICTURES)
      const paths = bare.map(({ path }) => path)
      const decorative = await storage.decorativePaths(paths)
      const undescribed = bare.filter(({ path }) => !decorative.has(path))
      return [...leftOut(read), ...deadLinks(stored, unseen), ...undescribed.map(pictureWarning)]
    },
  }
}

/** Pictures that a story's warnings name. */
const MOST_PICTURES = 100
