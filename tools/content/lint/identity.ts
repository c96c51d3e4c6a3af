import { folderOf } from '../full-slug.ts'
import type { StoryFile } from '../story-files.ts'
import type { Finding } from './finding.ts'
import type { LintedContent } from './linted-content.ts'
import { objectsIn } from './walk.ts'

/** Ids, uuids and full slugs are unique, and `_uid` within a story; stories are in the folder they name (DATA-1). */
export function identityFindings(content: LintedContent): Finding[] {
  const folders = [...content.folders].map(([slug, { id, uuid }]) => ({
    fullSlug: `${slug}/_folder`,
    id,
    uuid,
  }))
  const entries = [
    ...content.stories.map(({ full_slug, id, uuid }) => ({ fullSlug: full_slug, id, uuid })),
    ...folders,
  ]
  const duplicates = (['fullSlug', 'id', 'uuid'] as const).flatMap((key) =>
    [...Map.groupBy(entries, (entry) => entry[key]).values()]
      .filter((sharing) => sharing.length > 1)
      .map((sharing) =>
        finding(
          sharing[0]?.fullSlug ?? '',
          `${key === 'fullSlug' ? 'full slug' : key} is shared by ${sharing.map(({ fullSlug }) => fullSlug).join(', ')}`,
        ),
      ),
  )
  const misplaced = content.stories.flatMap(({ full_slug, parent_id }) => {
    const folder = folderOf(full_slug)
    if (folder === undefined && parent_id === 0) return []
    const expected = folder === undefined ? 0 : content.folders.get(folder)?.id
    if (expected === undefined) return [finding(full_slug, `${folder} has no _folder.json`)]
    return parent_id === expected
      ? []
      : [
          finding(
            full_slug,
            `parent_id is ${parent_id}; expected ${expected}, the id of its folder`,
          ),
        ]
  })
  return [...duplicates, ...misplaced, ...content.stories.flatMap(duplicateUids)]
}

/** The editor tells a story's blocks apart by `_uid` (decision 0042). */
function duplicateUids({ full_slug, content }: StoryFile): Finding[] {
  const seenUids = new Set<unknown>()
  return [...objectsIn(content, 'content')].flatMap(({ value: { _uid }, path }) => {
    const isDuplicate = _uid !== undefined && seenUids.has(_uid)
    seenUids.add(_uid)
    return isDuplicate ? [finding(full_slug, `_uid ${_uid} is used twice in the story`, path)] : []
  })
}

function finding(story: string, message: string, path = ''): Finding {
  return { story, path, message }
}
