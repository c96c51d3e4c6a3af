import { fold } from '@prospectus/content/text/fold'
import type { Redirect } from '@prospectus/protocol/management/redirect'
import { sql } from 'kysely'
import { contains, storableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { type ListPage, type Paging, readPage } from '../database/paging.ts'

export interface RedirectQuery extends Paging {
  /** Part of an address or destination. It is folded, and so does not find a destination's capitals. */
  readonly search: string | undefined
}

/** Lists redirects, left by moves or made by hand, in the order of their addresses (ROUTE-4). */
export async function listRedirects(
  database: Database,
  query: RedirectQuery,
): Promise<ListPage<Redirect>> {
  const part = storableText(fold(query.search ?? ''))
  const orderedQuery = database.db
    .selectFrom('story')
    .innerJoin('document', 'document.story_id', 'story.id')
    .where('document.is_draft', '=', 1)
    .where('document.component', '=', 'modules/redirect')
    .$if(part !== '', (rows) =>
      rows.where(({ or }) =>
        or([
          // Addresses are displayed with a leading slash, which is not stored.
          contains(database, sql.ref('full_slug'), part.replace(/^\//, '')),
          contains(database, sql.ref('document.content'), part),
        ]),
      ),
    )
    .select(['story.id', 'full_slug', 'redirect_to', 'published', 'updated_at', 'content'])
    .orderBy('full_slug')
  const { total, items: rows } = await readPage(orderedQuery, query)
  const items = rows.map(({ full_slug, redirect_to, content, published, ...row }) => ({
    ...row,
    from: `/${full_slug}`,
    to: destinationIn(content),
    follows: redirect_to === 0 ? null : redirect_to,
    published: published === 1,
  }))
  return { total, items }
}

/** The destination: a text, or a link object in older content. */
function destinationIn(content: string): string {
  const { destination_url: destination } = JSON.parse(content)
  if (typeof destination === 'string') return destination
  const { url, cached_url } = Object(destination) as Record<string, unknown>
  return [url, cached_url].find((text) => typeof text === 'string' && text !== '')?.toString() ?? ''
}
