import { randomUUID } from 'node:crypto'
import type { Change } from '../database/change.ts'
import { storableText } from '../database/compare.ts'
import { StorageError } from '../database/storage-error.ts'
import { claimAddress } from './claim-address.ts'
import { insertDocuments } from './documents.ts'
import { languageAt } from './language-at.ts'
import { locationIn, validPosition } from './location.ts'
import { folderRow } from './read-rows.ts'
import { type StoryChange, type StoryWithDraft, storyWithDraft } from './story-with-draft.ts'
import { type StoryEdit, storeFirstVersion, type VersionRow } from './versions.ts'

/**
 * Creates an unpublished story or folder, by default at the root, named by its slug, in its folder's language.
 * @throws {StorageError} for a missing folder, an invalid or taken slug, or a folder with a story's fields
 */
export async function createStory(
  change: Change,
  input: StoryChange & { readonly slug: string },
  edit: StoryEdit = {},
  action: VersionRow['action'] = 'created',
): Promise<StoryWithDraft> {
  const { db, now } = change
  const isFolder = input.isFolder ?? false
  if (isFolder) assertFolderFields(input)
  const folder = await folderRow(change, input.parentId ?? 0)
  const location = locationIn(folder, input.slug, input.isStartpage ?? false)
  await claimAddress(change, location.full_slug, 0, edit)
  const id = change.nextId()
  await db
    .insertInto('story')
    .values({
      id,
      uuid: randomUUID(),
      group_id: storableText(input.groupId ?? randomUUID()),
      ...location,
      is_folder: isFolder ? 1 : 0,
      path: null,
      position: validPosition(input.position ?? 0),
      lang: storableText(input.lang ?? (await languageAt(change, location.full_slug))),
      created_at: now,
      updated_at: now,
      first_published_at: null,
      published_at: null,
      published: 0,
    })
    .execute()
  const document = {
    storyId: id,
    isDraft: 1,
    isPublished: isFolder ? 1 : 0,
    slug: location.slug,
    name: input.name ?? input.slug,
    tagList: input.tagList ?? [],
    content: isFolder ? undefined : (input.content ?? {}),
  } as const
  await insertDocuments(change, [document])
  await storeFirstVersion(change, id, edit, action)
  if (isFolder) change.raiseVersion()
  return storyWithDraft(change, id)
}

/** Throws `StorageError` when a folder is given a story's fields. */
export function assertFolderFields({ content, tagList, isStartpage }: StoryChange): void {
  const input = {
    content,
    // Clients that read a folder send its empty list back.
    tag_list: tagList?.length === 0 ? undefined : tagList,
    is_startpage: isStartpage === true ? true : undefined,
  }
  const field = Object.entries(input).find(([, value]) => value !== undefined)?.[0]
  if (field === undefined) return
  throw new StorageError(
    'invalid',
    `A folder was given ${field}, which only a story can have.`,
    field,
  )
}
