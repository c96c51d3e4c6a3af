import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { openBundledContent } from '@prospectus/content/seed/bundled-content'
import type { BundledSettings } from '@prospectus/content/seed/bundled-edits'
import { contentFiles } from '@prospectus/content/seed/content-digest'
import type { RawLink, RawStory } from '@prospectus/protocol/raw-story'
import { FORMAT } from '../files/manifest.ts'
import { RESOURCE_TYPES } from '../resources/resource-types.ts'
import type { ContentSource } from '../snapshot/snapshot.ts'

/** The published part of the seed content as a source; throws as `openBundledContent` does. */
export async function createBundledSource(
  directory: string,
  settings: BundledSettings,
): Promise<ContentSource> {
  const content = await openBundledContent(directory, settings)

  async function* publishedStories(): AsyncGenerator<RawStory> {
    for await (const { story, published } of content.stories()) if (published) yield story
  }

  async function* links(): AsyncGenerator<RawLink> {
    yield* await content.folders()
    for await (const story of publishedStories()) yield linkOf(story)
  }

  return {
    spaceId: content.space.id,
    languages: content.space.languages,
    links,
    stories: publishedStories,
    datasourceEntries: content.datasourceEntries,
  }
}

/** The link of a published story. */
export function linkOf(story: RawStory): RawLink {
  const { id, uuid, full_slug, path, name, parent_id, position, is_startpage, published_at } = story
  return {
    id,
    uuid,
    slug: full_slug,
    path,
    real_path: `/${full_slug}`,
    name,
    published: true,
    parent_id,
    is_folder: false,
    is_startpage,
    position,
    published_at,
  }
}

/**
 * Hash of everything that a snapshot of the seed content depends on: names, sizes and times of its files except assets,
 * the settings, the resource types, and the stored format. Synchronous, because the site does not listen yet and
 * awaiting a thousand files would take several times as long.
 */
export function fingerprint(directory: string, settings: BundledSettings): string {
  const hash = createHash('sha256')
  hash.update(JSON.stringify([FORMAT, settings.assetHost, settings.productPrefix, RESOURCE_TYPES]))
  for (const path of contentFiles(directory)) {
    const { mtimeMs, size } = statSync(join(directory, path))
    hash.update(JSON.stringify([path, mtimeMs, size]))
  }
  return hash.digest('hex').slice(0, 32)
}
