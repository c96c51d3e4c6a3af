import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { decodeEscapes } from '@prospectus/protocol/values/decode-escapes'
import type { Change } from '../database/change.ts'
import { chunks } from '../database/chunks.ts'
import { storableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { StorageError } from '../database/storage-error.ts'
import { addressTakenError, type Occupant } from './claim-address.ts'
import { insertDocuments } from './documents.ts'
import { assertAllowedAddress, assertSlug, levelOf } from './location.ts'
import { clearRedirects } from './redirects.ts'

export interface NewRedirect {
  /** A path of the site, such as `/old/prices`, percent-encoded or not. */
  readonly from: string
  /** A path of the site, or an http(s) address. */
  readonly to: string
}

/**
 * Creates published redirects at addresses without a page (ROUTE-4), replacing existing ones. A redirect to a page
 * follows that page when it moves. Works in chunks, so that one change can create thousands.
 * @returns an id for each, or the error that rejects it: for an address that is invalid, taken or repeated in the list,
 * and for a cycle
 */
export async function createRedirects(
  change: Change,
  input: readonly NewRedirect[],
): Promise<readonly (number | StorageError)[]> {
  const parsedRedirects = rejectRepeated(input.map(parseRedirect))
  const validRedirects = parsedRedirects.filter(
    (redirect): redirect is ParsedRedirect => !(redirect instanceof StorageError),
  )
  const occupantByFullSlug = await findOccupants(
    change,
    validRedirects.map(({ fullSlug }) => fullSlug),
  )
  const oldDestinations = await readDestinations(
    change,
    validRedirects.flatMap(({ fullSlug, to }) => [fullSlug, fullSlugOf(to)]),
  )
  const freeRedirects = validRedirects.filter(({ fullSlug }) => !occupantByFullSlug.has(fullSlug))
  const newDestinations = new Map([
    ...oldDestinations,
    ...freeRedirects.map(({ fullSlug, to }) => [fullSlug, to] as const),
  ])
  const decisions = parsedRedirects.map((redirect) => {
    if (redirect instanceof StorageError) return redirect
    const { fullSlug } = redirect
    const occupant = occupantByFullSlug.get(fullSlug)
    if (occupant !== undefined) return addressTakenError(occupant, fullSlug)
    if (!isCycle(fullSlug, newDestinations)) return { ...redirect, id: change.nextId() }
    const oldDestination = oldDestinations.get(fullSlug)
    if (oldDestination === undefined) newDestinations.delete(fullSlug)
    else newDestinations.set(fullSlug, oldDestination)
    return new StorageError(
      'invalid',
      `The redirect from /${fullSlug} would lead back to itself.`,
      'to',
    )
  })
  const createdRedirects = decisions.filter(
    (decision): decision is NumberedRedirect => !(decision instanceof StorageError),
  )
  const pages = await pagesByPath(
    change,
    createdRedirects.map(({ to }) => to),
  )
  await clearRedirects(
    change,
    createdRedirects.map(({ fullSlug }) => fullSlug),
  )
  for (const chunk of chunks(createdRedirects, ROWS_AT_ONCE)) {
    await insertRedirects(change, chunk, pages)
    // Let other requests run in between.
    await nextTurn()
  }
  if (createdRedirects.length > 0) change.raiseVersion()
  return decisions.map((decision) => (decision instanceof StorageError ? decision : decision.id))
}

interface ParsedRedirect {
  readonly fullSlug: string
  readonly to: string
}

type NumberedRedirect = ParsedRedirect & { readonly id: number }

function parseRedirect(input: NewRedirect): ParsedRedirect | StorageError {
  try {
    const path = input.from.trim().replace(/^\/+|\/+$/g, '')
    const segments = path.split('/').map(decodeEscapes)
    for (const segment of segments) assertSlug(segment)
    const fullSlug = segments.join('/')
    assertAllowedAddress(fullSlug)
    const to = input.to.trim()
    assertDestination(to)
    return { fullSlug: storableText(fullSlug), to }
  } catch (error) {
    if (error instanceof StorageError) return error
    throw error
  }
}

function assertDestination(destination: string): void {
  if (/^\/(?![/\\])[^\s\\]*$/.test(destination)) return
  const url = /^https?:\/\/\S/.test(destination) ? URL.parse(destination) : null
  if (url !== null && url.username === '' && url.password === '') return
  if (url !== null) {
    const problem =
      'The destination has a user name or a password in it; every visitor would read them. Remove the part before the @.'
    throw new StorageError('invalid', problem, 'to')
  }
  const quoted = JSON.stringify(destination.slice(0, 60))
  throw new StorageError(
    'invalid',
    `The destination is ${quoted}; expected a path of this site such as /prices, or an address that begins with https://.`,
    'to',
  )
}

/** Rejects redirects whose address an earlier valid one has. */
function rejectRepeated(
  redirects: readonly (ParsedRedirect | StorageError)[],
): readonly (ParsedRedirect | StorageError)[] {
  const seenFullSlugs = new Set<string>()
  return redirects.map((redirect) => {
    if (redirect instanceof StorageError) return redirect
    const { fullSlug } = redirect
    if (seenFullSlugs.has(fullSlug)) {
      return new StorageError(
        'invalid',
        `The redirect from /${fullSlug} is in the list twice.`,
        'from',
      )
    }
    seenFullSlugs.add(fullSlug)
    return redirect
  })
}

/** True if following the redirects leads back to this address. */
function isCycle(fullSlug: string, destinations: ReadonlyMap<string, string>): boolean {
  let destination = destinations.get(fullSlug)
  for (let hopCount = 0; destination !== undefined && hopCount < MAX_HOPS; hopCount++) {
    const nextFullSlug = fullSlugOf(destination)
    if (nextFullSlug === fullSlug) return true
    destination = destinations.get(nextFullSlug)
  }
  return false
}

async function insertRedirects(
  change: Change,
  redirects: readonly NumberedRedirect[],
  pages: ReadonlyMap<string, TargetPage>,
): Promise<void> {
  const { now } = change
  const rows = redirects.map(({ id, fullSlug, to }) => {
    const slug = fullSlug.slice(fullSlug.lastIndexOf('/') + 1)
    return {
      id,
      uuid: randomUUID(),
      group_id: randomUUID(),
      parent_id: 0,
      slug,
      full_slug: fullSlug,
      level: levelOf(fullSlug),
      path: null,
      position: 0,
      lang: 'default',
      is_folder: 0,
      is_startpage: 0,
      published: 1,
      redirect_to: pages.get(to)?.id ?? NO_STORY,
      created_at: now,
      updated_at: now,
      first_published_at: now,
      published_at: now,
    } as const
  })
  await change.db.insertInto('story').values(rows).execute()
  const documents = redirects.map(({ id, fullSlug, to }, index) => ({
    storyId: id,
    isDraft: 1 as const,
    isPublished: 1 as const,
    tagList: [],
    slug: rows[index]?.slug ?? '',
    name: pages.get(to)?.name ?? fullSlug,
    content: { component: 'modules/redirect', _uid: rows[index]?.uuid, destination_url: to },
  }))
  await insertDocuments(change, documents)
}

/** `redirect_to` of a redirect that follows no story; no story has this id. */
const NO_STORY = 0
const MAX_HOPS = 10
const ROWS_AT_ONCE = 500

interface TargetPage {
  readonly id: number
  readonly name: string
}

/** Occupants of these addresses by full slug, without redirects that can be replaced. */
async function findOccupants(
  { db }: Database,
  fullSlugs: readonly string[],
): Promise<ReadonlyMap<string, Occupant>> {
  const foundRows = await selectInChunks(fullSlugs, (chunk) =>
    db
      .selectFrom('story')
      .select(['full_slug', 'is_folder'])
      .where('full_slug', 'in', chunk)
      .where('redirect_to', 'is', null)
      .execute(),
  )
  return new Map(
    foundRows.map(({ full_slug, is_folder }) => [full_slug, is_folder === 1 ? 'folder' : 'story']),
  )
}

/** Reads the destinations of the redirects at these addresses, and of the redirects that they lead to, by full slug. */
async function readDestinations(
  { db }: Database,
  fullSlugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const destinations = new Map<string, string>()
  const visited = new Set<string>()
  for (let pendingFullSlugs = new Set(fullSlugs); pendingFullSlugs.size > 0; ) {
    for (const fullSlug of pendingFullSlugs) visited.add(fullSlug)
    const foundRows = await selectInChunks([...pendingFullSlugs].map(storableText), (chunk) =>
      db
        .selectFrom('story')
        .innerJoin('document', 'document.story_id', 'story.id')
        .select(['full_slug', 'content'])
        .where('full_slug', 'in', chunk)
        .where('component', '=', 'modules/redirect')
        .where('is_draft', '=', 1)
        .execute(),
    )
    const nextFullSlugs = foundRows.map(({ full_slug, content }) => {
      const to = String(JSON.parse(content).destination_url ?? '')
      destinations.set(full_slug, to)
      return fullSlugOf(to)
    })
    pendingFullSlugs = new Set(
      nextFullSlugs.filter((fullSlug) => fullSlug !== '' && !visited.has(fullSlug)),
    )
  }
  return destinations
}

async function pagesByPath(
  { db }: Database,
  paths: readonly string[],
): Promise<ReadonlyMap<string, TargetPage>> {
  const fullSlugByPath = new Map(
    paths
      .filter((path) => path.startsWith('/'))
      .map((path) => [path, storableText(decodeEscapes(path.slice(1)))]),
  )
  const foundRows = await selectInChunks([...new Set(fullSlugByPath.values())], (chunk) =>
    db
      .selectFrom('story')
      .innerJoin('document', 'document.story_id', 'story.id')
      .select(['story.id', 'name', 'full_slug'])
      .where('full_slug', 'in', chunk)
      .where('is_folder', '=', 0)
      .where('redirect_to', 'is', null)
      .where('is_draft', '=', 1)
      .execute(),
  )
  const pages = new Map(foundRows.map(({ id, name, full_slug }) => [full_slug, { id, name }]))
  return new Map(
    [...fullSlugByPath].flatMap(([path, fullSlug]) => {
      const page = pages.get(fullSlug)
      return page === undefined ? [] : [[path, page]]
    }),
  )
}

/** Full slug of a destination; empty for another site. */
function fullSlugOf(destination: string): string {
  return destination.startsWith('/')
    ? decodeEscapes(destination.replace(/[?#].*$/s, '').replace(/^\/+|\/+$/g, ''))
    : ''
}

async function selectInChunks<Row>(
  values: readonly string[],
  read: (chunk: readonly string[]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const chunk of chunks(values, VALUES_AT_ONCE)) rows.push(...(await read(chunk)))
  return rows
}

const VALUES_AT_ONCE = 1000
