import type { RawAlternate } from '../raw-story.ts'
import type { JsonObject } from '../values/json.ts'
import type { LanguageQuery, Optional, Paging } from './request.ts'

/** The newest state of a story or folder, without its content. */
export interface StoryEntry {
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly slug: string
  readonly full_slug: string
  readonly parent_id: number
  readonly position: number
  readonly is_folder: boolean
  readonly is_startpage: boolean
  readonly content_type: string | null
  readonly tag_list: readonly string[]
  readonly lang: string
  /** Shared by all translations. */
  readonly group_id: string
  readonly published: boolean
  /** Published, and changed since. */
  readonly unpublished_changes: boolean
  readonly version: number
  /** Id of the story that a redirect follows (decision 0026), 0 if it follows none; null for anything else. */
  readonly redirect_to: number | null
  readonly created_at: string
  readonly updated_at: string
  readonly published_at: string | null
  readonly first_published_at: string | null
}

export interface Story extends Omit<StoryEntry, 'content_type'> {
  readonly path: string | null
  /** The other stories of its group. */
  readonly alternates: readonly RawAlternate[]
  /** Null for a folder. */
  readonly content: JsonObject | null
}

export interface PublishedStory
  extends Pick<Story, 'id' | 'name' | 'full_slug' | 'tag_list' | 'published_at' | 'content'> {}

/** All stories and folders in columns with the same index. Children are in order. */
export interface StoryTree {
  readonly id: readonly number[]
  /** 0 is the root. */
  readonly parent: readonly number[]
  readonly name: readonly string[]
  readonly slug: readonly string[]
  readonly state: readonly TreeState[]
  /** Index in `types`; -1 for a folder. */
  readonly type: readonly number[]
  readonly types: readonly string[]
  /** Index in `authors` of the last author; -1 for nobody in particular. */
  readonly author: readonly number[]
  readonly authors: readonly string[]
  /** Ids of stories whose review is open. */
  readonly in_review: readonly number[]
  /** Ids of stories with an open schedule. */
  readonly scheduled: readonly number[]
}

/** Folder, unpublished, published, or published with changes since. */
export type TreeState = 'f' | 'd' | 'p' | 'c'

/** A problem that an editor should know about before publishing. A warning never prevents a save. */
export interface Warning {
  /** For clients with messages of their own (management-api#warnings). */
  readonly kind: WarningKind
  /** The affected component, and its `_uid`. */
  readonly component: string
  readonly uid: string
  readonly field?: string
  /** `part` or `field` if a site leaves out less than the block. */
  readonly only?: 'part' | 'field'
  readonly message: string
  /** Values in the message, such as a length. */
  readonly values?: Readonly<Record<string, string | number>>
}

export type WarningKind =
  | 'left-out'
  | 'dead-link'
  | 'no-page-link'
  | 'unknown-form'
  | 'redirect-nowhere'
  | 'redirect-circle'
  | 'chosen-not-shown'
  | 'samples-shown'
  | 'front-page'
  | 'site-settings'
  | 'language-folder'
  | 'no-alt'
  | 'title-length'
  | 'no-description'
  | 'description-length'
  | 'heading-jump'
  | 'empty-page'
  | 'empty-block'
  | 'small-picture'
  | 'same-title'
  | 'original-changed'
  | 'translation-behind'
  | 'translation-not-linked'
  | 'translation-not-published'

/** A deletion that can be undone. */
export interface DeletedStory {
  /** Id of the story or folder. */
  readonly id: number
  readonly full_slug: string
  readonly is_folder: boolean
  readonly deleted_at: string
  readonly deleted_by: string
  /** Number of stories and folders, those inside included. */
  readonly stories: number
}

export interface LinkingStory extends Pick<StoryEntry, 'id' | 'name' | 'full_slug'> {
  /** True if visitors see the link; else only the draft has it. */
  readonly published: boolean
}

export interface PreviewLocation {
  readonly url: string
  /** True if the page shows changes while they are typed; else it shows the last save. */
  readonly follows: boolean
}

/** Lists are comma-separated. */
type StoryFilter = Optional<{
  /** Direct children of this folder; 0 is the root. */
  readonly with_parent: number
  readonly starts_with: string
  readonly text_search: string
  readonly search: string
  readonly in_content: string
  readonly by_ids: string
  readonly by_uuids: string
  readonly with_slug: string
  readonly by_slugs: string
  readonly folder_only: boolean
  readonly story_only: boolean
  readonly contain_component: string
  /** Only stories with a page of their own, which a link can lead to. */
  readonly with_page: boolean
  /** Only redirects, left by moves or made by hand, instead of everything else. */
  readonly redirects: boolean
  /** Rejected: this list does not support it. */
  readonly filter_query: never
}>

export type StoryPosition = Optional<{
  readonly name: string
  readonly slug: string
  readonly parent_id: number
  readonly position: number
  readonly is_startpage: boolean
}>

/** The writable members of a story; undefined ones stay unchanged. */
export type StoryDraft = StoryPosition &
  Optional<{
    readonly is_folder: boolean
    readonly lang: string
    readonly group_id: string
    readonly tag_list: readonly string[]
    readonly content: JsonObject
  }>

interface StoryChange {
  response: { readonly story: Story; readonly warnings: readonly Warning[] }
}

/** Also publishes the change; accepted in query and body. */
export interface Publishing {
  readonly publish?: boolean | 0 | 1 | undefined
}

interface StoryMove extends StoryChange {
  /** Position right after another story of its folder; 0 for first. */
  query: { readonly after_id?: number | undefined }
  body: { readonly story?: StoryPosition | undefined }
}

interface StoryDuplication extends StoryChange {
  body: {
    readonly story?: (StoryPosition & { readonly translation?: boolean | undefined }) | undefined
  }
}

interface StoryRestore extends StoryChange {
  query: { readonly version: number }
}

/** @see management-api#stories, management-api#publishing */
export interface StoryRoutes {
  'GET stories': {
    query: StoryFilter & Paging
    response: { readonly stories: readonly StoryEntry[] }
  }
  'POST stories': StoryChange & {
    query: Publishing & LanguageQuery
    body: Publishing & {
      /** `template`: id of a template. */
      readonly story: StoryDraft & {
        readonly slug: string
        readonly template?: string | undefined
      }
    }
  }
  'GET stories/:id': { response: { readonly story: Story } }
  'PUT stories/:id': StoryChange & {
    query: Publishing
    body: Publishing & { readonly story: StoryDraft }
  }
  'DELETE stories/:id': { response: { readonly story: Story } }
  'GET stories/:id/preview': {
    /** Id of the page on which settings are shown. */
    query: { readonly around?: number | undefined }
    response: PreviewLocation
  }
  'GET stories/:id/publish': StoryChange
  'POST stories/:id/publish': StoryChange
  'GET stories/:id/unpublish': StoryChange
  'POST stories/:id/unpublish': StoryChange
  'PUT stories/:id/move': StoryMove
  'POST stories/:id/move': StoryMove
  'PUT stories/:id/duplicate': StoryDuplication
  'POST stories/:id/duplicate': StoryDuplication
  'PUT stories/:id/restore': StoryRestore
  'POST stories/:id/restore': StoryRestore
  'PUT stories/:id/undelete': StoryChange
  'POST stories/:id/undelete': StoryChange
  'GET story_tree': { response: StoryTree }
  'GET deleted_stories': {
    query: Paging
    response: { readonly deleted_stories: readonly DeletedStory[] }
  }
  'GET stories/:id/published': { response: { readonly story: PublishedStory | null } }
  'GET stories/:id/warnings': { response: { readonly warnings: readonly Warning[] } }
  'GET stories/:id/losses': { response: { readonly warnings: readonly Warning[] } }
  'GET stories/:id/linked_from': {
    query: Paging
    response: { readonly stories: readonly LinkingStory[]; readonly total: number }
  }
}
