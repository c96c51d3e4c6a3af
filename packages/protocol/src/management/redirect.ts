import type { Csv, Optional, Paging } from './request.ts'

export interface Redirect {
  readonly id: number
  readonly from: string
  /** Path or http(s) address; empty if the story that the redirect follows has no address. */
  readonly to: string
  /** Id of the story that the redirect leads to, also after a move; null for a fixed address. */
  readonly follows: number | null
  readonly published: boolean
  readonly updated_at: string
}

export type RedirectDraft = Pick<Redirect, 'from' | 'to'>

/** @see management-api#redirects */
export interface RedirectRoutes {
  'GET redirects': {
    query: Paging & { readonly search?: string | undefined }
    response: { readonly redirects: readonly Redirect[] }
  }
  'POST redirects': {
    /** One, or a list of up to 10,000. */
    body: Optional<{
      readonly redirect: RedirectDraft
      readonly redirects: readonly RedirectDraft[]
    }>
    response:
      | { readonly redirect: RedirectDraft & { readonly id: number } }
      | { readonly made: number; readonly faults: readonly RedirectError[] }
  }
  'GET redirects.csv': { response: Csv }
  'DELETE redirects/:id': { response: { readonly deleted: number } }
}

/** An error for one of several redirects, by its index in the request. */
export interface RedirectError {
  readonly at: number
  readonly error: string
}
