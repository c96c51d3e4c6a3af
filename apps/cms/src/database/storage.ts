import type { BundledContent } from '@prospectus/content/seed/bundled-content'
import type { RawAlternate } from '@prospectus/protocol/raw-story'
import type { StoryCondition, StoryQuery, View } from './story-query.ts'

export interface Space {
  readonly id: number
  readonly name: string
  /** `cv` (delivery-protocol#caching). */
  readonly version: number
  readonly languageCodes: readonly string[]
  /** The host that assets have in stored content. */
  readonly assetHost: string
}

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

/** Every story or folder of the space, whether in the view or not is for the query to say. */
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

export interface Page<Item> {
  /** All that match, on whatever page. */
  readonly total: number
  readonly items: readonly Item[]
}

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

export interface Dimension {
  readonly id: number
  readonly name: string
  readonly entry_value: string
  readonly datasource_id: number
  readonly created_at: string
  readonly updated_at: string
}

export interface Datasource {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly dimensions: readonly Dimension[]
}

export interface DatasourceQuery {
  /** Part of the name or slug. */
  readonly search: string | undefined
  readonly ids: readonly number[] | undefined
  readonly page: number
  readonly perPage: number
}

export interface DatasourceEntry {
  readonly id: number
  readonly name: string
  readonly value: string
  /** In the dimension that was asked for; null when none was, or the entry has no value in it. */
  readonly dimension_value: string | null
}

export interface DatasourceEntryQuery {
  /** Slug or id; undefined: the entries of all. */
  readonly datasource: string | number | undefined
  /** Its `entry_value`. */
  readonly dimension: string | undefined
  readonly page: number
  readonly perPage: number
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

export interface StoredAsset {
  readonly id: number
  readonly path: string
  readonly content_type: string
  readonly content_length: number
  readonly created_at: string
  readonly updated_at: string
}

/** All that is read of the content system. Nothing here throws for values that are merely strange. */
export interface ReadStorage {
  readonly space: () => Promise<Space>
  /** What a token may read; undefined when it is none of this space. */
  readonly tokenKind: (token: string) => Promise<'public' | 'preview' | undefined>
  readonly story: (reference: StoryReference, view: View) => Promise<StoredStory | undefined>
  readonly stories: (query: StoryQuery) => Promise<Page<StoredStory>>
  /** In no particular order; those that the view does not have are left out. */
  readonly storiesByUuid: (uuids: readonly string[], view: View) => Promise<readonly StoredStory[]>
  readonly links: (query: LinkQuery) => Promise<Page<StoredLink>>
  readonly datasources: (query: DatasourceQuery) => Promise<Page<Datasource>>
  readonly datasource: (reference: string | number) => Promise<Datasource | undefined>
  readonly datasourceEntries: (query: DatasourceEntryQuery) => Promise<Page<DatasourceEntry>>
  readonly tags: (query: TagQuery) => Promise<readonly Tag[]>
  readonly asset: (path: string) => Promise<StoredAsset | undefined>
}

/** A story to be made, or the changes to one; what is left out stays as it is. */
export interface StoryChange {
  readonly name?: string
  /** Last segment. */
  readonly slug?: string
  /** 0 is the root. */
  readonly parentId?: number
  readonly position?: number
  readonly isStartpage?: boolean
  readonly isFolder?: boolean
  readonly lang?: string
  readonly groupId?: string
  readonly tagList?: readonly string[]
  readonly content?: Readonly<Record<string, unknown>>
}

/**
 * All that changes it. Each is one transaction; one that changes what is published lets the space's
 * version rise in it: to now in seconds, or by one when that is not more. Throws `StorageFault` for a
 * story, folder or slug that is not there, or is there already.
 */
export interface WriteStorage {
  readonly createStory: (change: StoryChange & { readonly slug: string }) => Promise<StoredStory>
  /** Words change in the draft only; slug, folder and position for draft and published at once. */
  readonly changeStory: (id: number, change: StoryChange) => Promise<StoredStory>
  /** Makes the draft the published document. A folder is published and unpublished in the same way. */
  readonly publishStory: (id: number) => Promise<StoredStory>
  readonly unpublishStory: (id: number) => Promise<StoredStory>
  /** With all that is in it, when it is a folder. */
  readonly deleteStory: (id: number) => Promise<void>
  /** Puts these entries in the place of all that the data source has; makes the data source if need be. */
  readonly replaceDatasource: (
    slug: string,
    name: string,
    entries: readonly { readonly name: string; readonly value: string; readonly id?: number }[],
  ) => Promise<void>
  /** From now on exactly these are valid. */
  readonly replaceTokens: (
    tokens: readonly { readonly token: string; readonly kind: 'public' | 'preview' }[],
  ) => Promise<void>
  readonly putAsset: (asset: StoredAsset) => Promise<void>
}

export interface Storage extends ReadStorage, WriteStorage {
  /** Whether nothing was ever imported or made. */
  readonly isEmpty: () => Promise<boolean>
  /** Puts a whole catalogue into the empty database, story by story. */
  readonly importContent: (content: BundledContent, spaceId: number) => Promise<ImportCounts>
  readonly close: () => Promise<void>
}

export interface ImportCounts {
  readonly stories: number
  readonly folders: number
  readonly entries: number
}

/** Something about the content that was asked to change does not allow it; the message says what. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault'
  readonly kind: 'missing' | 'conflict' | 'invalid'

  constructor(kind: StorageFault['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}
