import type { Json, JsonObject } from '../values/json.ts'
import type { EmptyObject, Optional, Paging, RejectedRoute } from './request.ts'
import type { StoryEntry } from './story.ts'

type AssetField = Pick<
  AssetMetadata,
  'alt' | 'title' | 'copyright' | 'source' | 'focus' | 'meta_data'
> & {
  readonly fieldtype: 'asset'
  readonly filename: string
  readonly name: string
  readonly content_type: string
  readonly is_external_url: false
}

/** A file bundled with the content: without an id, and read-only. */
export type BundledAsset = AssetField

export type Asset = AssetField & {
  readonly id: number
  readonly short_filename: string
  readonly space_id: number
  readonly content_length: number
  readonly created_at: string
  readonly updated_at: string
  /** Null outside of folders. */
  readonly asset_folder_id: number | null
  /** Id in another system. */
  readonly ext_id: string | null
  readonly internal_tag_ids: readonly number[]
  readonly internal_tags_list: readonly { readonly id: number; readonly name: string }[]
  readonly publish_at: string | null
  readonly expire_at: string | null
  readonly locked: false
  readonly deleted_at: null
  readonly is_private: false
}

/** A story that uses an asset. */
export type AssetUse = Pick<StoryEntry, 'id' | 'name' | 'full_slug'>

/** A story whose draft uses the new file after a replacement. */
export interface UpdatedStory extends AssetUse {
  /** Version before the replacement, which can be restored. */
  readonly version: number
  readonly published: boolean
  /** True if the draft had other unpublished changes. */
  readonly had_changes: boolean
}

/** The address for an upload: a form with these fields and the file. */
export interface SignedUpload {
  readonly id: number
  readonly post_url: string
  readonly fields: Readonly<Record<string, string>>
  readonly most_bytes: number
}

export interface AssetMetadata {
  readonly alt: string
  readonly title: string
  readonly copyright: string
  readonly source: string
  /** `x1xy1:x2xy2`, or empty. */
  readonly focus: string
  readonly decorative: boolean
  readonly asset_folder_id: number | null
  readonly ext_id: string | null
  readonly internal_tag_ids: readonly number[]
  readonly publish_at: string | null
  readonly expire_at: string | null
  /** Further metadata of a client. */
  readonly meta_data: JsonObject
}

/** Undefined members stay unchanged. */
export type AssetDraft = Optional<
  AssetMetadata & {
    /** Rejected when true: all files are public. */
    readonly is_private: boolean
  }
>

/** A new file, or, with the id of an asset, a replacement of its file. */
export type UploadDraft = AssetDraft & {
  readonly filename: string
  readonly id?: number | undefined
}

/** The draft as query parameters. */
export type UploadQuery = Optional<Record<keyof AssetDraft | 'filename', string>>

type AssetFilter = Optional<{
  readonly search: string
  readonly unused: boolean
  readonly undescribed: boolean
  /** `FileType` values, comma-separated. */
  readonly filetypes: string
  readonly in_folder: number
  readonly ext_id: string
  readonly with_tags: string
  readonly by_alt: string
  readonly by_title: string
  readonly by_copyright: string
  readonly is_private: boolean
  /** `created_at:asc`; by default the newest first. */
  readonly sort_by: string
}>

interface OneAsset {
  response: Asset
}

interface ChangedAsset extends OneAsset {
  body: { readonly asset: AssetDraft }
}

interface ForcedDeletion {
  query: { readonly force?: boolean | 1 | undefined }
}

/** @see management-api#assets */
export interface AssetRoutes {
  'GET assets': {
    query: AssetFilter & Paging
    response: { readonly assets: readonly Asset[] }
  }
  'POST assets': { query: UploadQuery; body: UploadDraft; response: SignedUpload }
  'POST assets/bulk_destroy': ForcedDeletion & {
    body: { readonly ids: readonly number[] }
    response: EmptyObject
  }
  'POST assets/bulk_update': {
    body: { readonly ids: readonly number[]; readonly asset: AssetDraft }
    response: EmptyObject
  }
  'POST assets/bulk_restore': RejectedRoute
  'POST assets/:id/convert': RejectedRoute
  'GET assets/:id': OneAsset
  'PUT assets/:id': ChangedAsset
  'PATCH assets/:id': ChangedAsset
  'DELETE assets/:id': OneAsset & ForcedDeletion
  'GET assets/:id/finish_upload': OneAsset
  'POST assets/:id/finish_upload': OneAsset
  /** A form with the fields of a `SignedUpload` and the file; needs no token. */
  'POST asset_uploads/:signature': { response: UploadedAsset }
  'GET assets/:id/stories': { response: { readonly stories: readonly AssetUse[] } }
  'GET bundled_assets': {
    query: Paging & Optional<{ readonly search: string; readonly filetypes: string }>
    response: { readonly bundled_assets: readonly BundledAsset[] }
  }
  'GET shared_assets': { response: { readonly assets: readonly Json[] } }
  'GET shared_asset_folders': { response: { readonly shared_asset_folders: readonly Json[] } }
  'GET shared_internal_tags': { response: { readonly internal_tags: readonly Json[] } }
}

export type UploadedAsset = Asset & {
  /** For a replacement: the stories whose drafts use it now. */
  readonly stories?: readonly UpdatedStory[]
}
