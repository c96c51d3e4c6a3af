import type { Change } from '../database/change.ts'
import { StorageFault } from '../database/storage-fault.ts'
import { createStory } from './create-story.ts'
import { withFreshUids } from './fresh-uids.ts'
import { documentsOf, storyRow } from './read-rows.ts'
import { refuseRedirect } from './redirects.ts'
import { refuseSecondTranslation } from './second-translation.ts'
import type { StoryChange } from './story-change.ts'
import type { Edit } from './versions.ts'
import type { WrittenStory } from './written-story.ts'

/**
 * Makes a new draft that says what the draft of a story says, beside it unless told otherwise; without a slug
 * it is called as the story is, with the first number that is free. Its blocks have ids of their own. It is in
 * no group of translations, unless it is made as a translation of the story (LANG-1).
 *
 * Throws `StorageFault` when there is no such story, for a folder, for a slug that is taken, and for a second
 * translation into the same language.
 */
export async function duplicateStory(
  change: Change,
  id: number,
  given: Pick<StoryChange, 'name' | 'slug' | 'parentId'> & { readonly isTranslation?: boolean },
  edit: Edit = {},
): Promise<WrittenStory> {
  const story = await storyRow(change, id)
  refuseRedirect(story)
  if (story.is_folder === 1) {
    throw new StorageFault(
      'invalid',
      `${story.full_slug} is a folder; only stories are duplicated.`,
    )
  }
  const { draft } = await documentsOf(change, story)
  const parentId = given.parentId ?? story.parent_id
  const copy = {
    name: given.name ?? draft.name,
    slug: given.slug ?? (await freeSlug(change, story.slug, parentId)),
    parentId,
    position: story.position,
    ...(given.isTranslation === true ? { groupId: story.group_id } : {}),
    tagList: JSON.parse(draft.tag_list),
    content: withFreshUids(JSON.parse(draft.content)),
  }
  const made = await createStory(change, copy, edit, 'duplicated')
  if (given.isTranslation === true) await refuseSecondTranslation(change, made, 'translation')
  return made
}

async function freeSlug({ db }: Change, slug: string, parentId: number): Promise<string> {
  const siblings = await db
    .selectFrom('story')
    .select('slug')
    .where('parent_id', '=', parentId)
    .execute()
  const taken = new Set(siblings.map((sibling) => sibling.slug))
  let number = 2
  while (taken.has(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}
