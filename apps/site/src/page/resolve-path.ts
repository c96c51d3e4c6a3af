import type { Entry } from '@prospectus/catalogue/rows/entry'
import { hasPage } from '@prospectus/content/reading/story-kind'
import type { RequestTarget } from '../http/request-target.ts'
import {
  type DestinationContext,
  finalDestination,
  redirectToResourceList,
} from './redirect-destination.ts'

/** What a path leads to. If a redirect leads nowhere, `reason` says why, for the log. */
export type ResolvedPath =
  | { readonly kind: 'story'; readonly entry: Entry }
  | { readonly kind: 'redirect'; readonly status: 307 | 308; readonly location: string }
  | { readonly kind: 'missing'; readonly reason?: string }

interface ResolveContext extends DestinationContext {
  readonly mode: 'production' | 'preview'
}

const MISSING: ResolvedPath = { kind: 'missing' }

/** Resolves a validated target (ROUTE-2, ROUTE-4). A location is root-relative unless a redirect leaves the site. */
export function resolvePath(target: RequestTarget, context: ResolveContext): ResolvedPath {
  const { pathname, search } = target
  if (pathname.includes('//')) return MISSING
  const match = context.snapshot.find(pathname.slice(1))
  if (match === undefined) return MISSING
  if (match.kind === 'folder') return redirectToResourceList(match, search, context) ?? MISSING

  const { entry } = match
  if (!hasPage(entry.component)) return MISSING
  if (entry.component === 'redirect' && context.mode === 'production') {
    const destination = context.destinationOf(entry)
    return finalDestination({ ...entry, destination }, search, context)
  }
  if (decodeURIComponent(entry.path) !== pathname) {
    return { kind: 'redirect', status: 308, location: entry.path + search }
  }
  return { kind: 'story', entry }
}
