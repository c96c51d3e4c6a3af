import type { Optional } from './request.ts'

/** A story that is published or unpublished at a time. */
export interface Scheduling {
  readonly id: number
  readonly story_id: number
  /** The one that is published; null when the story is unpublished. */
  readonly version: number | null
  /** Whether the draft has changed since it was planned: that is not published with it. */
  readonly changed_since: boolean
  /** Either has a time, ISO 8601, UTC. */
  readonly publish_at: string | null
  readonly unpublish_at: string | null
  readonly created_at: string
  readonly created_by: string
  /** Set once it was done, or could not be. */
  readonly done_at: string | null
  /** Why it could not be done. */
  readonly problem: string | null
}

/** Several stories that are published together. */
export interface Release {
  readonly id: number
  readonly name: string
  readonly story_ids: readonly number[]
  /** The version of each story that is published, by its id. */
  readonly versions: Readonly<Record<number, number>>
  /** Those of its stories whose drafts have changed since they were added. */
  readonly changed_ids: readonly number[]
  /** Null: when somebody says so. */
  readonly release_at: string | null
  readonly created_at: string
  readonly created_by: string
  readonly done_at: string | null
  readonly released: boolean
  readonly problem: string | null
}

/** One of the two times. */
export type SchedulingDraft = Optional<{
  readonly publish_at: string
  readonly unpublish_at: string
  /** The newest one unless told. */
  readonly version: number
}>

export type ReleaseDraft = Optional<{
  readonly name: string
  readonly story_ids: readonly number[]
  /** The newest ones unless told. */
  readonly versions: Readonly<Record<string, number>>
  /** Null takes it away. */
  readonly release_at: string | null
}>

interface OneScheduling {
  response: { readonly story_scheduling: Scheduling }
}

interface OneRelease {
  response: { readonly release: Release }
}

/** @see management-api#schedules-and-releases */
export interface PlanRoutes {
  'GET story_schedulings': {
    query: { readonly story_id?: number | undefined }
    response: { readonly story_schedulings: readonly Scheduling[] }
  }
  'POST story_schedulings': OneScheduling & {
    body: { readonly story_scheduling: SchedulingDraft & { readonly story_id: number } }
  }
  'GET story_schedulings/:id': OneScheduling
  'PUT story_schedulings/:id': OneScheduling & {
    body: { readonly story_scheduling: SchedulingDraft }
  }
  'DELETE story_schedulings/:id': OneScheduling
  'GET releases': { response: { readonly releases: readonly Release[] } }
  'POST releases': OneRelease & {
    /** `publish`: at once. */
    body: { readonly release: ReleaseDraft; readonly publish?: boolean | 1 | undefined }
  }
  'GET releases/:id': OneRelease
  'PUT releases/:id': OneRelease & { body: { readonly release: ReleaseDraft } }
  'DELETE releases/:id': OneRelease
  'GET releases/:id/publish': OneRelease
  'POST releases/:id/publish': OneRelease
}
