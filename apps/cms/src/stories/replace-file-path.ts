import type { UpdatedStory } from '@prospectus/protocol/management/asset'
import { assetUses } from '../assets/stored-asset.ts'
import type { Change } from '../database/change.ts'
import { changeStory } from './change-story.ts'
import { storyWithDraft } from './story-with-draft.ts'

/**
 * Replaces a file in the drafts of all stories that use it, saved as a new version of each. Visitors see the old file
 * until these drafts are published.
 * @param paths both files as `{W}x{H}/{hash}/{name}`
 */
export async function replaceFilePath(
  change: Change,
  paths: Paths,
  author: string,
): Promise<readonly UpdatedStory[]> {
  const changedStories: UpdatedStory[] = []
  for (const { id } of await assetUses(change, [paths.from])) {
    const story = await storyWithDraft(change, id)
    if (story.is_folder || !story.content.includes(`/${paths.from}`)) continue
    const content = replaceInObject(JSON.parse(story.content), paths)
    await changeStory(change, id, { content }, { author })
    const { name, full_slug, version, published } = story
    changedStories.push({
      id,
      name,
      full_slug,
      version,
      published,
      had_changes: story.unpublished_changes,
    })
  }
  return changedStories
}

interface Paths {
  readonly from: string
  readonly to: string
}

function replaceInValue(value: unknown, paths: Paths): unknown {
  if (typeof value === 'string') return value.replaceAll(`/${paths.from}`, `/${paths.to}`)
  if (Array.isArray(value)) return value.map((item) => replaceInValue(item, paths))
  return typeof value === 'object' && value !== null ? replaceInObject(value, paths) : value
}

/** Clears the focal point of a replaced picture, since it belonged to the old file. */
function replaceInObject(value: object, paths: Paths): Readonly<Record<string, unknown>> {
  const isReplaced = 'filename' in value && String(value.filename).includes(`/${paths.from}`)
  const members = Object.entries(value).map(([key, member]): [string, unknown] =>
    isReplaced && key === 'focus' ? [key, ''] : [key, replaceInValue(member, paths)],
  )
  return Object.fromEntries(members)
}
