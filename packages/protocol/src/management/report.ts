import type { Csv, Optional, Paging } from './request.ts'

/** A path that visitors requested but that has no page. */
export interface MissingPath {
  readonly id: number
  readonly path: string
  readonly count: number
  readonly first_at: string
  readonly last_at: string
  readonly referrer: string
  readonly dismissed: boolean
}

/** A page that visitors of a missing path may have meant. */
export interface LikelyPage {
  readonly id: number
  readonly name: string
  readonly path: string
}

export interface SearchCount {
  readonly query: string
  readonly lang: string
  readonly count: number
  /** Number of results on the last day. */
  readonly results: number
  readonly last_day: string
  /** True if the count is too low to be meaningful. */
  readonly rare: boolean
}

export type SearchFilter = Optional<{
  /** Default: 30. */
  readonly days: number
  readonly found: string | boolean
  readonly search: string
}>

export const LINK_PROBLEMS = [
  'deleted_story',
  'unpublished_story',
  'missing_page',
  'missing_anchor',
  'missing_file',
  'redirect_chain',
  'redirect_circle',
] as const

export type LinkProblem = (typeof LINK_PROBLEMS)[number]

export interface BrokenLink {
  readonly story_id: number
  readonly story: string
  readonly full_slug: string
  /** True if visitors see the link. */
  readonly seen: boolean
  readonly block: string
  readonly component: string
  readonly field: string
  readonly target: string
  readonly problem: LinkProblem
}

export interface LinkCheckProgress {
  readonly state: 'checking' | 'done'
  readonly checked: number
  readonly stories: number
  /** Links to other sites, which are not checked. */
  readonly external: number
  readonly finished_at: string | null
}

/** @see management-api#missing-paths, management-api#searches, management-api#broken-links */
export interface ReportRoutes {
  'GET missing_paths': {
    query: Paging & Optional<{ readonly search: string; readonly dismissed: boolean }>
    response: { readonly missing_paths: readonly MissingPath[] }
  }
  'PUT missing_paths/:id': {
    body: { readonly missing_path: { readonly dismissed: boolean } }
    response: { readonly missing_path: MissingPath }
  }
  'GET missing_paths/:id/likely_pages': { response: { readonly pages: readonly LikelyPage[] } }
  'GET searches': {
    query: SearchFilter & Paging
    response: { readonly searches: readonly SearchCount[] }
  }
  'GET searches.csv': { query: SearchFilter; response: Csv }
  'GET broken_links': {
    query: Paging & { readonly problem?: string | undefined }
    response: { readonly broken_links: readonly BrokenLink[]; readonly check: LinkCheckProgress }
  }
}
