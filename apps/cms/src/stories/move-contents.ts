import { sql } from 'kysely'
import type { Change } from '../database/change.ts'
import { LONGEST_FULL_SLUG } from '../database/comparable-text.ts'
import { StorageFault } from '../database/storage-fault.ts'
import { languageAfterMove } from './language-at.ts'
import { levelOf, type Place } from './place.ts'
import { isBelow, type StoryRow } from './read-rows.ts'
import { clearRedirects, leaveRedirects, pointRedirects } from './redirects.ts'

/**
 * Gives everything in a folder that moved, at any depth, its new full slug, level and language; published
 * stories leave redirects. Throws `StorageFault` when a full slug would be too long.
 *
 * @param folder as it was
 * @param place where it is now
 * @returns the start pages that have a new slug with it, as they are now
 */
export async function moveContents(
  change: Change,
  folder: StoryRow,
  place: Place,
): Promise<readonly StoryRow[]> {
  const { db } = change
  const from = folder.full_slug
  const inside = await db.selectFrom('story').selectAll().where(isBelow(from)).execute()
  const moved = (fullSlug: string) => place.full_slug + fullSlug.slice(from.length)
  refuseTooLong(place, Math.max(0, ...inside.map(({ full_slug }) => moved(full_slug).length)))
  await clearRedirects(
    change,
    inside.map(({ full_slug }) => moved(full_slug)),
  )
  const rest = sql`substr(full_slug, length(cast(${from} as text)) + 1)`
  await db
    .updateTable('story')
    .set({
      full_slug: sql<string>`cast(${place.full_slug} as text) || ${rest}`,
      level: sql<number>`level + cast(${levelOf(place.full_slug) - levelOf(from)} as integer)`,
    })
    .where(isBelow(from))
    .execute()
  const lang = await languageAfterMove(change, folder, place.full_slug)
  if (lang !== folder.lang) {
    await db.updateTable('story').set({ lang }).where(isBelow(place.full_slug)).execute()
  }
  const stories = inside.filter(({ is_folder }) => is_folder === 0)
  await pointRedirects(
    change,
    stories.map(({ id }) => id),
  )
  await leaveRedirects(
    change,
    stories.filter(({ published }) => published === 1),
  )
  if (place.slug === folder.slug) return []
  return await db
    .updateTable('story')
    .set({ slug: place.slug })
    .where('parent_id', '=', folder.id)
    .where('is_startpage', '=', 1)
    .returningAll()
    .execute()
}

function refuseTooLong(place: Place, length: number): void {
  if (length <= LONGEST_FULL_SLUG) return
  const problem = `a full slug of ${length} characters; ${LONGEST_FULL_SLUG} are possible`
  throw new StorageFault('invalid', `In ${place.full_slug} there would be ${problem}.`)
}
