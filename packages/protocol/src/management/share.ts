import type { EmptyObject } from './request.ts'

export interface Share {
  readonly id: number
  readonly story_id: number
  readonly created_at: string
  readonly created_by: string
  readonly ends_at: string
}

/** @see management-api#share-links */
export interface ShareRoutes {
  'GET stories/:id/shares': { response: { readonly shares: readonly Share[] } }
  'POST stories/:id/shares': {
    body: { readonly share: { readonly ends_at: string } }
    /** The only response with the link. */
    response: { readonly share: Share & { readonly url: string } }
  }
  'DELETE shares/:id': { response: EmptyObject }
}
