import type { Paging } from './request.ts'

export interface AuditEntry {
  readonly id: number
  readonly at: string
  /** Null for a token, the operator, and somebody who is not signed in. */
  readonly person_id: string | null
  readonly author: string
  /** Such as `PUT stories/:id`. */
  readonly action: string
  /** Object of the action, such as `stories/17`. */
  readonly subject: string
  /** Client IP; empty for the server itself. */
  readonly client: string
}

/** @see management-api#people */
export interface ActivityRoutes {
  'GET audit': {
    query: Paging & { readonly person_id?: string | undefined }
    response: { readonly audit: readonly AuditEntry[] }
  }
}
