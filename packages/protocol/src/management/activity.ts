import type { Paging } from './request.ts'

/** Something that was done. */
export interface AuditEntry {
  readonly id: number
  readonly at: string
  /** Null for a token, the operator, and somebody who is not signed in. */
  readonly person_id: string | null
  readonly author: string
  /** Such as `PUT stories/:id`. */
  readonly action: string
  /** What it was done to, such as `stories/17`. */
  readonly subject: string
  /** The address that it was asked from; empty for the server itself. */
  readonly client: string
}

/** @see management-api#people */
export interface ActivityRoutes {
  'GET audit': {
    /** What one person did. */
    query: Paging & { readonly person_id?: string | undefined }
    response: { readonly audit: readonly AuditEntry[] }
  }
}
