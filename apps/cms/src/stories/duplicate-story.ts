import { randomUUID } from 'node:crypto'
import type { Change } from '../database/change.ts'
import { StorageError } from '../database/storage-error.ts'
import { createStory } from './create-story.ts'
import { languageAt } from './language-at.ts'
import { documentsOf, storyRow } from './read-rows.ts'
import { assertNotRedirect } from './redirects.ts'
import type { StoryChange, StoryWithDraft } from './story-with-draft.ts'
import type { StoryEdit } from './versions.ts'

/**
 * Copies a story's draft to a new story with new block ids, by default next to it with the first free numbered slug.
 * The copy is in no translation group, unless it is made as a translation (LANG-1).
 * @throws {StorageError} for a missing story, a folder, a taken slug, or a second translation into the same language
 */
export async function duplicateStory(
  change: Change,
  id: number,
  input: Pick<StoryChange, 'name' | 'slug' | 'parentId'> & { readonly isTranslation?: boolean },
  edit: StoryEdit = {},
): Promise<StoryWithDraft> {
  const story = await storyRow(change, id)
  assertNotRedirect(story)
  if (story.is_folder === 1) {
    throw new StorageError(
      'invalid',
      `${story.full_slug} is a folder, and folders cannot be duplicated.`,
    )
  }
  const { draft } = await documentsOf(change, story)
  const parentId = input.parentId ?? story.parent_id
  const copy = {
    name: input.name ?? draft.name,
    slug: input.slug ?? (await freeSlug(change, story.slug, parentId)),
    parentId,
    position: story.position,
    ...(input.isTranslation === true ? { groupId: story.group_id } : {}),
    tagList: JSON.parse(draft.tag_list),
    content: withFreshUids(JSON.parse(draft.content)),
  }
  const created = await createStory(change, copy, edit, 'duplicated')
  if (input.isTranslation === true) await assertOnlyTranslation(change, created, 'translation')
  return created
}

async function freeSlug({ db }: Change, slug: string, parentId: number): Promise<string> {
  const siblings = await db
    .selectFrom('story')
    .select('slug')
    .where('parent_id', '=', parentId)
    .execute()
  const takenSlugs = new Set(siblings.map((sibling) => sibling.slug))
  let number = 2
  while (takenSlugs.has(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}

/**
 * Asserts one page per language in a translation group (LANG-1).
 * @param field request field that put the story into its group
 * @throws {StorageError} when another story of the group has the same language
 */
export async function assertOnlyTranslation(
  change: Change,
  { id, group_id, full_slug }: Pick<StoryWithDraft, 'id' | 'group_id' | 'full_slug'>,
  field: string,
): Promise<void> {
  const otherStories = await change.db
    .selectFrom('story')
    .select('full_slug')
    .where('group_id', '=', group_id)
    .where('id', '!=', id)
    .execute()
  const lang = await languageAt(change, full_slug)
  for (const other of otherStories) {
    if ((await languageAt(change, other.full_slug)) !== lang) continue
    const problem = `There is a page for this language already: ${other.full_slug}.`
    throw new StorageError('invalid', problem, field)
  }
}

/** Copies content with new block ids, so that no two stories share one. */
export function withFreshUids<Value>(content: Value): Value {
  return copyValue(content) as Value
}

function copyValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyValue)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, member]) => [name, copyValue(member)])
  const copy = Object.fromEntries(members)
  return '_uid' in value ? { ...copy, _uid: randomUUID() } : copy
}
