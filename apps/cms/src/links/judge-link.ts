import { createReadContext } from '@prospectus/content/reading/site-context'
import { readAsset } from '@prospectus/content/schema/assets/asset'
import { readMultilink } from '@prospectus/content/schema/links/multilink'
import type { LinkProblem } from '@prospectus/protocol/management/report'
import type { StoredLink } from './links-in-content.ts'
import type { PlaceRow, Places } from './places.ts'

export interface JudgeContext {
  readonly places: Places
  readonly siteUrl: string
  readonly assetHosts: readonly string[]
}

/** What became of a link: it is fine, broken, of another site, or good if something else is there. */
export type Judged =
  | { readonly kind: 'fine' | 'external' }
  | { readonly kind: 'broken'; readonly target: string; readonly problem: LinkProblem }
  /** `path` is of a file on the site, `/assets/f/…`. */
  | { readonly kind: 'file'; readonly path: string }
  | {
      readonly kind: 'anchor'
      readonly target: string
      readonly place: PlaceRow
      readonly anchor: string
    }

/**
 * Holds a link against what visitors find, by the rules of the site (BLOCK-10).
 *
 * @param from the story that it stands in
 */
export function judgeLink(link: StoredLink, from: PlaceRow, context: JudgeContext): Judged {
  if (link.kind === 'file') {
    const asset = readAsset(link.stored, context)
    return asset === undefined ? FINE : { kind: 'file', path: asset.path }
  }
  const { places, siteUrl, assetHosts } = context
  const seen = (place: PlaceRow | undefined) => place && places.pathOf(place)
  const read = readMultilink(
    link.stored,
    createReadContext({
      ...{ siteUrl, assetHosts, embedHost: '', languages: [] },
      pathOfUuid: (uuid) => {
        const place = places.byUuid(uuid)
        const at = place && places.seenAt(place.full_slug)
        return at === place ? seen(at) : undefined
      },
      pathOfSlug: (slug) => seen(places.seenAt(slug)),
    }),
  )
  if (read === undefined) return deadLink(link.stored, places)
  if (read.external) return { kind: 'external' }
  if (/^[a-z]+:/.test(read.href)) return FINE
  return judgePath(read.href, from, link, places)
}

function judgePath(href: string, from: PlaceRow, link: StoredLink, places: Places): Judged {
  const [, path = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? []
  const at = decoded(path)
  if (at.startsWith('/assets/f/')) return { kind: 'file', path: at }
  const place = path === '' ? from : places.seenAt(at)
  const isRedirect = /(^|\/)redirect$/.test(place?.component ?? '')
  if (/(^|\/)redirect$/.test(link.component) && isRedirect) {
    const problem = place === from ? 'redirect_circle' : 'redirect_chain'
    return { kind: 'broken', target: href, problem }
  }
  if (path !== '' && !places.isSeen(at)) {
    return { kind: 'broken', target: href, problem: 'missing_page' }
  }
  if (place === undefined || isRedirect || anchor === '') return FINE
  return { kind: 'anchor', target: href, place, anchor: decoded(anchor) }
}

/** A link that the site leaves out: empty, or to a story that visitors do not see. */
function deadLink(stored: StoredLink['stored'], places: Places): Judged {
  const [uuid, url] = [textOf(stored.id ?? stored.uuid), textOf(stored.cached_url ?? stored.url)]
  const target = url || uuid || textOf(stored.email)
  if (target === '') return FINE
  if (uuid === '') return { kind: 'broken', target, problem: 'missing_page' }
  const place = places.byUuid(uuid)
  if (place === undefined) return { kind: 'broken', target, problem: 'deleted_story' }
  const problem = place.published === 1 ? 'missing_page' : 'unpublished_story'
  return { kind: 'broken', target: `/${place.full_slug}`, problem }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).normalize('NFC')
  } catch {
    return text
  }
}

const FINE: Judged = { kind: 'fine' }
