import type { RawLink, RawStory } from '@prospectus/protocol/raw-story'
import type { TreeEntry } from '../rows/entry.ts'
import { readIdentity } from '../snapshot/read-row.ts'
import type { ContentSource, Snapshot } from '../snapshot/snapshot.ts'

/**
 * Completes a source from what is known of its space (CALL-6): known stories that the source lacks, or
 * delivers unreadable, are passed on after its own. A data source without entries keeps its known ones.
 */
export function heldAgainst(source: ContentSource, known: Snapshot): ContentSource {
  return {
    ...source,
    links: () => withKnownFolders(source.links(), known),
    stories: () => withKnownStories(source.stories(), known),
    datasourceEntries: async (slug) => {
      const entries = await source.datasourceEntries(slug)
      return entries.length === 0 ? known.datasources[slug] : entries
    },
  }
}

async function* withKnownFolders(
  links: AsyncIterable<RawLink>,
  { tree }: Snapshot,
): AsyncGenerator<RawLink> {
  const came = new Set<unknown>()
  for await (const link of links) {
    const { id, slug }: { id?: unknown; slug?: unknown } = Object(link)
    came.add(id).add(slug)
    yield link
  }
  for (const entry of tree) {
    if (entry.is_folder && !came.has(entry.id) && !came.has(entry.slug)) yield linkOf(entry)
  }
}

async function* withKnownStories(
  stories: AsyncIterable<RawStory>,
  known: Snapshot,
): AsyncGenerator<RawStory> {
  const taken = { uuids: new Set<string>(), ids: new Set<number>(), slugs: new Set<string>() }
  for await (const story of stories) {
    const identity = readIdentity(story)
    if (!('reason' in identity)) {
      taken.uuids.add(identity.uuid)
      taken.ids.add(identity.id)
      taken.slugs.add(identity.fullSlug)
    }
    // Unreadable ones too: whoever reads the stories reports them.
    yield story
  }
  for (const entry of known.entries()) {
    const { uuid, id, fullSlug } = entry
    const isTaken = taken.uuids.has(uuid) || taken.ids.has(id) || taken.slugs.has(fullSlug)
    if (!isTaken) yield known.read(entry)
  }
}

function linkOf({ path: _, lang: __, ...folder }: TreeEntry): RawLink {
  return { ...folder, path: null, real_path: `/${folder.slug}`, published_at: null }
}
