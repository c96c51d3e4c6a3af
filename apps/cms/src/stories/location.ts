import { isOwnAddress } from '@prospectus/content/schema/links/own-address'
import { LONGEST_FULL_SLUG } from '../database/compare.ts'
import { StorageError } from '../database/storage-error.ts'

/** A folder as far as it decides about what is in it. The root has id 0 and empty slugs. */
export interface Folder {
  readonly id: number
  readonly slug: string
  readonly full_slug: string
}

/** Where a story or folder stands. */
export interface Location {
  readonly parent_id: number
  readonly is_startpage: 0 | 1
  readonly slug: string
  readonly full_slug: string
  readonly level: number
}

export const ROOT: Folder = { id: 0, slug: '', full_slug: '' }

/**
 * The place of what is called `slug` in a folder. A folder's start page has the folder's own slug and a
 * full slug that ends in a slash (delivery-protocol#story). Throws `StorageError` for a slug that cannot be
 * part of an address, for an address that the site keeps to itself, and for a start page that is called
 * otherwise than its folder.
 */
export function locationIn(folder: Folder, slug: string, isStartpage: boolean): Location {
  assertSlug(slug)
  const startsFolder = isStartpage && folder.id !== 0
  if (startsFolder && slug !== folder.slug) {
    throw new StorageError(
      'invalid',
      `The start page of the folder ${folder.full_slug} has the slug ${folder.slug}, not ${slug}.`,
      'slug',
    )
  }
  const inside = folder.id === 0 ? slug : `${folder.full_slug}/${startsFolder ? '' : slug}`
  assertOwnableAddress(inside)
  const is_startpage = isStartpage ? 1 : 0
  return { parent_id: folder.id, is_startpage, slug, full_slug: inside, level: levelOf(inside) }
}

/** 1 at the root, 2 in a folder of the root; a start page counts as its folder does. */
export function levelOf(fullSlug: string): number {
  return fullSlug.split('/').filter((segment) => segment !== '').length
}

/** Throws `StorageError` for an address that is too long, or that the site answers itself. */
export function assertOwnableAddress(fullSlug: string): void {
  assertSlugLength(fullSlug)
  if (!isOwnAddress(fullSlug)) return
  const problem = `The site itself answers at /${fullSlug}; choose another address.`
  throw new StorageError('invalid', problem, 'slug')
}

/** Throws `StorageError` when a full slug is longer than an index of PostgreSQL can hold. */
export function assertSlugLength(fullSlug: string): void {
  if (fullSlug.length <= LONGEST_FULL_SLUG) return
  const shown = `${fullSlug.slice(0, 60).toWellFormed()}…`
  const problem = `has ${fullSlug.length} characters; ${LONGEST_FULL_SLUG} are possible`
  throw new StorageError('invalid', `The full slug ${shown} ${problem}.`, 'slug')
}

/** Throws `StorageError` for a position that is no whole number; gives back one that is. */
export function wholePosition(position: number): number {
  if (Number.isSafeInteger(position)) return position
  throw new StorageError('invalid', `The position is ${position}, not a whole number.`, 'position')
}

/** Throws `StorageError` for what cannot be one segment of an address. */
export function assertSlug(slug: string): void {
  if (SLUG.test(slug) && slug !== '.' && slug !== '..') return
  const shown = JSON.stringify(slug.slice(0, 60))
  throw new StorageError(
    'invalid',
    `The slug is ${shown}; expected one segment of an address, without spaces, slashes, ?, # and %.`,
    'slug',
  )
}

const SLUG = /^[^\s\\/?#%\p{C}]+$/u
