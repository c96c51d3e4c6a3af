import type { Change } from '../database/change.ts'
import { changeStory } from './change-story.ts'
import { findVersion, type StoryEdit } from './versions.ts'
import type { WrittenStory } from './written-story.ts'

/** Makes an earlier version the draft, as a new version, without moving it. Throws `StorageError`, `StaleVersion`. */
export async function restoreVersion(
  change: Change,
  id: number,
  number: number,
  edit: StoryEdit = {},
): Promise<WrittenStory> {
  const { name, tag_list, content } = await findVersion(change, id, number)
  const fields =
    content === '' ? {} : { tagList: JSON.parse(tag_list), content: JSON.parse(content) }
  return await changeStory(change, id, { name, ...fields }, edit, 'restored')
}
