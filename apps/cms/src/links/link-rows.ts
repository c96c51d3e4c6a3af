import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { PlaceRow } from './places.ts'

/** A text of a story, as it is checked. */
export interface CheckedDocument {
  readonly id: number
  readonly story_id: number
  readonly name: string
  readonly is_published: number
  readonly content: string
}

/** What the check of links reads. */
export interface LinkRows {
  /** Another text after any change of stories or files. */
  readonly stand: () => Promise<string>
  /** The next stories and folders after one, by their ids; none at the end. */
  readonly placesAfter: (id: number) => Promise<readonly PlaceRow[]>
  /** The next texts after one, by their ids; none at the end. */
  readonly documentsAfter: (id: number) => Promise<readonly CheckedDocument[]>
  /** What visitors see of a story, as JSON. */
  readonly publishedContent: (storyId: number) => Promise<string | undefined>
  /** Of every file in the library, those before a replacement too: `{W}x{H}/{hash}/{name}`. */
  readonly filePaths: () => Promise<readonly string[]>
}

export function createLinkRows({ db }: Database): LinkRows {
  return {
    stand: async () => {
      const { rows } = await sql<Record<string, string | number | null>>`select
        (select count(*) from story) as stories, (select max(updated_at) from story) as saved,
        (select version from space) as published, (select count(*) from asset) as files,
        (select max(updated_at) from asset) as replaced`.execute(db)
      return JSON.stringify(rows[0])
    },
    placesAfter: (id) =>
      db
        .selectFrom('story')
        .innerJoin('document', 'document.story_id', 'story.id')
        .where('is_draft', '=', 1)
        .select(['story.id', 'uuid', 'full_slug', 'is_folder', 'is_startpage'])
        .select(['published', 'component'])
        .where('story.id', '>', id)
        .orderBy('story.id')
        .limit(PLACES_AT_ONCE)
        .execute(),
    documentsAfter: (id) =>
      db
        .selectFrom('document')
        .select(['id', 'story_id', 'name', 'is_published', 'content'])
        .where('id', '>', id)
        .orderBy('id')
        .limit(DOCUMENTS_AT_ONCE)
        .execute(),
    publishedContent: async (storyId) => {
      const found = db
        .selectFrom('document')
        .select('content')
        .where('story_id', '=', storyId)
        .where('is_published', '=', 1)
      return (await found.executeTakeFirst())?.content
    },
    filePaths: async () => {
      const rows = await db.selectFrom('asset').select(['path', 'replaced_paths']).execute()
      return rows.flatMap(({ path, replaced_paths }) => [path, ...JSON.parse(replaced_paths)])
    },
  }
}

/** Few enough that other requests are answered between them. */
const PLACES_AT_ONCE = 1000
const DOCUMENTS_AT_ONCE = 50
