import type { Nothing } from './request.ts'

/** A page of the editor that has a story open. */
export interface Present {
  /** An id that the page gave itself. */
  readonly tab: string
  readonly person_id: string
  readonly name: string
  /** `_uid` of the block that is chosen there; empty for none. */
  readonly block: string
  /** The field that is typed in; empty for none. */
  readonly field: string
}

/** How a story stands, and who else has it open. */
export interface PresenceState {
  /** The newest. */
  readonly version: number
  readonly published: boolean
  /** Published, and saved since in other words. */
  readonly unpublished_changes: boolean
  /** Who saved that version; empty for nobody in particular. */
  readonly saved_by: string
  readonly others: readonly Present[]
}

/** @see management-api#presence */
export interface PresenceRoutes {
  'PUT stories/:id/presence/:tab': {
    body: { readonly presence: { readonly block?: string; readonly field?: string } }
    response: { readonly presence: PresenceState }
  }
  'DELETE stories/:id/presence/:tab': { response: Nothing }
}
