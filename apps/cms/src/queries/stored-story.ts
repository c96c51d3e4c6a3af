import type { RawAlternate } from '@prospectus/protocol/raw-story'
import type { StoryCondition, View } from '../database/story-query.ts'

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
  /** Other stories of the same group in the view. */
  readonly alternates: readonly RawAlternate[]
  readonly content: string
}

export interface StoredLink {
  readonly id: number
  readonly uuid: string
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
  /** With or without the trailing slash of a start page. */
  | { readonly fullSlug: string }

export interface LinkQuery {
  /** Published: folders, and stories with a published document. */
  readonly view: View
  /** Prefixes of the full slug; empty for all. */
  readonly startsWith: readonly string[]
  /** Direct children of this folder; 0 is the root. */
  readonly parentId: number | undefined
  readonly uuid: string | undefined
  readonly page: number
  /** Undefined for all. */
  readonly perPage: number | undefined
}

export interface Tag {
  readonly name: string
  readonly taggings_count: number
}

export interface TagQuery {
  readonly view: View
  readonly startsWith: readonly string[]
  readonly where: readonly StoryCondition[]
}
