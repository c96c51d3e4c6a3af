import type { Optional } from './request.ts'

export interface Scheduling {
  readonly id: number
  readonly story_id: number
  /** The version to publish; null for unpublishing. */
  readonly version: number | null
  /** True if the draft has changed since that version; the change is not published. */
  readonly changed_since: boolean
  /** Either this or `unpublish_at` is a time, ISO 8601 in UTC. */
  readonly publish_at: string | null
  readonly unpublish_at: string | null
  readonly created_at: string
  readonly created_by: string
  readonly done_at: string | null
  readonly problem: string | null
}

export interface Release {
  readonly id: number
  readonly name: string
  readonly story_ids: readonly number[]
  /** The version to publish, by story id. */
  readonly versions: Readonly<Record<number, number>>
  /** Stories whose drafts have changed since they were added. */
  readonly changed_ids: readonly number[]
  /** Null for a release on request. */
  readonly release_at: string | null
  readonly created_at: string
  readonly created_by: string
  readonly done_at: string | null
  readonly released: boolean
  readonly problem: string | null
}

export type SchedulingDraft = Optional<{
  readonly publish_at: string
  readonly unpublish_at: string
  /** Default: the newest. */
  readonly version: number
}>

export type ReleaseDraft = Optional<{
  readonly name: string
  readonly story_ids: readonly number[]
  readonly versions: Readonly<Record<string, number>>
  /** Null removes it. */
  readonly release_at: string | null
}>

interface OneScheduling {
  response: { readonly story_scheduling: Scheduling }
}

interface OneRelease {
  response: { readonly release: Release }
}

/** Numbers of webhooks, messages and plans that a restore parked and that wait until the operator resumes them. */
export interface ParkedWork {
  /** Receivers that people made. */
  readonly webhooks: number
  readonly messages: number
  readonly plans: number
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
    /** `publish`: publishes the new release immediately. */
    body: { readonly release: ReleaseDraft; readonly publish?: boolean | 1 | undefined }
  }
  'GET releases/:id': OneRelease
  'PUT releases/:id': OneRelease & { body: { readonly release: ReleaseDraft } }
  'DELETE releases/:id': OneRelease
  'GET releases/:id/publish': OneRelease
  'POST releases/:id/publish': OneRelease
  'GET parked': { response: { readonly parked: ParkedWork } }
}
