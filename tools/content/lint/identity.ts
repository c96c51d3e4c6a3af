import { folderOf } from '../full-slug.ts'
import type { StoryFile } from '../story-files.ts'
import type { Bundled } from './bundled.ts'
import type { Fault } from './fault.ts'
import { mappingsIn } from './walk.ts'

/**
 * Ids, uuids and full slugs are unique, and `_uid` inside a story; stories lie in the folder they name (DATA-1).
 */
export function identityFaults(bundled: Bundled): Fault[] {
  const records = [...bundled.folders].map(([slug, { id, uuid }]) => ({
    slug: `${slug}/_folder`,
    id,
    uuid,
  }))
  const entries = [
    ...bundled.stories.map(({ full_slug, id, uuid }) => ({ slug: full_slug, id, uuid })),
    ...records,
  ]
  const twice = (['slug', 'id', 'uuid'] as const).flatMap((key) =>
    [...Map.groupBy(entries, (entry) => entry[key]).values()]
      .filter((same) => same.length > 1)
      .map((same) =>
        fault(
          same[0]?.slug ?? '',
          `${key} is shared by ${same.map(({ slug }) => slug).join(', ')}`,
        ),
      ),
  )
  const misplaced = bundled.stories.flatMap(({ full_slug, parent_id }) => {
    const folder = folderOf(full_slug)
    if (folder === undefined && parent_id === 0) return []
    const expected = folder === undefined ? 0 : bundled.folders.get(folder)?.id
    if (expected === undefined) return [fault(full_slug, `${folder} has no _folder.json`)]
    return parent_id === expected
      ? []
      : [fault(full_slug, `parent_id is ${parent_id}, its folder's is ${expected}`)]
  })
  return [...twice, ...misplaced, ...bundled.stories.flatMap(blocksNamedTwice)]
}

/** The editor tells the blocks of a story apart by their `_uid` (decision 0042). */
function blocksNamedTwice({ full_slug, content }: StoryFile): Fault[] {
  const seen = new Set<unknown>()
  return [...mappingsIn(content, 'content')].flatMap(({ value: { _uid }, path }) => {
    const isTwice = _uid !== undefined && seen.has(_uid)
    seen.add(_uid)
    return isTwice ? [fault(full_slug, `_uid ${_uid} stands twice in the story`, path)] : []
  })
}

function fault(story: string, message: string, path = ''): Fault {
  return { story, path, message }
}
