import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { DocumentRow, StoryRow } from '../stories/read-rows.ts'
import type { VersionRow } from '../stories/versions.ts'

export type SpaceRows = Awaited<ReturnType<typeof readSpaceRows>>

/** All stories and folders of a space, except redirects of moves and of `createRedirects`: each space has its own. */
export async function readSpaceRows({ db }: Database) {
  /** Parents before their children. */
  const stories = await db
    .selectFrom('story')
    .selectAll()
    .where('redirect_to', 'is', null)
    .orderBy('is_folder', 'desc')
    .orderBy('level')
    .orderBy('id')
    .execute()
  const uuidById = new Map(stories.map(({ id, uuid }) => [id, uuid]))
  const deletedRows = await db.selectFrom('deleted_story').select('story').execute()
  return {
    stories,
    byUuid: new Map(stories.map((story) => [story.uuid, story])),
    folderUuidOf: (id: number) => uuidById.get(id) ?? '',
    /** Uuids of deleted stories and folders. */
    deleted: new Set(deletedRows.map(({ story }) => String(JSON.parse(story).uuid))),
  }
}

/**
 * Reads a story's publication, and the digests of its state and of every stored version. Digests identify the folder by
 * its uuid, since ids differ between spaces.
 * @param document the draft or the published version, as the state to compare
 */
export async function readStoryState(
  { db }: Database,
  { folderUuidOf }: SpaceRows,
  story: StoryRow,
  document: DocumentRow,
) {
  const { id, first_published_at } = story
  const versions = await db.selectFrom('version').selectAll().where('story_id', '=', id).execute()
  const digest = (content: ContentFields, location: LocationFields) =>
    digestOf(content, location, folderUuidOf(location.parent_id))
  const state = digest(document, story)
  return {
    /** Digest of the document's content and the story's location. */
    digest: state,
    /** Digests of all stored versions and of the state itself. */
    pastDigests: new Set([state, ...versions.map((version) => digest(version, version))]),
    isPublished: story.published === 1,
    wasPublished: first_published_at !== null,
  }
}

type ContentFields = Pick<VersionRow, 'name' | 'tag_list' | 'content'>
type LocationFields = Pick<
  VersionRow,
  'slug' | 'parent_id' | 'position' | 'is_startpage' | 'lang' | 'group_id'
>

function digestOf(
  { name, tag_list, content }: ContentFields,
  location: LocationFields,
  folderUuid: string,
): string {
  const { slug, position, is_startpage, lang, group_id } = location
  const values = [name, tag_list, content, slug, folderUuid, position, is_startpage, lang, group_id]
  return createHash('sha256').update(JSON.stringify(values)).digest('base64')
}

type StoryState = Awaited<ReturnType<typeof readStoryState>>

export type Decision = 'same' | 'replaced' | 'newer here' | PromotionConflict

export type PromotionConflict =
  | 'changed on both sides'
  | 'unpublished here'
  | 'deleted here'
  | 'its address has another page here'

/**
 * Decides whether the state that the source publishes may replace the target's: only if the source once had the
 * target's state, so that no other change is lost. If both had each other's state, one went back on purpose, and a
 * person decides.
 */
export function decidePromotion(source: StoryState, target: StoryState): Decision {
  const wasUnpublished = target.wasPublished && !target.isPublished
  if (source.digest === target.digest) {
    if (target.isPublished || !source.isPublished) return 'same'
    return wasUnpublished ? 'unpublished here' : 'replaced'
  }
  const isInSourceHistory = source.pastDigests.has(target.digest)
  const isInTargetHistory = target.pastDigests.has(source.digest)
  if (isInSourceHistory === isInTargetHistory) return 'changed on both sides'
  if (isInTargetHistory) return 'newer here'
  return wasUnpublished ? 'unpublished here' : 'replaced'
}
