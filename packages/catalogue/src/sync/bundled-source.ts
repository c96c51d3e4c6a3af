import { openBundledContent } from '@prospectus/content/seed/bundled-content'
import type { BundledSettings } from '@prospectus/content/seed/bundled-edits'
import type { RawLink, RawStory } from '@prospectus/protocol/raw-story'
import type { ContentSource } from '../snapshot/snapshot.ts'

/** The seed content as a source of published content; throws as `openBundledContent` does. */
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

function linkOf(story: RawStory): RawLink {
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
