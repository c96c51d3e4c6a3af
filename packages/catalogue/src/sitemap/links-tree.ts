import { bareSlug } from '@prospectus/content/schema/links/bare-slug'
import { canonicalPath } from '@prospectus/content/schema/links/canonical-path'
import { splitSlug } from '@prospectus/content/schema/links/language-folder'
import type { TreeEntry } from '../rows/entry.ts'
import {
  folderEntry,
  readLink,
  type SnapshotFolder,
  wholeNumber,
  withFolderStates,
} from '../snapshot/read-link.ts'

/** The tree of `cdn/links` (MAP-4, delivery-protocol#links): folders, then stories. Leaves out unreadable entries. */
export function treeOfLinks(
  links: Iterable<unknown>,
  languages: readonly string[],
): readonly TreeEntry[] {
  const stories: TreeEntry[] = []
  const folders: SnapshotFolder[] = []
  for (const raw of links) {
    const link = readLink(raw)
    if (link.kind === 'story')
      stories.push(storyEntry(raw as ReadableLink, link.published, languages))
    if (link.kind === 'folder') folders.push(link.folder)
  }
  const published = stories.filter((story) => story.published)
  const occupiedFolderIds = new Set(published.map(({ parent_id }) => parent_id ?? 0))
  const slugsWithStartPage = new Set(
    published.filter((story) => story.is_startpage).map(({ slug }) => bareSlug(slug)),
  )
  return [
    ...withFolderStates(folders, occupiedFolderIds).map((folder) =>
      folderEntry(folder, slugsWithStartPage.has(folder.slug), languages),
    ),
    ...stories,
  ]
}

function storyEntry(
  link: ReadableLink,
  published: boolean,
  languages: readonly string[],
): TreeEntry {
  const { id, uuid, slug, name, parent_id, position } = link
  const is_startpage = link.is_startpage === true
  return {
    id,
    uuid,
    slug,
    name: typeof name === 'string' && name.trim() !== '' ? name.toWellFormed() : bareSlug(slug),
    published,
    parent_id: wholeNumber(parent_id),
    is_folder: false,
    is_startpage,
    position: wholeNumber(position),
    path: canonicalPath(slug, is_startpage),
    lang: splitSlug(slug, languages).lang,
  }
}

/** Values that `readLink` has checked. */
interface ReadableLink {
  readonly id: number
  readonly uuid: string
  readonly slug: string
  readonly name?: unknown
  readonly parent_id?: unknown
  readonly is_startpage?: unknown
  readonly position?: unknown
}
