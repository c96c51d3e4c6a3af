import { fold } from '@prospectus/content/text/fold'
import type { LikelyPage } from '@prospectus/protocol/management/report'
import { sql } from 'kysely'
import { anyOf, contains } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { noSuchPath } from './missing-paths.ts'
import { nearestSlugs } from './nearest-slugs.ts'

/**
 * The published pages whose address is most like a missing path, the likeliest first; none when nothing is like
 * it. Throws `StorageFault` when there is no missing path with this id.
 */
export async function likelyPages(database: Database, id: number): Promise<readonly LikelyPage[]> {
  const { db } = database
  const missing = await db
    .selectFrom('missing_path')
    .select('path')
    .where('id', '=', id)
    .executeTakeFirst()
  if (missing === undefined) throw noSuchPath(id)
  const slug = fold(missing.path.slice(1))
  const beginnings = [...new Set(slug.match(WORDS) ?? [])].slice(0, MOST_WORDS)
  if (beginnings.length === 0) return []
  const rows = await db
    .selectFrom('story')
    .innerJoin('document', 'document.story_id', 'story.id')
    .select(['story.id', 'full_slug', 'document.name'])
    .where('document.is_published', '=', 1)
    .where('is_folder', '=', 0)
    .where('redirect_to', 'is', null)
    .where('component', 'in', [...PAGES])
    .where(anyOf(beginnings.map((word) => contains(database, sql.ref('full_slug'), word))))
    .limit(MOST_LOOKED_AT)
    .execute()
  const named = new Map(rows.map((row) => [row.full_slug, row]))
  return nearestSlugs(slug, [...named.keys()]).flatMap((found) => {
    const row = named.get(found)
    return row === undefined ? [] : [{ id: row.id, name: row.name, path: `/${found}` }]
  })
}

/** How the words of an address begin: a typing mistake is seldom among the first three letters of all of them. */
const WORDS = /(?<![\p{L}\p{N}])[\p{L}\p{N}]{3}/gu
const MOST_WORDS = 12
const MOST_LOOKED_AT = 5000
const PAGES = ['page', 'resource', 'modules/page', 'modules/resource']
