import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { derivedTables } from '../database/derived-tables.ts'
import { createKnownTerms, indexDocuments } from '../stories/documents.ts'

/** Makes again what documents are found, filtered and sorted by, whatever stood there before. */
export async function remakeIndex(database: Database): Promise<void> {
  const { kind, db } = database
  for (const table of derivedTables(kind)) await sql`delete from ${sql.table(table)}`.execute(db)
  const known = createKnownTerms()
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('document')
      .innerJoin('story', 'story.id', 'document.story_id')
      .select(['document.id', 'story.slug', 'name', 'tag_list', 'content'])
      .where('document.id', '>', last)
      .orderBy('document.id')
      .limit(DOCUMENTS_AT_ONCE)
      .execute()
    if (rows.length === 0) return
    last = rows.at(-1)?.id ?? last
    const documents = rows
      .filter(({ content }) => content !== '')
      .map(({ tag_list, content, ...row }) => ({
        ...row,
        tagList: JSON.parse(tag_list) as string[],
        content: JSON.parse(content) as Record<string, unknown>,
        json: content,
      }))
    await indexDocuments({ kind, db }, documents, known)
  }
}

const DOCUMENTS_AT_ONCE = 500
