import { fold } from '@prospectus/content/text/fold'
import type { Redirect } from '@prospectus/protocol/management/redirect'
import type { Database } from '../database/database.ts'
import { type ListPage, type Paging, rangeOfPage, readPage } from '../database/paging.ts'

export interface RedirectQuery extends Paging {
  /** Part of an address or destination, compared folded. */
  readonly search: string | undefined
}

/** Lists redirects, left by moves or made by hand, in the order of their addresses (ROUTE-4). */
export async function listRedirects(
  database: Database,
  query: RedirectQuery,
): Promise<ListPage<Redirect>> {
  const orderedQuery = database.db
    .selectFrom('story')
    .innerJoin('document', 'document.story_id', 'story.id')
    .where('document.is_draft', '=', 1)
    .where('document.component', '=', 'modules/redirect')
    .select(['story.id', 'full_slug', 'redirect_to', 'published', 'updated_at', 'content'])
    .orderBy('full_slug')
  const part = fold(query.search ?? '')
  if (part === '') {
    const { total, items } = await readPage(orderedQuery, query)
    return { total, items: items.map(redirectOf) }
  }
  // Searched here, because addresses are not stored folded, and a site has thousands of redirects at most.
  const found = (await orderedQuery.execute())
    .map(redirectOf)
    .filter(({ from, to }) => fold(from).includes(part) || fold(to).includes(part))
  const { limit, offset } = rangeOfPage(query)
  return { total: found.length, items: found.slice(offset, offset + limit) }
}

interface RedirectRow extends Pick<Redirect, 'id' | 'updated_at'> {
  readonly full_slug: string
  readonly redirect_to: number | null
  readonly published: number
  readonly content: string
}

function redirectOf({ full_slug, redirect_to, content, published, ...row }: RedirectRow): Redirect {
  return {
    ...row,
    from: `/${full_slug}`,
    to: destinationIn(content),
    follows: redirect_to === 0 ? null : redirect_to,
    published: published === 1,
  }
}

/** The destination: a text, or a link object in older content. */
function destinationIn(content: string): string {
  const { destination_url: destination } = JSON.parse(content)
  if (typeof destination === 'string') return destination
  const { url, cached_url } = Object(destination) as Record<string, unknown>
  return [url, cached_url].find((text) => typeof text === 'string' && text !== '')?.toString() ?? ''
}
