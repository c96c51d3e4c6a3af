import { storableText } from '../database/comparable-text.ts'
import type { Database } from '../database/database.ts'
import type { TakenBy } from './read-rows.ts'

export interface PageFound {
  readonly id: number
  readonly name: string
}

/** What stands at any of these places and is no redirect that could go, by its full slug. */
export async function takenPlaces(
  { db }: Database,
  fullSlugs: readonly string[],
): Promise<ReadonlyMap<string, TakenBy>> {
  const found = await someAtATime(fullSlugs, (some) =>
    db
      .selectFrom('story')
      .select(['full_slug', 'is_folder'])
      .where('full_slug', 'in', some)
      .where('redirect_to', 'is', null)
      .execute(),
  )
  return new Map(
    found.map(({ full_slug, is_folder }) => [full_slug, is_folder === 1 ? 'folder' : 'story']),
  )
}

/** Where the redirects at these places lead, and those that they lead to, and so on, by full slug. */
export async function destinationsOf(
  { db }: Database,
  fullSlugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const destinations = new Map<string, string>()
  const asked = new Set<string>()
  for (let wanted = new Set(fullSlugs); wanted.size > 0; ) {
    for (const slug of wanted) asked.add(slug)
    const found = await someAtATime([...wanted].map(storableText), (some) =>
      db
        .selectFrom('story')
        .innerJoin('document', 'document.story_id', 'story.id')
        .select(['full_slug', 'content'])
        .where('full_slug', 'in', some)
        .where('component', '=', 'modules/redirect')
        .where('is_draft', '=', 1)
        .execute(),
    )
    const next = found.map(({ full_slug, content }) => {
      const to = String(JSON.parse(content).destination_url ?? '')
      destinations.set(full_slug, to)
      return slugOf(to)
    })
    wanted = new Set(next.filter((slug) => slug !== '' && !asked.has(slug)))
  }
  return destinations
}

/** The pages that paths such as `/prices` are of, by the path. */
export async function pagesAt(
  { db }: Database,
  paths: readonly string[],
): Promise<ReadonlyMap<string, PageFound>> {
  const slugs = new Map(
    paths
      .filter((path) => path.startsWith('/'))
      .map((path) => [path, storableText(decoded(path.slice(1)))]),
  )
  const found = await someAtATime([...new Set(slugs.values())], (some) =>
    db
      .selectFrom('story')
      .innerJoin('document', 'document.story_id', 'story.id')
      .select(['story.id', 'name', 'full_slug'])
      .where('full_slug', 'in', some)
      .where('is_folder', '=', 0)
      .where('redirect_to', 'is', null)
      .where('is_draft', '=', 1)
      .execute(),
  )
  const pages = new Map(found.map(({ id, name, full_slug }) => [full_slug, { id, name }]))
  return new Map(
    [...slugs].flatMap(([path, slug]) => {
      const page = pages.get(slug)
      return page === undefined ? [] : [[path, page]]
    }),
  )
}

/** The full slug that a destination is of; empty for an address of another site. */
export function slugOf(destination: string): string {
  return destination.startsWith('/')
    ? decoded(destination.replace(/[?#].*$/s, '').replace(/^\/+|\/+$/g, ''))
    : ''
}

/** Redirects that follow a page are stored percent-encoded, and so are addresses that a browser copies. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** A statement takes a limited number of parameters. */
async function someAtATime<Row>(
  values: readonly string[],
  read: (some: readonly string[]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (let start = 0; start < values.length; start += VALUES_AT_ONCE) {
    rows.push(...(await read(values.slice(start, start + VALUES_AT_ONCE))))
  }
  return rows
}

const VALUES_AT_ONCE = 1000
