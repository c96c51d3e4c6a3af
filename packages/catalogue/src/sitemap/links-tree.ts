import { bareSlug } from '@prospectus/content/schema/links/bare-slug'
import { canonicalPath } from '@prospectus/content/schema/links/canonical-path'
import { placeOf } from '@prospectus/content/schema/links/language-folder'
import type { TreeEntry } from '../rows/entry.ts'
import { type Folder, readLink, wholeNumber, withFolderStates } from '../snapshot/read-link.ts'

/**
 * The tree of a space from entries of `cdn/links` (MAP-4, delivery-protocol#links), published or not:
 * folders, then stories. Entries that cannot be read as links are left out. Never throws.
 *
 * @param languages codes of the language folders, such as `de`
 */
export function treeOfLinks(
  links: Iterable<unknown>,
  languages: readonly string[],
): readonly TreeEntry[] {
  const stories: Placed[] = []
  const folders: Folder[] = []
  for (const raw of links) {
    const fact = readLink(raw)
    if (fact.kind === 'story') stories.push(readStoryLink(raw as ReadableLink, fact.published))
    if (fact.kind === 'folder') folders.push(fact.folder)
  }
  const published = stories.filter((story) => story.published)
  const occupied = new Set(published.map(({ parent_id }) => parent_id ?? 0))
  const opened = new Set(
    published.filter((story) => story.is_startpage).map(({ slug }) => bareSlug(slug)),
  )
  const entry = (placed: Placed, opens: boolean): TreeEntry => ({
    ...placed,
    path: canonicalPath(placed.slug, opens),
    lang: placeOf(placed.slug, languages).lang,
  })
  return [
    ...withFolderStates(folders, occupied).map((folder) =>
      entry(asPlaced(folder), opened.has(folder.slug)),
    ),
    ...stories.map((story) => entry(story, story.is_startpage)),
  ]
}

type Placed = Omit<TreeEntry, 'path' | 'lang'>

function asPlaced({ parentId, ...folder }: Folder): Placed {
  return { ...folder, parent_id: parentId, is_folder: true, is_startpage: false }
}

function readStoryLink(link: ReadableLink, published: boolean): Placed {
  const { id, uuid, slug, name, parent_id, is_startpage, position } = link
  return {
    id,
    uuid,
    slug,
    name: typeof name === 'string' && name.trim() !== '' ? name.toWellFormed() : bareSlug(slug),
    published,
    parent_id: wholeNumber(parent_id),
    is_folder: false,
    is_startpage: is_startpage === true,
    position: wholeNumber(position),
  }
}

/** A link with the values that `readLink` has checked. */
interface ReadableLink {
  readonly id: number
  readonly uuid: string
  readonly slug: string
  readonly name?: unknown
  readonly parent_id?: unknown
  readonly is_startpage?: unknown
  readonly position?: unknown
}
