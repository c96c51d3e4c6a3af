import type { Change } from '../database/change.ts'
import { changeStory } from './change-story.ts'
import { type Edit, version } from './versions.ts'
import type { WrittenStory } from './written-story.ts'

/**
 * Makes what a story said in an earlier version its draft: name, tags and content, in a version of its own. It
 * stays where it is. Throws `StorageError` when there is no such story or version, and `StaleVersion`.
 */
export async function restoreVersion(
  change: Change,
  id: number,
  number: number,
  edit: Edit = {},
): Promise<WrittenStory> {
  const { name, tag_list, content } = await version(change, id, number)
  const words =
    content === '' ? {} : { tagList: JSON.parse(tag_list), content: JSON.parse(content) }
  return await changeStory(change, id, { name, ...words }, edit, 'restored')
}
