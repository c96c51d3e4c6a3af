import type { Entry } from '@prospectus/catalogue/rows/entry'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { Swap } from '@prospectus/catalogue/sync/snapshot-holder'
import { ALL_TAG, contentTag, identityTag, LISTS_TAG, listTag, slugTag } from './reads.ts'

/**
 * The tags of a page. A page with lists needs no further tags, since every change of a story purges it; a
 * page with too many tags gets the tag of lists instead.
 * @param reads recorded while it was rendered
 */
export function tagsOfPage(reads: ReadonlySet<string>): readonly string[] {
  const tags = [ALL_TAG, ...reads].sort()
  return reads.has(LISTS_TAG) || tags.join(' ').length > MAX_CHARACTERS
    ? [ALL_TAG, LISTS_TAG]
    : tags
}

/** Maximum length of the tags: by default nginx passes on 4 kB of headers, and the security policy needs half of it. */
const MAX_CHARACTERS = 1500

/**
 * The tags of the pages that a new snapshot changes.
 * @param sharedContent returns the content that all pages share, as text
 */
export function changedTags(
  { next, replaced, change }: Swap,
  sharedContent: (snapshot: Snapshot) => string,
): ReadonlySet<string> {
  // A full build of the snapshot after many changes keeps its version.
  if (next.version === replaced?.version) return new Set()
  if (replaced === undefined || change === undefined || change.hasOtherChanges)
    return new Set([ALL_TAG])
  if (sharedContent(replaced) !== sharedContent(next)) return new Set([ALL_TAG])
  const uuids = [...change.stories, ...change.removed]
  return new Set([LISTS_TAG, ...uuids.flatMap((uuid) => tagsOfStory(uuid, replaced, next))])
}

function tagsOfStory(uuid: string, replaced: Snapshot, next: Snapshot): readonly string[] {
  const [before, after] = [replaced.byUuid(uuid), next.byUuid(uuid)]
  const contentTags = [contentTag(uuid), ...[before, after].flatMap(listTagOf)]
  if (identityOf(before) === identityOf(after)) return contentTags
  // The story that had the new address before.
  const match = after && replaced.find(after.fullSlug)
  const displaced = match?.kind === 'story' ? match.entry : undefined
  return [
    ...contentTags,
    identityTag(uuid),
    ...[before, after].flatMap((entry) => (entry ? slugTag(entry.fullSlug) : [])),
    ...(displaced && displaced.uuid !== uuid
      ? [contentTag(displaced.uuid), identityTag(displaced.uuid), ...listTagOf(displaced)]
      : []),
  ]
}

const listTagOf = (entry: Entry | undefined) => (entry ? listTag(entry.component) : [])

/** What pages may show of a story without its content: name, address and the like, as text to compare. */
function identityOf(entry: Entry | undefined): string | undefined {
  return entry && JSON.stringify({ ...entry, row: 0, publishedAt: '' })
}
