import type { Change } from '../database/change.ts'
import { StorageError } from '../database/storage-error.ts'
import { changeStory } from './change-story.ts'
import { storyRow } from './read-rows.ts'
import type { StoryWithDraft } from './story-with-draft.ts'
import type { StoryEdit } from './versions.ts'

/**
 * Moves a story or folder after a sibling, or to the top if `afterId` is 0. Later siblings shift only as far as needed,
 * without new versions of them. Throws `StorageError` when `afterId` is not in the same folder.
 */
export async function moveAfter(
  change: Change,
  id: number,
  afterId: number,
  edit: StoryEdit,
): Promise<StoryWithDraft> {
  const { db } = change
  const story = await storyRow(change, id)
  const siblings = await db
    .selectFrom('story')
    .select(['id', 'position', 'published', 'is_folder'])
    .where('parent_id', '=', story.parent_id)
    .where('id', '!=', id)
    .where('redirect_to', 'is', null)
    .orderBy('position')
    .orderBy('id', 'desc')
    .execute()
  const index = afterId === 0 ? 0 : siblings.findIndex((other) => other.id === afterId) + 1
  if (afterId !== 0 && index === 0) {
    const problem = `is not in the same folder as ${story.full_slug}.`
    throw new StorageError('invalid', `The story ${afterId} ${problem}`)
  }
  const predecessor = siblings[index - 1]
  const first = siblings[0]
  const position = predecessor
    ? predecessor.position + 1
    : Math.min(story.position, (first?.position ?? 1) - 1)
  let lastPosition = position
  for (const sibling of siblings.slice(index)) {
    if (sibling.position > lastPosition) break
    lastPosition += 1
    await db
      .updateTable('story')
      .set({ position: lastPosition })
      .where('id', '=', sibling.id)
      .execute()
    if (sibling.is_folder === 1 || sibling.published === 1) change.raiseVersion()
  }
  return await changeStory(change, id, { position }, edit, 'moved')
}
