import { sql } from 'kysely'
import type { Change } from '../database/change.ts'
import { MAX_FULL_SLUG_LENGTH, storableText } from '../database/compare.ts'
import { storyEvent } from '../database/content-event.ts'
import { StorageError } from '../database/storage-error.ts'
import { latest } from '../database/times.ts'
import { claimAddress } from './claim-address.ts'
import { assertFolderFields } from './create-story.ts'
import {
  deleteDocuments,
  insertDocuments,
  type NewDocument,
  newDocument,
  setFlags,
} from './documents.ts'
import { languageAfterMove } from './language-at.ts'
import { levelOf, locationIn, type StoryLocation, validPosition } from './location.ts'
import {
  type DocumentRow,
  documentsOf,
  folderRow,
  isBelow,
  type StoryRow,
  storyRow,
} from './read-rows.ts'
import {
  addMoveRedirects,
  assertNotRedirect,
  clearRedirects,
  retargetRedirects,
} from './redirects.ts'
import { type StoryChange, type StoryWithDraft, storyWithDraft } from './story-with-draft.ts'
import { assertTemplateMove } from './template-folder.ts'
import {
  assertCurrent,
  findVersion,
  type StoryEdit,
  storeVersion,
  type VersionRow,
} from './versions.ts'

/**
 * Changes a story or folder. A new location, position, language or translation group applies to draft and published
 * version at once, a new location also to everything in a folder; name, tags and content change only in the draft.
 * Stores a version, unless nothing differs.
 * @throws {StorageError} for a missing story or folder, a taken slug, or a folder inside itself; `StaleVersionError`
 */
export async function changeStory(
  change: Change,
  id: number,
  input: StoryChange,
  edit: StoryEdit = {},
  action: VersionRow['action'] = 'saved',
): Promise<StoryWithDraft> {
  const story = await storyRow(change, id)
  assertCurrent(story, edit)
  assertNotRedirect(story)
  const isFolder = story.is_folder === 1
  if (input.isFolder !== undefined && input.isFolder !== isFolder) {
    const [kind, requested] = isFolder ? ['folder', 'story'] : ['story', 'folder']
    throw new StorageError(
      'invalid',
      `The ${kind} ${story.full_slug} cannot become a ${requested}: create a ${requested} instead.`,
      'is_folder',
    )
  }
  if (isFolder) assertFolderFields(input)
  const before = { story, draft: (await documentsOf(change, story)).draft }
  const isMetadataChanged = await changeMetadata(change, story, input, edit)
  const isDraftChanged = isFolder
    ? await renameFolder(change, story, input.name)
    : await changeDraft(change, story, input)
  if (isMetadataChanged || isDraftChanged) {
    const updated_at = latest(change.now, story.updated_at)
    await change.db.updateTable('story').set({ updated_at }).where('id', '=', id).execute()
    await storeVersion(change, before, edit, action)
  }
  const isVisible = isFolder || (isMetadataChanged && story.published === 1)
  if (isVisible && (isMetadataChanged || isDraftChanged)) change.raiseVersion()
  const result = await storyWithDraft(change, id)
  if (isMetadataChanged)
    change.announce(storyEvent('moved', { ...story, full_slug: result.full_slug }))
  return result
}

async function changeMetadata(
  change: Change,
  story: StoryRow,
  input: StoryChange,
  edit: StoryEdit,
): Promise<boolean> {
  const location = await newLocation(change, story, input, edit)
  const lang =
    input.lang === undefined || input.lang === story.lang
      ? await languageAfterMove(change, story, location.full_slug)
      : storableText(input.lang)
  const columns = {
    ...location,
    position: validPosition(input.position ?? story.position),
    lang,
    group_id: storableText(input.groupId ?? story.group_id),
  }
  const keys = Object.keys(columns) as (keyof typeof columns)[]
  if (keys.every((key) => columns[key] === story[key])) return false
  await change.db.updateTable('story').set(columns).where('id', '=', story.id).execute()
  if (location.full_slug === story.full_slug) return true
  if (story.is_folder === 1) {
    const startpages = await moveContents(change, story, location)
    for (const page of startpages) await reindex(change, page)
    return true
  }
  if (location.slug !== story.slug) await reindex(change, { ...story, ...location })
  await retargetRedirects(change, [story.id])
  if (story.published === 1) await addMoveRedirects(change, [story])
  return true
}

async function newLocation(
  change: Change,
  story: StoryRow,
  input: StoryChange,
  edit: StoryEdit,
): Promise<StoryLocation> {
  const folder = await folderRow(change, input.parentId ?? story.parent_id)
  if (story.is_folder === 1 && `${folder.full_slug}/`.startsWith(`${story.full_slug}/`)) {
    throw new StorageError(
      'conflict',
      `The folder ${story.full_slug} cannot be moved into itself.`,
      'parent_id',
    )
  }
  const isStartpage = input.isStartpage ?? story.is_startpage === 1
  const isFolderStartpage = isStartpage && folder.id !== 0
  const slug = input.slug ?? (isFolderStartpage ? folder.slug : story.slug)
  const isUnchanged =
    slug === story.slug &&
    folder.id === story.parent_id &&
    isStartpage === (story.is_startpage === 1)
  if (isUnchanged) return currentLocation(story)
  const location = locationIn(folder, slug, isStartpage)
  assertTemplateMove(story, location)
  await claimAddress(change, location.full_slug, story.id, edit)
  return location
}

function currentLocation({
  parent_id,
  is_startpage,
  slug,
  full_slug,
  level,
}: StoryRow): StoryLocation {
  return { parent_id, is_startpage, slug, full_slug, level }
}

/** Indexes a story's documents again after its slug has changed, since the search finds the words of the slug too. */
async function reindex(change: Change, story: StoryRow): Promise<void> {
  if (story.is_folder === 1) return
  const { draft, published } = await documentsOf(change, story)
  await replaceDocument(change, draft, newDocument(story, draft))
  if (published !== undefined && published.id !== draft.id) {
    await replaceDocument(change, published, newDocument(story, published))
  }
}

async function renameFolder(change: Change, story: StoryRow, name?: string): Promise<boolean> {
  const { draft } = await documentsOf(change, story)
  if (name === undefined || storableText(name) === draft.name) return false
  const document = { ...newDocument(story, draft), name, content: undefined }
  await replaceDocument(change, draft, document)
  return true
}

/** Changes the draft, which is a document of its own only while it differs from the published version. */
async function changeDraft(change: Change, story: StoryRow, input: StoryChange): Promise<boolean> {
  if ([input.name, input.tagList, input.content].every((part) => part === undefined)) return false
  const currentStory = await storyRow(change, story.id)
  const { draft, published } = await documentsOf(change, currentStory)
  const newFields = {
    name: storableText(input.name ?? draft.name),
    tag_list: input.tagList === undefined ? draft.tag_list : JSON.stringify(input.tagList),
    content: input.content === undefined ? draft.content : JSON.stringify(input.content),
  }
  if (isSame(draft, newFields)) return false
  const hasOwnDocument = published?.id !== draft.id
  if (hasOwnDocument) await deleteDocuments(change, [draft.id])
  if (published !== undefined && hasOwnDocument && isSame(published, newFields)) {
    await setFlags(change, published.id, { is_draft: 1 })
    return true
  }
  if (!hasOwnDocument) await setFlags(change, draft.id, { is_draft: 0 })
  const document = newDocument(currentStory, {
    ...draft,
    ...newFields,
    is_draft: 1,
    is_published: 0,
  })
  await insertDocuments(change, [document])
  return true
}

function isSame(
  document: DocumentRow,
  newFields: Pick<DocumentRow, 'name' | 'tag_list' | 'content'>,
) {
  return (
    document.name === newFields.name &&
    document.tag_list === newFields.tag_list &&
    document.content === newFields.content
  )
}

async function replaceDocument(change: Change, { id }: DocumentRow, document: NewDocument) {
  await deleteDocuments(change, [id])
  await insertDocuments(change, [document])
}

/**
 * Updates full slug, level and language of everything in a moved folder; published stories leave redirects. Throws
 * `StorageError` when a full slug would be too long.
 * @param folder before the move
 * @param location after the move
 * @returns the start pages whose slug changed, with the new one
 */
async function moveContents(
  change: Change,
  folder: StoryRow,
  location: StoryLocation,
): Promise<readonly StoryRow[]> {
  const { db } = change
  const oldFullSlug = folder.full_slug
  const descendants = await db.selectFrom('story').selectAll().where(isBelow(oldFullSlug)).execute()
  const newFullSlug = (fullSlug: string) => location.full_slug + fullSlug.slice(oldFullSlug.length)
  assertFullSlugLength(
    location,
    Math.max(0, ...descendants.map(({ full_slug }) => newFullSlug(full_slug).length)),
  )
  await clearRedirects(
    change,
    descendants.map(({ full_slug }) => newFullSlug(full_slug)),
  )
  const tail = sql`substr(full_slug, length(cast(${oldFullSlug} as text)) + 1)`
  await db
    .updateTable('story')
    .set({
      full_slug: sql<string>`cast(${location.full_slug} as text) || ${tail}`,
      level: sql<number>`level + cast(${levelOf(location.full_slug) - levelOf(oldFullSlug)} as integer)`,
    })
    .where(isBelow(oldFullSlug))
    .execute()
  const lang = await languageAfterMove(change, folder, location.full_slug)
  if (lang !== folder.lang) {
    await db.updateTable('story').set({ lang }).where(isBelow(location.full_slug)).execute()
  }
  const stories = descendants.filter(({ is_folder }) => is_folder === 0)
  await retargetRedirects(
    change,
    stories.map(({ id }) => id),
  )
  await addMoveRedirects(
    change,
    stories.filter(({ published }) => published === 1),
  )
  if (location.slug === folder.slug) return []
  return await db
    .updateTable('story')
    .set({ slug: location.slug })
    .where('parent_id', '=', folder.id)
    .where('is_startpage', '=', 1)
    .returningAll()
    .execute()
}

function assertFullSlugLength(location: StoryLocation, length: number): void {
  if (length <= MAX_FULL_SLUG_LENGTH) return
  const problem = `would have a full slug of ${length} characters; expected at most ${MAX_FULL_SLUG_LENGTH}`
  throw new StorageError('invalid', `A story in ${location.full_slug} ${problem}.`)
}

/** Makes an earlier version the draft, as a new version, without moving it. Throws like `changeStory`. */
export async function restoreVersion(
  change: Change,
  id: number,
  number: number,
  edit: StoryEdit = {},
): Promise<StoryWithDraft> {
  const { name, tag_list, content } = await findVersion(change, id, number)
  const fields =
    content === '' ? {} : { tagList: JSON.parse(tag_list), content: JSON.parse(content) }
  return await changeStory(change, id, { name, ...fields }, edit, 'restored')
}
