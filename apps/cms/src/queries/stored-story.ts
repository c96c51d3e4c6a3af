import type { RawAlternate } from '@prospectus/protocol/raw-story'
import type { StoryCondition, View } from '../database/story-query.ts'

/** A story as it is delivered, its content still the JSON text that was stored. */
export interface StoredStory {
  readonly id: number
  readonly uuid: string
  readonly group_id: string
  readonly parent_id: number
  readonly is_startpage: boolean
  readonly name: string
  readonly slug: string
  readonly full_slug: string
  readonly path: string | null
  readonly position: number
  readonly lang: string
  readonly created_at: string
  readonly updated_at: string
  readonly first_published_at: string | null
  readonly published_at: string | null
  readonly tag_list: readonly string[]
  /** Other stories of the same group, of those that the view has. */
  readonly alternates: readonly RawAlternate[]
  readonly content: string
}

/** A story or folder as the tree of the space shows it, without its content. */
export interface StoredLink {
  readonly id: number
  readonly uuid: string
  /** The full slug. */
  readonly slug: string
  readonly path: string | null
  readonly name: string
  readonly published: boolean
  readonly parent_id: number
  readonly is_folder: boolean
  readonly is_startpage: boolean
  readonly position: number
  readonly published_at: string | null
  readonly created_at: string
  readonly updated_at: string
}

export type StoryReference =
  | { readonly id: number }
  | { readonly uuid: string }
  /** With or without the closing slash of a start page. */
  | { readonly fullSlug: string }

export interface LinkQuery {
  /** Published: folders, and the stories that have a published document. */
  readonly view: View
  /** Full slugs that begin with one of these; empty: wherever. */
  readonly startsWith: readonly string[]
  /** Folder whose direct children are asked for; 0 is the root. */
  readonly parentId: number | undefined
  readonly uuid: string | undefined
  readonly page: number
  /** Undefined: all. */
  readonly perPage: number | undefined
}

export interface Tag {
  readonly name: string
  readonly taggings_count: number
}

/** Of stories that stand there, and of which all the conditions hold. */
export interface TagQuery {
  readonly view: View
  /** Full slugs that begin with one of these; empty: wherever. */
  readonly startsWith: readonly string[]
  readonly where: readonly StoryCondition[]
}
