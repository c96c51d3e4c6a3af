import { join } from 'node:path'
import type { RawLink, RawStory } from '@prospectus/protocol/raw-story'
import { createConflictPredicate } from '../snapshot/changes.ts'
import type { SnapshotFolder } from '../snapshot/read-link.ts'
import { readIdentity } from '../snapshot/read-row.ts'
import type { ContentSource } from '../snapshot/snapshot.ts'
import { openBodyFile } from './body-file.ts'
import { readSections } from './checked-files.ts'
import { BODIES_FILE, INDEX_FILE, readFromCurrentFolder } from './manifest.ts'
import { readSegments, type StoredSegments } from './segments.ts'
import { decodeBodyTable, decodeDescription, storedSection } from './stored-parts.ts'

/**
 * Opens the snapshot in `directory` to read it once, story by story, without its large indexes. Undefined if there is
 * none of this space in the current format. Throws `DamagedSnapshotError` when it is torn or has changed.
 */
export function openStoredSource(directory: string, spaceId: string) {
  return readFromCurrentFolder(directory, spaceId, async (folder, manifest) => {
    const sections = new Map<string, Buffer<ArrayBuffer>>()
    for await (const [name, bytes] of readSections(join(folder, INDEX_FILE), manifest.sections)) {
      if (NEEDED_SECTIONS.has(name)) sections.set(name, bytes)
    }
    const { languages, folders, datasources } = decodeDescription(
      storedSection(sections, 'described'),
    )
    const table = decodeBodyTable(sections)
    const segments = await readSegments(folder, spaceId)
    const bodies = openBodyFile(join(folder, BODIES_FILE), table)
    const links = (segments.changes.folders ?? folders).map(linkOfFolder)
    const entries = segments.changes.datasources ?? datasources
    const { version, origin } = segments.header ?? manifest
    const source: ContentSource = {
      spaceId,
      languages,
      async *links() {
        yield* links
      },
      stories: () => storiesOf(bodies.read, table.ends.length, segments),
      datasourceEntries: async (slug) => entries[slug],
    }
    return { source, header: { version, origin }, folder, close: bodies.close }
  })
}

async function* storiesOf(
  read: (row: number) => string,
  rowCount: number,
  { changes }: StoredSegments,
): AsyncGenerator<RawStory> {
  const replaced = new Set([...changes.removed, ...changes.stories.map(({ uuid }) => uuid)])
  const isTaken = createConflictPredicate(changes.stories)
  for (let row = 0; row < rowCount; row++) {
    const story: RawStory = JSON.parse(read(row))
    const identity = readIdentity(story)
    const isCurrent = !('reason' in identity) && !replaced.has(identity.uuid) && !isTaken(identity)
    if (isCurrent) yield story
  }
  yield* changes.stories
}

function linkOfFolder({ parentId, ...folder }: SnapshotFolder): RawLink {
  return {
    ...folder,
    path: null,
    real_path: `/${folder.slug}`,
    parent_id: parentId,
    is_folder: true,
    is_startpage: false,
    published_at: null,
  }
}

const NEEDED_SECTIONS = new Set(['described', 'body-ends', 'body-checks'])
