import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { DocumentRow, StoryRow } from '../stories/read-rows.ts'
import type { Version } from '../stories/versions.ts'

/** Every story and folder of a space, but for the redirects that moves leave, which each space makes itself. */
export interface SpaceRows {
  /** Parents before what is in them. */
  readonly stories: readonly StoryRow[]
  readonly byUuid: ReadonlyMap<string, StoryRow>
  /** The uuid of the folder with an id. */
  readonly folderOf: (id: number) => string
  readonly deleted: ReadonlySet<string>
}

export async function spaceRows({ db }: Database): Promise<SpaceRows> {
  const stories = await db
    .selectFrom('story')
    .selectAll()
    .where('redirect_to', 'is', null)
    .orderBy('is_folder', 'desc')
    .orderBy('level')
    .orderBy('id')
    .execute()
  const uuids = new Map(stories.map(({ id, uuid }) => [id, uuid]))
  const deleted = await db.selectFrom('deleted_story').select('story').execute()
  return {
    stories,
    byUuid: new Map(stories.map((story) => [story.uuid, story])),
    folderOf: (id) => uuids.get(id) ?? '',
    deleted: new Set(deleted.map(({ story }) => String(JSON.parse(story).uuid))),
  }
}

/** The two documents of a story; the same one while draft and published agree. */
export interface Documents {
  readonly draft: DocumentRow
  readonly published: DocumentRow | undefined
}

/** Both documents of some stories, by the id of the story. */
export async function documentsById(
  { db }: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Documents>> {
  const rows = await db.selectFrom('document').selectAll().where('story_id', 'in', ids).execute()
  const found = new Map<number, Documents>()
  for (const [id, own] of Map.groupBy(rows, ({ story_id }) => story_id)) {
    const draft = own.find(({ is_draft }) => is_draft === 1)
    const published = own.find(({ is_published }) => is_published === 1)
    if (draft !== undefined) found.set(id, { draft, published })
  }
  return found
}

/**
 * How a story stands: its words are those of `document`, its history all versions that are kept.
 *
 * @param rows of the same database, for the folder, whose id differs between spaces
 */
export async function stateOf(
  { db }: Database,
  { folderOf }: SpaceRows,
  story: StoryRow,
  document: DocumentRow,
): Promise<StoryState> {
  const { id, first_published_at } = story
  const versions = await db.selectFrom('version').selectAll().where('story_id', '=', id).execute()
  const digest = (words: Words, place: Place) => digestOf(words, place, folderOf(place.parent_id))
  const state = digest(document, story)
  return {
    state,
    history: new Set([state, ...versions.map((version) => digest(version, version))]),
    isPublished: story.published === 1,
    wasPublished: first_published_at !== null,
  }
}

type Words = Pick<Version, 'name' | 'tag_list' | 'content'>
type Place = Pick<Version, 'slug' | 'parent_id' | 'position' | 'is_startpage' | 'lang' | 'group_id'>

function digestOf({ name, tag_list, content }: Words, place: Place, folder: string): string {
  const { slug, position, is_startpage, lang, group_id } = place
  const said = [name, tag_list, content, slug, folder, position, is_startpage, lang, group_id]
  return createHash('sha256').update(JSON.stringify(said)).digest('base64')
}

/** What one installation says of a story or folder. */
interface StoryState {
  /** Stands for its words and its place, as they were last saved. */
  readonly state: string
  /** Every state that it ever had there, the present one included. */
  readonly history: ReadonlySet<string>
  readonly isPublished: boolean
  readonly wasPublished: boolean
}

/** What becomes of a story that both installations have. */
export type Decision = 'same' | 'taken' | 'newer here' | Conflict

/** Why a story stays as it is until somebody decides. */
export type Conflict =
  | 'changed on both sides'
  | 'unpublished here'
  | 'deleted here'
  | 'its address has another page here'

/**
 * Whether what another installation publishes may take the place of what is here: only when that one has
 * seen what is here, so that nothing is overwritten that it does not know of. Where each has seen what the
 * other says, one of them went back on purpose, and a person decides.
 *
 * @param there its newest words are those that it publishes
 */
export function decide(there: StoryState, here: StoryState): Decision {
  const isBackwards = here.wasPublished && !here.isPublished
  if (there.state === here.state) {
    if (here.isPublished || !there.isPublished) return 'same'
    return isBackwards ? 'unpublished here' : 'taken'
  }
  const isKnownThere = there.history.has(here.state)
  const isKnownHere = here.history.has(there.state)
  if (isKnownThere === isKnownHere) return 'changed on both sides'
  if (isKnownHere) return 'newer here'
  return isBackwards ? 'unpublished here' : 'taken'
}
