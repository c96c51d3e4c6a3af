import type { BundledContent, BundledStory } from '@prospectus/content/seed/bundled-content'
import type { RawLink } from '@prospectus/protocol/raw-story'
import type { Change } from '../database/change.ts'
import { asyncChunks } from '../database/chunks.ts'
import { storyEvent } from '../database/content-event.ts'
import { replaceDatasource } from '../datasources/write-datasources.ts'
import { changeStory } from '../stories/change-story.ts'
import { assertAddressFree } from '../stories/claim-address.ts'
import { deleteStory } from '../stories/delete-story.ts'
import { insertDocuments, type NewDocument, newDocument } from '../stories/documents.ts'
import { publishStory, unpublishStory } from '../stories/publish-story.ts'
import { documentsById, type StoryRow } from '../stories/read-rows.ts'
import {
  createStoryCheck,
  type ImportedStory,
  toCheckedStory,
  toImportedFolder,
} from './import-rows.ts'

type MergedContent = Pick<
  BundledContent,
  'folders' | 'stories' | 'datasourceSlugs' | 'datasourceEntries'
>

/**
 * Merges content into a space, in one change. Matches stories by uuid. Those that differ are saved and, if published,
 * published with the current time, so that sites notice. Throws `StorageError` for duplicates, and for a story whose
 * address is taken.
 * @param options.deletesOthers true to delete stories that `content` does not have
 */
export async function mergeContent(
  change: Change,
  content: MergedContent,
  { deletesOthers }: { readonly deletesOthers: boolean },
) {
  const counts = { new: 0, changed: 0, deleted: 0 }
  const check = createStoryCheck()
  const contentUuids = new Set<string>()
  const folderIds = new Map<string, number>([['', 0]])
  const addOrMerge = async <Existing extends { readonly story: StoryRow }>(
    row: ImportedStory,
    existing: Existing | undefined,
    merge: (existing: Existing) => Promise<boolean>,
  ) => {
    contentUuids.add(row.story.uuid)
    if (existing === undefined) {
      counts.new++
      return insertNew(change, row)
    }
    if (await merge(existing)) counts.changed++
    return existing.story.id
  }
  for (const link of await content.folders()) {
    const parentId = folderIds.get(link.slug.slice(0, Math.max(0, link.slug.lastIndexOf('/')))) ?? 0
    const row = toImportedFolder({ ...link, parent_id: parentId }, change.now)
    check(row.story)
    const story = await findStoryRow(change, row.story.uuid)
    const id = await addOrMerge(row, story && { story }, (existing) =>
      mergeFolder(change, existing.story, { ...link, parent_id: parentId }),
    )
    folderIds.set(link.slug, id)
  }
  for await (const chunk of asyncChunks(content.stories(), STORIES_AT_ONCE)) {
    const states = await readStates(change, chunk)
    for (const bundled of chunk) {
      const { full_slug, uuid } = bundled.story
      const folder = full_slug.slice(0, Math.max(0, full_slug.lastIndexOf('/')))
      const row = await toCheckedStory(withParent(bundled, folderIds.get(folder) ?? 0), check)
      await addOrMerge(row, states.get(uuid), ({ story, currentJson }) =>
        mergeStory(change, story, currentJson, row),
      )
    }
  }
  if (deletesOthers) counts.deleted = await deleteAllBut(change, contentUuids)
  await mergeDatasources(change, content)
  return counts
}

function withParent({ story, ...rest }: BundledStory, parent_id: number): BundledStory {
  return { ...rest, story: { ...story, parent_id } }
}

async function findStoryRow({ db }: Change, uuid: string): Promise<StoryRow | undefined> {
  return db.selectFrom('story').selectAll().where('uuid', '=', uuid).executeTakeFirst()
}

/** Keeps the imported id, unless another story has it. */
async function insertNew(
  change: Change,
  { story, document, draft }: ImportedStory,
): Promise<number> {
  const { db } = change
  await assertAddressFree(change, story.full_slug, story.id)
  const sameIdRow = await db
    .selectFrom('story')
    .select('id')
    .where('id', '=', story.id)
    .executeTakeFirst()
  const id = sameIdRow === undefined ? story.id : change.nextId()
  change.reserveId(id)
  const row = { ...story, id }
  await db.insertInto('story').values(row).execute()
  await insertDocuments(change, [{ ...document, storyId: id }])
  if (draft !== undefined) await insertDocuments(change, [{ ...draft, storyId: id }])
  if (story.published === 1) {
    change.raiseVersion()
    change.announce(storyEvent('published', row))
  }
  return id
}

async function mergeFolder(
  change: Change,
  existingFolder: StoryRow,
  link: RawLink,
): Promise<boolean> {
  const previousUpdate = existingFolder.updated_at
  const { name, position, parent_id } = link
  const slug = link.slug.slice(link.slug.lastIndexOf('/') + 1)
  const fields = { name, slug, position, parentId: parent_id ?? 0 }
  let { updated_at } = await changeStory(change, existingFolder.id, fields)
  if ((existingFolder.published === 1) !== link.published) {
    const setPublication = link.published ? publishStory : unpublishStory
    updated_at = (await setPublication(change, existingFolder.id)).updated_at
  }
  return updated_at !== previousUpdate
}

async function mergeStory(
  change: Change,
  existingStory: StoryRow,
  currentJson: string,
  { story, document, draft }: ImportedStory,
): Promise<boolean> {
  const isPublished = story.published === 1
  const targetJson = toComparableJson(isPublished ? document : undefined, draft ?? document)
  const isMoved = LOCATION_KEYS.some((key) => story[key] !== existingStory[key])
  if (isMoved) {
    const { slug, parent_id: parentId, position, lang, group_id: groupId } = story
    const isStartpage = story.is_startpage === 1
    await changeStory(change, existingStory.id, {
      slug,
      parentId,
      position,
      lang,
      groupId,
      isStartpage,
    })
  }
  if (targetJson === currentJson) return isMoved
  const save = ({ name, tagList, content }: NewDocument) =>
    changeStory(change, existingStory.id, { name, tagList, ...(content && { content }) })
  await save(document)
  if (isPublished) await publishStory(change, existingStory.id)
  else await unpublishStory(change, existingStory.id)
  if (draft !== undefined) await save(draft)
  return true
}

/** Reads the stored stories of a chunk, by uuid, with their current state as `toComparableJson` writes it. */
async function readStates(change: Change, chunk: readonly BundledStory[]) {
  const uuids = chunk.map(({ story }) => story.uuid)
  const rows = await change.db.selectFrom('story').selectAll().where('uuid', 'in', uuids).execute()
  const documents = await documentsById(change, [0, ...rows.map(({ id }) => id)])
  return new Map(
    rows.map((story) => {
      const stored = documents.get(story.id)
      const currentJson = toComparableJson(
        stored?.published && newDocument(story, stored.published),
        stored && newDocument(story, stored.draft),
      )
      return [story.uuid, { story, currentJson }] as const
    }),
  )
}

function toComparableJson(
  published: DocumentFields | undefined,
  draft: DocumentFields | undefined,
): string {
  return JSON.stringify([published, draft].map((version) => version && fieldsOf(version)))
}

type DocumentFields = Pick<NewDocument, 'name' | 'tagList' | 'content'>

function fieldsOf({ name, tagList, content }: DocumentFields) {
  return [name, tagList, content]
}

async function deleteAllBut(change: Change, retainedUuids: ReadonlySet<string>): Promise<number> {
  const rows = await change.db.selectFrom('story').select(['id', 'uuid', 'is_folder']).execute()
  const otherRows = rows.filter(({ uuid }) => !retainedUuids.has(uuid))
  const stories = otherRows.filter(({ is_folder }) => is_folder === 0)
  for (const { id } of stories) await deleteStory(change, id)
  const folders = otherRows.filter(({ is_folder }) => is_folder === 1)
  for (const { id, uuid } of folders) {
    // A folder inside another may be deleted already.
    if ((await findStoryRow(change, uuid)) !== undefined) await deleteStory(change, id)
  }
  return otherRows.length
}

async function mergeDatasources(change: Change, content: MergedContent): Promise<void> {
  for (const slug of await content.datasourceSlugs()) {
    const existingSource = await change.db
      .selectFrom('datasource')
      .select('name')
      .where('slug', '=', slug)
      .executeTakeFirst()
    const entries = await content.datasourceEntries(slug)
    await replaceDatasource(
      change,
      slug,
      existingSource?.name ?? slug,
      entries.map(({ id, name, value }) => ({ id, name, value })),
    )
  }
}

const LOCATION_KEYS = [
  'slug',
  'full_slug',
  'parent_id',
  'position',
  'lang',
  'group_id',
  'is_startpage',
] as const
const STORIES_AT_ONCE = 200
