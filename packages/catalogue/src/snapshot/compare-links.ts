import { bareSlug } from '@prospectus/content/schema/links/bare-slug'
import { readText } from '@prospectus/content/schema/values/read-text'
import { type StoredObject, storedFields } from '@prospectus/content/schema/values/stored-value'
import type { TreeEntry } from '../rows/entry.ts'
import { inSlices, type Pause } from '../rows/pause.ts'
import { readLink, type SnapshotFolder, wholeNumber } from './read-link.ts'
import { InvalidContentError } from './snapshot.ts'

/**
 * Finds changes by comparing a snapshot with the space's links, requested with dates (decision 0020). A story without
 * a date counts as changed. Throws `InvalidContentError` when the links have no story or are mostly broken, and
 * whatever reading them throws.
 * @param known.changedAt when a story was last published, or for drafts last saved; undefined when unknown
 */
export async function compareLinks(
  links: AsyncIterable<unknown> | Iterable<unknown>,
  known: {
    readonly tree: readonly TreeEntry[]
    readonly changedAt: (uuid: string) => string | null | undefined
  },
  { view, pause }: { readonly view: 'published' | 'draft'; readonly pause: Pause },
) {
  const stories = new Map<string, TreeEntry>()
  const uuidById = new Map<number, string>()
  const missing = new Set<string>()
  await inSlices(known.tree.length, LINKS_PER_SLICE, pause, (index) => {
    const entry = known.tree[index]
    if (entry === undefined || entry.is_folder) return
    stories.set(entry.uuid, entry)
    uuidById.set(entry.id, entry.uuid)
    missing.add(entry.uuid)
  })
  const changed = new Set<string>()
  const storyParentIds = new Set<number>()
  const folders = new Map<string, SnapshotFolder>()
  let linkCount = 0
  let brokenCount = 0
  let foundCount = 0
  for await (const raw of links) {
    if (++linkCount % LINKS_PER_SLICE === 0) await pause()
    const parsed = readLink(raw)
    const link = storedFields(raw)
    const uuid = String(link.uuid)
    const uuidOfId = uuidById.get(Number(link.id)) ?? uuid
    const usesIdOfAnother = parsed.kind === 'story' && uuidOfId !== uuid
    if (parsed.kind === 'broken' || usesIdOfAnother) {
      brokenCount++
      missing.delete(uuid)
      missing.delete(uuidOfId)
    } else if (parsed.kind === 'folder') {
      folders.set(parsed.folder.slug, parsed.folder)
    } else if (parsed.published || view === 'draft') {
      foundCount++
      missing.delete(uuid)
      storyParentIds.add(wholeNumber(link.parent_id))
      const story = stories.get(uuid)
      const timestamp = view === 'draft' ? link.updated_at : link.published_at
      const isUnchanged =
        story && isSameEntry(link, story) && isSameTime(timestamp, known.changedAt(uuid))
      if (!isUnchanged) changed.add(uuid)
    }
  }
  assertPlausible({ count: linkCount, broken: brokenCount, found: foundCount })
  return {
    /** Uuids of new or changed stories, in the order of the links. */
    changedUuids: [...changed],
    /** Uuids of known stories that the links lack or show as unpublished. To be fetched: some may only have moved. */
    removedUuids: [...missing],
    /** All folders; `foldersDiffer` tells whether they have changed. */
    folders: [...folders.values(), ...lostFolders(known.tree, folders, storyParentIds)],
    /** Ids of folders that directly contain a story, `0` for the root. */
    storyParentIds,
    /** Number of links that are unreadable or have the id of another known story; their stories stay unchanged. */
    brokenCount,
  }
}

/** Known folders that the links do not list, although stories in the links are inside them. */
function lostFolders(
  tree: readonly TreeEntry[],
  listed: ReadonlyMap<string, SnapshotFolder>,
  storyParentIds: ReadonlySet<number>,
): readonly SnapshotFolder[] {
  const ids = new Set(Array.from(listed.values(), ({ id }) => id))
  return tree.flatMap((entry) => {
    const isLost = entry.is_folder && !ids.has(entry.id) && !listed.has(entry.slug)
    if (!isLost || !storyParentIds.has(entry.id)) return []
    const { id, uuid, slug, name, published, parent_id, position } = entry
    return { id, uuid, slug, name, published, parentId: parent_id ?? 0, position }
  })
}

/** True if the folders are not exactly those of a snapshot's tree. */
export function foldersDiffer(
  folders: readonly SnapshotFolder[],
  tree: readonly TreeEntry[],
): boolean {
  const known = new Map<string, TreeEntry>()
  for (const entry of tree) if (entry.is_folder) known.set(entry.uuid, entry)
  return (
    folders.length !== known.size ||
    folders.some((folder) => !isSameFolder(folder, known.get(folder.uuid)))
  )
}

function isSameFolder(folder: SnapshotFolder, known: TreeEntry | undefined): boolean {
  return (
    known !== undefined &&
    folder.id === known.id &&
    folder.slug === known.slug &&
    folder.name === known.name &&
    folder.published === known.published &&
    folder.parentId === known.parent_id &&
    folder.position === known.position
  )
}

/** Ignores a trailing slash of the slug, since only some start pages have it in the links. */
function isSameEntry(link: StoredObject, story: TreeEntry): boolean {
  const slug = bareSlug(String(link.slug))
  return (
    link.id === story.id &&
    slug === bareSlug(story.slug) &&
    isSameName(link.name, story) &&
    (link.is_startpage === true) === story.is_startpage &&
    wholeNumber(link.parent_id) === story.parent_id &&
    wholeNumber(link.position) === story.position
  )
}

/** A story without a name is named by its full slug, as in the snapshot. */
function isSameName(raw: unknown, { name, slug }: TreeEntry): boolean {
  return (readText(raw) ?? slug).toWellFormed() === name
}

/** Content systems write the same time in different formats. */
function isSameTime(timestamp: unknown, known: string | null | undefined): boolean {
  if (timestamp === undefined || known === undefined) return false
  if (timestamp === known) return true
  return (
    typeof timestamp === 'string' && known !== null && Date.parse(timestamp) === Date.parse(known)
  )
}

function assertPlausible(links: { count: number; broken: number; found: number }): void {
  if (links.broken * 2 > links.count) {
    throw new InvalidContentError(
      `${links.broken} of the ${links.count} entries in the content system's list of links are invalid; expected at most half. Check CONTENT_API_URL and the content system's version.`,
    )
  }
  if (links.found === 0) {
    throw new InvalidContentError(
      `None of the ${links.count} links leads to a story that can be shown; check the token and the space that it belongs to`,
    )
  }
}

const LINKS_PER_SLICE = 1024
