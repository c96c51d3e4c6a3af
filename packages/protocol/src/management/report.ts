import type { Csv, Optional, Paging } from './request.ts'

/** A path that visitors asked for and that holds nothing. */
export interface MissingPath {
  readonly id: number
  readonly path: string
  readonly count: number
  readonly first_at: string
  readonly last_at: string
  readonly referrer: string
  readonly dismissed: boolean
}

/** A page that somebody may have meant. */
export interface LikelyPage {
  readonly id: number
  readonly name: string
  readonly path: string
}

/** What visitors searched for. */
export interface SearchCount {
  readonly query: string
  readonly lang: string
  readonly count: number
  /** How much was found on the last of its days. */
  readonly results: number
  readonly last_day: string
  /** Asked for so seldom that it says little. */
  readonly rare: boolean
}

export type SearchFilter = Optional<{
  /** 30 unless told. */
  readonly days: number
  /** Only what found something, or only what found nothing. */
  readonly found: string | boolean
  readonly search: string
}>

/** Why a link leads nowhere, or not where it should. */
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

/** A link in a story that leads nowhere. */
export interface BrokenLink {
  readonly story_id: number
  readonly story: string
  readonly full_slug: string
  /** Whether visitors see the text that it stands in. */
  readonly seen: boolean
  readonly block: string
  readonly component: string
  readonly field: string
  readonly target: string
  readonly problem: LinkProblem
}

/** How far a check of all links is. */
export interface LinkCheckProgress {
  readonly state: 'checking' | 'done'
  readonly checked: number
  /** Stories and folders in all. */
  readonly stories: number
  /** Links that lead to other sites, which nobody follows. */
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
