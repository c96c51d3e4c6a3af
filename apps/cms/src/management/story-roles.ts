import type { StoryChange, WrittenStory } from '../stories/written-story.ts'
import { type Asker, requireRole } from './authorize.ts'

/**
 * Visitors see the place of a published story change at once, and its deletion. A folder takes all that is in
 * it along.
 *
 * @throws {HttpError} 403 for those who may not change what visitors see
 */
export function refuseForVisitors(asker: Asker, story: WrittenStory): void {
  if (story.published || story.is_folder) requireRole(asker, 'editor')
}

/**
 * The same for a change of anything that has no draft: the place of a story, its language and its group of
 * translations, and the name of a folder.
 */
export function refuseVisible(asker: Asker, story: WrittenStory, given: StoryChange): void {
  const { slug, parentId, position, isStartpage, lang, groupId, name } = given
  const stays =
    [undefined, story.slug].includes(slug) &&
    [undefined, story.parent_id].includes(parentId) &&
    [undefined, story.position].includes(position) &&
    [undefined, story.is_startpage].includes(isStartpage) &&
    [undefined, story.lang].includes(lang) &&
    [undefined, story.group_id].includes(groupId) &&
    (!story.is_folder || [undefined, story.name].includes(name))
  if (!stays) refuseForVisitors(asker, story)
}
