import { entryInLanguage } from '@prospectus/catalogue/languages/in-language'
import { isResourceType } from '@prospectus/catalogue/resources/resource-types'
import type { Entry } from '@prospectus/catalogue/rows/entry'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { splitSlug } from '@prospectus/content/schema/links/language-folder'
import { readAddress } from '@prospectus/content/schema/links/safe-address'
import { decodeEscapes } from '@prospectus/protocol/values/decode-escapes'

interface RedirectStory extends Pick<Entry, 'uuid' | 'fullSlug'> {
  /** Undefined if empty or unsafe. */
  readonly destination: string | undefined
}

interface Redirect {
  readonly kind: 'redirect'
  readonly status: 307
  readonly location: string
}

type Destination = Redirect | { readonly kind: 'missing'; readonly reason: string }

export interface DestinationContext {
  readonly snapshot: Pick<Snapshot, 'find' | 'read' | 'languages'>
  /** Public origin; absolute addresses on it are followed too. */
  readonly siteUrl: string
  readonly destinationOf: (entry: Entry) => string | undefined
}

/**
 * Follows a redirect to its end (ROUTE-4): a path of this site, to which the campaign tags of `search` are added, or an
 * http(s) address. `missing` if a destination is empty or unsafe, or the redirects form a loop.
 */
export function finalDestination(
  from: RedirectStory,
  search: string,
  context: DestinationContext,
): Destination {
  const visited = new Set<string>()
  let current = from
  while (!visited.has(current.uuid)) {
    visited.add(current.uuid)
    const target = readDestination(current.destination, context.siteUrl)
    if (target === undefined) {
      return missing(
        `The destination of ${current.fullSlug} is empty or unsafe; expected a page, a path such as /prices, or an http(s) address.`,
      )
    }
    if (target.path === undefined) return redirect(target.href, search)
    const next = storyAt(target.path, context.snapshot)
    if (next?.component !== 'redirect') {
      const location = next
        ? next.path + target.queryAndHash
        : (sectionListPath(target.path, context.snapshot) ?? target.href)
      return redirect(location, search)
    }
    current = { ...next, destination: context.destinationOf(next) }
  }
  return missing(
    `The redirects from ${from.fullSlug} lead in a circle; let one of them lead to a page.`,
  )
}

/** Redirects a published resource section without a start page to its list (ROUTE-2, LANG-2), keeping campaign tags. */
export function redirectToResourceList(
  folder: Folder,
  search: string,
  { snapshot }: Pick<DestinationContext, 'snapshot'>,
): Redirect | undefined {
  const list = resourceListPath(folder, snapshot)
  return list === undefined ? undefined : redirect(list, search)
}

interface Folder {
  readonly fullSlug: string
  readonly published: boolean
}

function resourceListPath(
  folder: Folder,
  snapshot: DestinationContext['snapshot'],
): string | undefined {
  const { languages } = snapshot
  const { lang, section } = splitSlug(folder.fullSlug, languages)
  const prefix = languages.includes(lang) ? `${lang}/` : ''
  const isSection = folder.fullSlug.replace(/\/$/, '') === prefix + section
  if (!folder.published || !isSection || !isResourceType(section)) return undefined
  const centre = entryInLanguage('resources', { lang, snapshot })?.path ?? '/resources'
  return `${centre}?category=${section}`
}

interface Target {
  readonly href: string
  readonly path: string | undefined
  readonly queryAndHash: string
}

function readDestination(raw: string | undefined, siteUrl: string): Target | undefined {
  const address = raw === undefined ? undefined : readAddress(raw)
  if (address === undefined || address.kind === 'contact') return undefined
  if (address.kind === 'internal' && !address.href.startsWith('/')) return undefined
  const url = address.kind === 'web' ? address.url : new URL(address.href, siteUrl)
  const queryAndHash = url.search + url.hash
  if (url.origin !== siteUrl) return { href: url.href, path: undefined, queryAndHash }
  // `https://site//evil` must not become a Location that names another host.
  if (url.pathname.startsWith('//')) return undefined
  return { href: url.pathname + queryAndHash, path: url.pathname, queryAndHash }
}

function storyAt(path: string, snapshot: Pick<Snapshot, 'find'>): Entry | undefined {
  const match = snapshot.find(decodeEscapes(path).slice(1))
  return match?.kind === 'story' ? match.entry : undefined
}

function sectionListPath(
  path: string,
  snapshot: DestinationContext['snapshot'],
): string | undefined {
  const match = snapshot.find(decodeEscapes(path).slice(1))
  return match?.kind === 'folder' ? resourceListPath(match, snapshot) : undefined
}

function redirect(location: string, search: string): Redirect {
  return { kind: 'redirect', status: 307, location: withCampaignTags(location, search) }
}

function missing(reason: string): Destination {
  return { kind: 'missing', reason }
}

/**
 * Adds the campaign tags (`utm_source` etc.) of `search` to a path of this site, so that a form behind a short link
 * records the campaign.
 */
function withCampaignTags(location: string, search: string): string {
  if (!search.includes('utm_') || !location.startsWith('/')) return location
  const [address = '', ...fragment] = location.split('#')
  const query = address.includes('?') ? address.slice(address.indexOf('?')) : ''
  const existing = new URLSearchParams(query)
  const added = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(search)) {
    const isNew = !existing.has(name) && !added.has(name)
    if (name.startsWith('utm_') && value !== '' && isNew) added.set(name, value)
  }
  if (added.size === 0) return location
  const separator = query === '' ? '?' : '&'
  return [address + separator + added, ...fragment].join('#')
}
