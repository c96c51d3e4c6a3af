import { MAX_FULL_SLUG_LENGTH } from '../database/compare.ts'
import { StorageError } from '../database/storage-error.ts'

/** The properties of a folder that locate its children. The root has id 0 and empty slugs. */
export interface ParentFolder {
  readonly id: number
  readonly slug: string
  readonly full_slug: string
}

export interface StoryLocation {
  readonly parent_id: number
  readonly is_startpage: 0 | 1
  readonly slug: string
  readonly full_slug: string
  readonly level: number
}

export const ROOT: ParentFolder = { id: 0, slug: '', full_slug: '' }

/**
 * Location of `slug` in a folder. A start page has its folder's slug, and a full slug with a trailing slash
 * (delivery-protocol#story). Throws `StorageError` for an invalid slug, a reserved address, or a start page whose slug
 * differs from its folder's.
 */
export function locationIn(
  folder: ParentFolder,
  slug: string,
  isStartpage: boolean,
): StoryLocation {
  assertSlug(slug)
  const isFolderStartpage = isStartpage && folder.id !== 0
  if (isFolderStartpage && slug !== folder.slug) {
    throw new StorageError(
      'invalid',
      `The start page of the folder ${folder.full_slug} must have its slug, ${folder.slug}; found ${slug}.`,
      'slug',
    )
  }
  const fullSlug = folder.id === 0 ? slug : `${folder.full_slug}/${isFolderStartpage ? '' : slug}`
  assertAllowedAddress(fullSlug)
  const is_startpage = isStartpage ? 1 : 0
  return { parent_id: folder.id, is_startpage, slug, full_slug: fullSlug, level: levelOf(fullSlug) }
}

/** 1 at the root, 2 in a folder of the root; a start page has its folder's level. */
export function levelOf(fullSlug: string): number {
  return fullSlug.split('/').filter((segment) => segment !== '').length
}

/** Throws `StorageError` for an address that is too long or reserved by the site. */
export function assertAllowedAddress(fullSlug: string): void {
  assertFullSlugFits(fullSlug)
  if (!isReservedAddress(fullSlug)) return
  const problem = `The site itself answers at /${fullSlug}; choose another address.`
  throw new StorageError('invalid', problem, 'slug')
}

/** Throws `StorageError` for a full slug that does not fit a PostgreSQL index. */
export function assertFullSlugFits(fullSlug: string): void {
  if (fullSlug.length <= MAX_FULL_SLUG_LENGTH) return
  const shortened = `${fullSlug.slice(0, 60).toWellFormed()}…`
  const problem = `has ${fullSlug.length} characters; at most ${MAX_FULL_SLUG_LENGTH} are allowed`
  throw new StorageError('invalid', `The full slug ${shortened} ${problem}.`, 'slug')
}

/** Returns the position. Throws `StorageError` unless it is a whole number. */
export function validPosition(position: number): number {
  if (Number.isSafeInteger(position)) return position
  throw new StorageError('invalid', `The position is ${position}, not a whole number.`, 'position')
}

/** Throws `StorageError` unless the slug can be a segment of an address. */
export function assertSlug(slug: string): void {
  if (SLUG.test(slug) && slug !== '.' && slug !== '..') return
  const quoted = JSON.stringify(slug.slice(0, 60))
  throw new StorageError(
    'invalid',
    `The slug is ${quoted}; expected one segment of an address, without spaces, slashes, ?, # and %.`,
    'slug',
  )
}

const SLUG = /^[^\s\\/?#%\p{C}]+$/u

const RESERVED_FULL_SLUGS = [
  'healthz',
  'readyz',
  'robots.txt',
  'hooks/content',
  'api/stories',
  'api/suggestions',
  'favicon.ico',
  'apple-touch-icon.png',
  'apple-touch-icon-precomposed.png',
]

/** Reserved with all paths below them. */
const RESERVED_FOLDERS = ['assets', '_']

/** True if a route of the site takes precedence over a story with this full slug (ROUTE-1). */
function isReservedAddress(fullSlug: string): boolean {
  const [first = ''] = fullSlug.split('/')
  return (
    RESERVED_FOLDERS.includes(first) ||
    RESERVED_FULL_SLUGS.includes(fullSlug) ||
    /^sitemap(-\d+)?\.xml$/.test(fullSlug)
  )
}
