import { randomUUID } from 'node:crypto'
import type { Change } from '../database/change.ts'
import { storableText } from '../database/comparable-text.ts'
import { StorageFault } from '../database/storage-fault.ts'
import { insertDocuments } from './documents.ts'
import { levelOf, placeIn, ROOT, refuseLongSlug } from './place.ts'
import { takePlace } from './redirects.ts'

/**
 * Makes a published redirect by hand, at any address where no page stands (ROUTE-4). One that was there goes.
 * Where it leads to a page of the site it follows that page from then on, as the redirects of moves do.
 *
 * Throws `StorageFault` for addresses that cannot be one, for a place that is taken, and for a circle.
 *
 * @param given.from path of the site, such as `/old/prices`
 * @param given.to a path of the site, or an http(s) address
 * @returns its id
 */
export async function makeRedirect(
  change: Change,
  given: { readonly from: string; readonly to: string },
): Promise<number> {
  const fullSlug = placeOf(given.from)
  const to = given.to.trim()
  refuseBadDestination(to)
  await refuseCircle(change, fullSlug, to)
  await takePlace(change, fullSlug, 0)
  const target = await pageAt(change, to)
  const [id, uuid] = [change.nextId(), randomUUID()]
  const slug = fullSlug.slice(fullSlug.lastIndexOf('/') + 1)
  const times = { created_at: change.now, updated_at: change.now }
  const row = { id, uuid, group_id: randomUUID(), parent_id: 0, slug, full_slug: fullSlug }
  await change.db
    .insertInto('story')
    .values({
      ...{ ...row, ...times, level: levelOf(fullSlug), path: null, position: 0, lang: 'default' },
      ...{ is_folder: 0, is_startpage: 0, published: 1, redirect_to: target?.id ?? ELSEWHERE },
      ...{ first_published_at: change.now, published_at: change.now },
    })
    .execute()
  const content = { component: 'modules/redirect', _uid: uuid, destination_url: to }
  const state = { isDraft: 1, isPublished: 1, tagList: [] } as const
  await insertDocuments(change, [
    { storyId: id, ...state, slug, name: target?.name ?? fullSlug, content },
  ])
  change.raiseVersion()
  return id
}

function placeOf(from: string): string {
  const slugs = from.trim().replace(/^\/+|\/+$/g, '')
  for (const slug of slugs.split('/')) placeIn(ROOT, slug, false)
  refuseLongSlug(slugs)
  return storableText(slugs)
}

function refuseBadDestination(to: string): void {
  if (/^\/(?![/\\])[^\s\\]*$/.test(to)) return
  if (/^https?:\/\/\S/.test(to) && URL.canParse(to)) return
  const shown = JSON.stringify(to.slice(0, 60))
  throw new StorageFault(
    'invalid',
    `The destination is ${shown}; expected a path of this site such as /prices, or an address that begins with https://.`,
    'to',
  )
}

/** Throws `StorageFault` when whoever follows the destination comes back to where they began. */
async function refuseCircle(change: Change, fullSlug: string, to: string): Promise<void> {
  let at = to
  for (let hops = 0; hops < MOST_HOPS; hops++) {
    if (slugOf(at) === fullSlug) {
      throw new StorageFault('invalid', `/${fullSlug} would lead back to itself.`, 'to')
    }
    const next = await change.db
      .selectFrom('story')
      .innerJoin('document', 'document.story_id', 'story.id')
      .select('content')
      .where('full_slug', '=', storableText(slugOf(at)))
      .where('component', '=', 'modules/redirect')
      .where('is_draft', '=', 1)
      .executeTakeFirst()
    if (next === undefined) return
    at = String(JSON.parse(next.content).destination_url ?? '')
  }
}

async function pageAt({ db }: Change, to: string) {
  if (!to.startsWith('/')) return undefined
  return await db
    .selectFrom('story')
    .innerJoin('document', 'document.story_id', 'story.id')
    .select(['story.id', 'name'])
    .where('full_slug', '=', storableText(to.slice(1)))
    .where('is_folder', '=', 0)
    .where('redirect_to', 'is', null)
    .where('is_draft', '=', 1)
    .executeTakeFirst()
}

function slugOf(path: string): string {
  return path.startsWith('/') ? path.replace(/[?#].*$/s, '').replace(/^\/+|\/+$/g, '') : ''
}

/** `redirect_to` of one that follows no story: there is none with this id. */
const ELSEWHERE = 0
const MOST_HOPS = 10
