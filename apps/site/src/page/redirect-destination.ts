import { entryInLanguage } from '@prospectus/catalogue/languages/in-language'
import { isResourceType } from '@prospectus/catalogue/resources/resource-types'
import type { Entry } from '@prospectus/catalogue/rows/entry'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { placeOf } from '@prospectus/content/schema/links/language-folder'
import { readAddress } from '@prospectus/content/schema/links/safe-address'

/** What leads on: a published story, or a draft that need not be in the snapshot. */
interface Redirecting extends Pick<Entry, 'uuid' | 'fullSlug'> {
  /** Undefined when it is empty or unsafe. */
  readonly destination: string | undefined
}

interface Onward {
  readonly kind: 'redirect'
  readonly status: 307
  readonly location: string
}

/** Where a redirect story leads in the end, or why it leads nowhere. */
type Destination = Onward | { readonly kind: 'missing'; readonly reason: string }

export interface DestinationContext {
  readonly snapshot: Pick<Snapshot, 'find' | 'read' | 'languages'>
  /** Public origin of the site: absolute addresses on it are followed too. */
  readonly siteUrl: string
  /** A redirect's own destination; undefined when it is empty or unsafe. */
  readonly destinationOf: (entry: Entry) => string | undefined
}

/**
 * Follows a redirect to its end in one hop (ROUTE-4): through other redirect stories, to the
 * canonical path of a story, or to wherever else its address says, on the site or off it over http(s).
 *
 * @param search of the request, whose campaign tags go along
 */
export function finalDestination(
  from: Redirecting,
  search: string,
  context: DestinationContext,
): Destination {
  const passed = new Set<string>()
  let current = from
  while (!passed.has(current.uuid)) {
    passed.add(current.uuid)
    const target = readDestination(current.destination, context.siteUrl)
    if (target === undefined) {
      return nowhere(`The destination of ${current.fullSlug} is empty or unsafe.`)
    }
    if (target.path === undefined) return onward(target.href, search)
    const next = storyAt(target.path, context.snapshot)
    if (next?.component !== 'redirect') {
      const location = next
        ? next.path + target.rest
        : (listOfSection(target.path, context.snapshot) ?? target.href)
      return onward(location, search)
    }
    current = { ...next, destination: context.destinationOf(next) }
  }
  return nowhere(`The redirects from ${from.fullSlug} go in a circle.`)
}

/**
 * Sends on from a published resource section without a start page: to its list, in its language (ROUTE-2,
 * LANG-2). Undefined for every other folder.
 *
 * @param search of the request, whose campaign tags go along
 */
export function toResourceList(
  folder: Folder,
  search: string,
  { snapshot }: Pick<DestinationContext, 'snapshot'>,
): Onward | undefined {
  const list = resourceListOf(folder, snapshot)
  return list === undefined ? undefined : onward(list, search)
}

interface Folder {
  readonly fullSlug: string
  readonly published: boolean
}

function resourceListOf(
  folder: Folder,
  snapshot: DestinationContext['snapshot'],
): string | undefined {
  const { languages } = snapshot
  const { lang, section } = placeOf(folder.fullSlug, languages)
  const prefix = languages.includes(lang) ? `${lang}/` : ''
  const isSection = folder.fullSlug.replace(/\/$/, '') === prefix + section
  if (!folder.published || !isSection || !isResourceType(section)) return undefined
  const centre = entryInLanguage('resources', { lang, snapshot })?.path ?? '/resources'
  return `${centre}?category=${section}`
}

interface Target {
  readonly href: string
  /** Set when the destination is on the site. */
  readonly path: string | undefined
  /** Query and fragment. */
  readonly rest: string
}

function readDestination(raw: string | undefined, siteUrl: string): Target | undefined {
  const address = raw === undefined ? undefined : readAddress(raw)
  if (address === undefined || address.kind === 'contact') return undefined
  if (address.kind === 'internal' && !address.href.startsWith('/')) return undefined
  const url = address.kind === 'web' ? address.url : new URL(address.href, siteUrl)
  const rest = url.search + url.hash
  if (url.origin !== siteUrl) return { href: url.href, path: undefined, rest }
  // `https://site//evil` must not become a Location that names another host.
  if (url.pathname.startsWith('//')) return undefined
  return { href: url.pathname + rest, path: url.pathname, rest }
}

function storyAt(path: string, snapshot: Pick<Snapshot, 'find'>): Entry | undefined {
  const found = snapshot.find(slugOf(path))
  return found?.kind === 'story' ? found.entry : undefined
}

function listOfSection(path: string, snapshot: DestinationContext['snapshot']): string | undefined {
  const found = snapshot.find(slugOf(path))
  return found?.kind === 'folder' ? resourceListOf(found, snapshot) : undefined
}

function slugOf(path: string): string {
  try {
    return decodeURIComponent(path).slice(1)
  } catch {
    return path.slice(1)
  }
}

function onward(location: string, search: string): Onward {
  return { kind: 'redirect', status: 307, location: withCampaignTags(location, search) }
}

function nowhere(reason: string): Destination {
  return { kind: 'missing', reason }
}

/**
 * An address that a visitor is sent on to, with the campaign tags (`utm_source` and its kin) of the address
 * that was asked for: a short link in a newsletter still tells a form where its visitor came from. Tags that
 * the address has itself stay, and an address on another site stays as it was written.
 *
 * @param location root-relative, or an address on another site
 * @param search of the address that was asked for: empty, or a question mark and what follows
 */
function withCampaignTags(location: string, search: string): string {
  if (!search.includes('utm_') || !location.startsWith('/')) return location
  const [address = '', ...fragment] = location.split('#')
  const query = address.includes('?') ? address.slice(address.indexOf('?')) : ''
  const present = new URLSearchParams(query)
  const added = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(search)) {
    const isNew = !present.has(name) && !added.has(name)
    if (name.startsWith('utm_') && value !== '' && isNew) added.set(name, value)
  }
  if (added.size === 0) return location
  const joint = query === '' ? '?' : '&'
  return [address + joint + added, ...fragment].join('#')
}
