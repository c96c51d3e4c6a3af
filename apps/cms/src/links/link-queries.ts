import { type Selectable, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { DocumentTable } from '../database/schema.ts'
import type { PageRow } from './pages.ts'

export type CheckedDocument = Readonly<
  Pick<Selectable<DocumentTable>, 'id' | 'story_id' | 'name' | 'is_published' | 'content'>
>

/** Queries of the link check. */
export function createLinkQueries({ db }: Database) {
  return {
    /** A text that differs after changes of stories or files. */
    revision: async () => {
      const { rows } = await sql<Record<string, string | number | null>>`select
        (select count(*) from story) as stories, (select max(updated_at) from story) as saved,
        (select version from space) as published, (select count(*) from asset) as files,
        (select max(updated_at) from asset) as replaced`.execute(db)
      return JSON.stringify(rows[0])
    },
    pagesAfter: (id: number): Promise<readonly PageRow[]> =>
      db
        .selectFrom('story')
        .innerJoin('document', 'document.story_id', 'story.id')
        .where('is_draft', '=', 1)
        .select(['story.id', 'uuid', 'full_slug', 'is_folder', 'is_startpage'])
        .select(['published', 'component'])
        .where('story.id', '>', id)
        .orderBy('story.id')
        .limit(PAGES_AT_ONCE)
        .execute(),
    documentsAfter: (id: number): Promise<readonly CheckedDocument[]> =>
      db
        .selectFrom('document')
        .select(['id', 'story_id', 'name', 'is_published', 'content'])
        .where('id', '>', id)
        .orderBy('id')
        .limit(DOCUMENTS_AT_ONCE)
        .execute(),
    /** The published document's content, as JSON. */
    publishedContent: async (storyId: number) => {
      const query = db
        .selectFrom('document')
        .select('content')
        .where('story_id', '=', storyId)
        .where('is_published', '=', 1)
      return (await query.executeTakeFirst())?.content
    },
    /** `{W}x{H}/{hash}/{name}` of every file in the library, replaced ones included. */
    filePaths: async (): Promise<readonly string[]> => {
      const rows = await db.selectFrom('asset').select(['path', 'replaced_paths']).execute()
      return rows.flatMap(({ path, replaced_paths }) => [path, ...JSON.parse(replaced_paths)])
    },
  }
}

export type LinkQueries = ReturnType<typeof createLinkQueries>

/** Batches are small, so that other requests run in between. */
const PAGES_AT_ONCE = 1000
const DOCUMENTS_AT_ONCE = 50
