import { isRecord } from '@prospectus/protocol/values/is-record'
import { readAsset } from '../assets/asset.ts'
import type { ReadContext } from '../context/read-context.ts'
import { readText } from '../values/read-text.ts'
import { type StoredObject, storedFields } from '../values/stored-value.ts'
import { segmentsOf } from './canonical-path.ts'
import { encodeFragment, readAddress, readMailAddress } from './safe-address.ts'

/** Target of a link, safe for an `href` (BLOCK-10). */
export interface Link {
  /** Root-relative for own stories and files, or `#fragment`, `https:`, `http:`, `mailto:` or `tel:`. */
  readonly href: string
  /** True if it leads to another site; the page then tells readers so. */
  readonly isExternal: boolean
  readonly opensNewTab: boolean
  readonly isFile: boolean
}

/**
 * Reads a stored multilink or a plain address; undefined if it leads nowhere or is unsafe. Finds a story by uuid, or by
 * its stored slug if a published story still has it (BLOCK-10). Never throws.
 */
export function readMultilink(raw: unknown, context: ReadContext): Link | undefined {
  if (typeof raw === 'string') return addressLink(raw, context)
  if (!isRecord(raw)) return undefined
  const link = destination(raw, context)
  if (link === undefined) return undefined
  return { ...withAnchor(link, raw.anchor), opensNewTab: raw.target === '_blank' }
}

function destination(stored: StoredObject, context: ReadContext): Link | undefined {
  const url = readText(stored.url) ?? readText(stored.cached_url)
  switch (stored.linktype) {
    case 'story':
      return storyLink(stored, context) ?? webLink(url, context)
    case 'email':
      return emailLink(readText(stored.email) ?? url)
    case 'asset':
      return url === undefined ? undefined : fileLink(url, context)
    case 'url':
      return url === undefined ? undefined : addressLink(url, context)
    default:
      return (
        storyLink(stored, context) ??
        emailLink(readText(stored.email)) ??
        (url === undefined ? undefined : addressLink(url, context))
      )
  }
}

function storyLink(stored: StoredObject, context: ReadContext): Link | undefined {
  const story = storedFields(stored.story)
  const uuid = readText(stored.id) ?? readText(stored.uuid) ?? readText(story.uuid)
  const slug = readText(stored.cached_url) ?? readText(story.full_slug)
  const path =
    (uuid === undefined ? undefined : context.pathOfUuid(uuid)) ??
    (slug === undefined ? undefined : pathOfStoredSlug(slug, context))
  if (path !== undefined) return plainLink(path)
  // A link with nothing but an anchor points within its own page.
  const isOnThisPage =
    uuid === undefined && slug === undefined && readText(stored.anchor) !== undefined
  return isOnThisPage ? plainLink('') : undefined
}

function pathOfStoredSlug(slug: string, context: ReadContext): string | undefined {
  if (/^(?:\/\/|www\.|[a-z][a-z0-9+.-]*:)/i.test(slug)) return undefined
  const bare = slug.replace(/[?#].*$/s, '')
  const isStartpage = bare.length > 1 && bare.endsWith('/')
  const fullSlug = segmentsOf(bare).join('/')
  return (
    context.pathOfSlug(isStartpage ? `${fullSlug}/` : fullSlug) ??
    context.pathOfSlug(isStartpage ? fullSlug : `${fullSlug}/`)
  )
}

function emailLink(address: string | undefined): Link | undefined {
  const safe = address === undefined ? undefined : readMailAddress(address.replace(/^mailto:/i, ''))
  return safe?.kind === 'contact' ? plainLink(safe.href) : undefined
}

function fileLink(url: string, context: ReadContext): Link | undefined {
  const asset = readAsset(url, context)
  if (asset !== undefined) return { ...plainLink(asset.path), isFile: true }
  const link = addressLink(url, context)
  return link === undefined ? undefined : { ...link, isFile: true }
}

function addressLink(raw: string, context: ReadContext): Link | undefined {
  const address = readAddress(raw)
  switch (address?.kind) {
    case 'internal':
    case 'contact':
      return plainLink(address.href)
    case 'web': {
      const asset = readAsset(address.url.href, context)
      if (asset !== undefined) return { ...plainLink(asset.path), isFile: true }
      if (isOwnSite(address.url, context)) return ownLink(address.url)
      return { href: address.url.href, isExternal: true, opensNewTab: false, isFile: false }
    }
    default: {
      const path = looksLikeSlug(raw) ? pathOfStoredSlug(raw.trim(), context) : undefined
      return path === undefined ? undefined : plainLink(path)
    }
  }
}

function webLink(raw: string | undefined, context: ReadContext): Link | undefined {
  return raw !== undefined && readAddress(raw)?.kind === 'web'
    ? addressLink(raw, context)
    : undefined
}

function isOwnSite(url: URL, { siteUrl }: ReadContext): boolean {
  return url.host === URL.parse(siteUrl)?.host
}

/**
 * Shortens an address of this site to its path. Undefined for `https://site//evil`, whose path would lead to another
 * host.
 */
function ownLink({ pathname, search, hash }: URL): Link | undefined {
  return pathname.startsWith('//') ? undefined : plainLink(pathname + search + hash)
}

function looksLikeSlug(raw: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}\p{M}/._-]*$/u.test(raw.trim())
}

function plainLink(href: string): Link {
  return { href, isExternal: false, opensNewTab: false, isFile: false }
}

function withAnchor(link: Link, anchor: unknown): Link {
  const text = readText(anchor)
  const isContact = /^[a-z]+:/.test(link.href) && !link.isExternal
  if (text === undefined || link.href.includes('#') || isContact) return link
  return { ...link, href: `${link.href}#${encodeFragment(text)}` }
}
