import { fold } from '@prospectus/content/text/fold'
import type { LikelyPage, MissingPath } from '@prospectus/protocol/management/report'
import { sql } from 'kysely'
import { anyOf, contains, storableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { type ListPage, type Paging, readPage } from '../database/paging.ts'
import { StorageError } from '../database/storage-error.ts'

interface MissingPathQuery extends Paging {
  readonly search: string | undefined
  readonly dismissed: boolean
}

/** Lists missing paths, most requested first; leaves out paths where a page or redirect has since been published. */
export async function listMissingPaths(
  database: Database,
  { search = '', dismissed, page, perPage }: MissingPathQuery,
): Promise<ListPage<MissingPath>> {
  const orderedQuery = database.db
    .selectFrom('missing_path')
    .where('dismissed', '=', dismissed ? 1 : 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('story')
            .select('story.id')
            .where('is_folder', '=', 0)
            .where('published', '=', 1)
            .where(({ eb, ref }) =>
              eb(ref('full_slug'), 'in', [
                sql<string>`substr(${sql.ref('missing_path.path')}, 2)`,
                sql<string>`substr(${sql.ref('missing_path.path')}, 2) || '/'`,
              ]),
            ),
        ),
      ),
    )
    .$if(search !== '', (rows) =>
      rows.where(contains(database, sql.ref('path'), storableText(search))),
    )
    .selectAll()
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('id')
  const { total, items: rows } = await readPage(orderedQuery, { page, perPage })
  const items = rows.map((row) => ({ ...row, dismissed: row.dismissed === 1 }))
  return { total, items }
}

/** Marks a path as dismissed or not. Throws `StorageError` for an unknown id. */
export async function setMissingPathDismissed(
  { db }: Database,
  id: number,
  dismissed: boolean,
): Promise<MissingPath> {
  const row = await db
    .updateTable('missing_path')
    .set({ dismissed: dismissed ? 1 : 0 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow(() => noSuchPath(id))
  return { ...row, dismissed: row.dismissed === 1 }
}

function noSuchPath(id: number): StorageError {
  return new StorageError('missing', `There is no missing path with the id ${id}.`)
}

/** Published pages and resources with similar addresses, likeliest first. Throws `StorageError` for an unknown id. */
export async function findLikelyPages(
  database: Database,
  id: number,
): Promise<readonly LikelyPage[]> {
  const { db } = database
  const missingPath = await db
    .selectFrom('missing_path')
    .select('path')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => noSuchPath(id))
  const slug = fold(missingPath.path.slice(1))
  const beginnings = [...new Set(slug.match(WORD_BEGINNINGS) ?? [])].slice(0, MAX_WORDS)
  if (beginnings.length === 0) return []
  const rows = await db
    .selectFrom('story')
    .innerJoin('document', 'document.story_id', 'story.id')
    .select(['story.id', 'full_slug', 'document.name'])
    .where('document.is_published', '=', 1)
    .where('is_folder', '=', 0)
    .where('redirect_to', 'is', null)
    .where('component', 'in', [...SUGGESTED_COMPONENTS])
    .where(anyOf(beginnings.map((word) => contains(database, sql.ref('full_slug'), word))))
    .limit(MAX_COMPARED)
    .execute()
  const rowBySlug = new Map(rows.map((row) => [row.full_slug, row]))
  return nearestSlugs(slug, [...rowBySlug.keys()]).flatMap((fullSlug) => {
    const row = rowBySlug.get(fullSlug)
    return row === undefined ? [] : [{ id: row.id, name: row.name, path: `/${fullSlug}` }]
  })
}

/** First three letters of each word in an address: a mistyped address rarely has a mistake in all of them. */
const WORD_BEGINNINGS = /(?<![\p{L}\p{N}])[\p{L}\p{N}]{3}/gu
const MAX_WORDS = 12
const MAX_COMPARED = 5000
/** Components of the stories that are suggested; others with a page, such as vacancies, are not. */
const SUGGESTED_COMPONENTS = ['page', 'resource', 'modules/page', 'modules/resource']

/**
 * Up to three full slugs most similar to a missing one, by shared bigrams, likeliest first. The last segment
 * counts more than the folders, since pages move more often than they are renamed.
 */
export function nearestSlugs(missing: string, slugs: readonly string[]): readonly string[] {
  return slugs
    .map((slug) => ({ slug, score: similarity(missing, slug.replace(/\/$/, '')) }))
    .filter(({ score }) => score >= MIN_SIMILARITY)
    .toSorted((a, b) => b.score - a.score || (a.slug < b.slug ? -1 : 1))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ slug }) => slug)
}

function similarity(a: string, b: string): number {
  return (
    WHOLE_SLUG_WEIGHT * diceCoefficient(a, b) +
    LAST_SEGMENT_WEIGHT * diceCoefficient(lastSegment(a), lastSegment(b))
  )
}

/** Dice's coefficient: twice the common bigrams, divided by all bigrams. */
function diceCoefficient(first: string, second: string): number {
  const [firstBigrams, secondBigrams] = [bigramsOf(first), bigramsOf(second)]
  return (
    (2 * [...firstBigrams].filter((bigram) => secondBigrams.has(bigram)).length) /
    (firstBigrams.size + secondBigrams.size)
  )
}

/** Pairs of adjacent characters, with `^` and `$` for the beginning and the end. */
function bigramsOf(text: string): ReadonlySet<string> {
  const delimited = `^${text}$`
  return new Set(
    Array.from({ length: delimited.length - 1 }, (_, index) => delimited.slice(index, index + 2)),
  )
}

/** The last segment without a file extension: addresses of other software have one. */
function lastSegment(slug: string): string {
  return slug.slice(slug.lastIndexOf('/') + 1).replace(/\.(html?|php|aspx?|jsp)$/, '')
}

const WHOLE_SLUG_WEIGHT = 0.35
const LAST_SEGMENT_WEIGHT = 0.65
const MIN_SIMILARITY = 0.35
const MAX_SUGGESTIONS = 3
