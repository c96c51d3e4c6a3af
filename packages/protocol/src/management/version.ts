import type { Json } from '../values/json.ts'
import type { Paging } from './request.ts'
import type { Story } from './story.ts'

/** A version without the story that it saved. */
export interface VersionHead {
  /** From 1, for each story. */
  readonly number: number
  readonly created_at: string
  /** Empty for an import. */
  readonly author: string
  readonly action: 'imported' | 'created' | 'saved' | 'moved' | 'restored' | 'duplicated'
  /** Members that changed, such as `slug` or `content.body`. */
  readonly changes: readonly string[]
  readonly published_at: string | null
  readonly published_by: string | null
}

export interface Version
  extends VersionHead,
    Pick<
      Story,
      'name' | 'slug' | 'parent_id' | 'position' | 'is_startpage' | 'tag_list' | 'content'
    > {}

/** A version of a story or component, as official clients list it. */
export interface ModelVersion {
  readonly id: number
  readonly event: 'create' | 'update'
  readonly created_at: string
  readonly author_id: null
  readonly author: string
  readonly item_id: number
  readonly is_draft: boolean
}

export interface ModelReference {
  readonly model: 'stories' | 'components'
  readonly model_id: number
}

interface RestoredModel {
  query: ModelReference
  response: Readonly<Record<string, Json>>
}

/** @see management-api#versions */
export interface VersionRoutes {
  'GET stories/:id/versions': {
    query: Paging
    response: { readonly versions: readonly VersionHead[] }
  }
  'GET stories/:id/versions/:number': { response: { readonly version: Version } }
  'GET versions': {
    query: ModelReference & Paging
    response: { readonly versions: readonly ModelVersion[] }
  }
  'PUT versions/:id': RestoredModel
  'POST versions/:id': RestoredModel
}
