import type { RawAlternate } from '../raw-story.ts'
import type { JsonObject } from '../values/json.ts'
import type { LanguageQuery, Optional, Paging } from './request.ts'

/** A story or folder in its newest state, without its content. */
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
  /** What it shares with its translations. */
  readonly group_id: string
  readonly published: boolean
  /** Published, and saved since in other words. */
  readonly unpublished_changes: boolean
  /** Of its newest save. */
  readonly version: number
  /** Of a redirect that a move left: the id of the story it leads to (decision 0026). */
  readonly redirect_to: number | null
  readonly created_at: string
  readonly updated_at: string
  readonly published_at: string | null
  readonly first_published_at: string | null
}

/** A story or folder with its draft. */
export interface Story extends Omit<StoryEntry, 'content_type'> {
  readonly path: string | null
  /** The other stories of its group. */
  readonly alternates: readonly RawAlternate[]
  /** Null of a folder. */
  readonly content: JsonObject | null
}

/** What visitors see of a story. */
export interface PublishedStory
  extends Pick<Story, 'id' | 'name' | 'full_slug' | 'tag_list' | 'published_at' | 'content'> {}

/** All stories and folders, in columns: row by row the same index. Children stand in their order. */
export interface StoryTree {
  readonly id: readonly number[]
  /** 0 is the root. */
  readonly parent: readonly number[]
  readonly name: readonly string[]
  readonly slug: readonly string[]
  readonly state: readonly TreeState[]
  /** Which of `types` the story is; -1 for a folder. */
  readonly type: readonly number[]
  readonly types: readonly string[]
  /** Which of `authors` saved it last; -1 for nobody in particular. */
  readonly author: readonly number[]
  readonly authors: readonly string[]
  /** Ids of stories that somebody was asked to look at. */
  readonly in_review: readonly number[]
  /** Ids of stories that will be published or unpublished by themselves. */
  readonly scheduled: readonly number[]
}

/** A folder, or how a story stands with visitors: unpublished, published, published with changes since. */
export type TreeState = 'f' | 'd' | 'p' | 'c'

/** What an editor should know before visitors see a draft. A warning never stops a save. */
export interface Warning {
  /** What it is about, for clients that say it in words of their own (management-api#warnings). */
  readonly kind: WarningKind
  /** The component that it is about, and its `_uid`. */
  readonly component: string
  readonly uid: string
  /** The field of it to look at, where one is to blame. */
  readonly field?: string
  /** `part` or `field` where a site leaves out less than the block. */
  readonly only?: 'part' | 'field'
  /** A sentence. */
  readonly message: string
  /** What the sentence names, such as a length. */
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

/** Something that was deleted and can be brought back. */
export interface DeletedStory {
  /** Of the story or folder. */
  readonly id: number
  readonly full_slug: string
  readonly is_folder: boolean
  readonly deleted_at: string
  readonly deleted_by: string
  /** How many stories and folders, with those that were in it. */
  readonly stories: number
}

/** A story whose text names another. */
export interface LinkingStory {
  readonly id: number
  readonly name: string
  readonly full_slug: string
  /** Whether visitors see the text that names it; else the draft alone does. */
  readonly published: boolean
}

/** Where a story's draft is shown. */
export interface PreviewLocation {
  readonly url: string
  /** Whether what stands there follows what is typed; else it shows what was saved last. */
  readonly follows: boolean
}

/** Lists stand between commas. */
type StoryFilter = Optional<{
  /** Folder whose direct children are asked for; 0 is the root. */
  readonly with_parent: number
  readonly starts_with: string
  /** Part of the name or the full slug. */
  readonly text_search: string
  readonly search: string
  /** Part of the draft's content, to the letter. */
  readonly in_content: string
  readonly by_ids: string
  readonly by_uuids: string
  readonly with_slug: string
  readonly by_slugs: string
  readonly folder_only: boolean
  readonly story_only: boolean
  /** A component that the draft holds. */
  readonly contain_component: string
  /** Only stories that have a page of their own, which a link can lead to. */
  readonly with_page: boolean
  /** The redirects that moves left, instead of everything else. */
  readonly redirects: boolean
  /** Unsupported: this list is not narrowed by it. */
  readonly filter_query: never
}>

/** Where a story stands. */
export type StoryPosition = Optional<{
  readonly name: string
  readonly slug: string
  readonly parent_id: number
  readonly position: number
  readonly is_startpage: boolean
}>

/** What can be written of a story; what is left out stays as it is. */
export type StoryDraft = StoryPosition &
  Optional<{
    readonly is_folder: boolean
    readonly lang: string
    readonly group_id: string
    readonly tag_list: readonly string[]
    readonly content: JsonObject
  }>

/** With the story, what a site would leave out of it. */
interface Changed {
  response: { readonly story: Story; readonly warnings: readonly Warning[] }
}

/** A change that also publishes what it saves; either place is good. */
export interface Publishing {
  readonly publish?: boolean | 0 | 1 | undefined
}

interface Moved extends Changed {
  /** Right after another story of its folder; 0 before all of them. */
  query: { readonly after_id?: number | undefined }
  body: { readonly story?: StoryPosition | undefined }
}

interface Duplicated extends Changed {
  body: {
    readonly story?: (StoryPosition & { readonly translation?: boolean | undefined }) | undefined
  }
}

interface Restored extends Changed {
  query: { readonly version: number }
}

/** @see management-api#stories, management-api#publishing */
export interface StoryRoutes {
  'GET stories': {
    query: StoryFilter & Paging
    response: { readonly stories: readonly StoryEntry[] }
  }
  'POST stories': Changed & {
    query: Publishing & LanguageQuery
    body: Publishing & {
      /** `template` is the id of one. */
      readonly story: StoryDraft & {
        readonly slug: string
        readonly template?: string | undefined
      }
    }
  }
  'GET stories/:id': { response: { readonly story: Story } }
  'PUT stories/:id': Changed & {
    query: Publishing
    body: Publishing & { readonly story: StoryDraft }
  }
  'DELETE stories/:id': { response: { readonly story: Story } }
  'GET stories/:id/preview': {
    /** The id of the page around which settings are shown. */
    query: { readonly around?: number | undefined }
    response: PreviewLocation
  }
  'GET stories/:id/publish': Changed
  'POST stories/:id/publish': Changed
  'GET stories/:id/unpublish': Changed
  'POST stories/:id/unpublish': Changed
  'PUT stories/:id/move': Moved
  'POST stories/:id/move': Moved
  'PUT stories/:id/duplicate': Duplicated
  'POST stories/:id/duplicate': Duplicated
  'PUT stories/:id/restore': Restored
  'POST stories/:id/restore': Restored
  'PUT stories/:id/undelete': Changed
  'POST stories/:id/undelete': Changed
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
