import type { JsonObject } from '../values/json.ts'
import type { LanguageQuery, Optional, Paging } from './request.ts'

export type FieldType =
  | 'text'
  | 'textarea'
  | 'richtext'
  | 'number'
  | 'boolean'
  | 'datetime'
  | 'option'
  | 'options'
  | 'asset'
  | 'multiasset'
  | 'multilink'
  | 'table'
  | 'bloks'
  /** A field with its own editor plugin, named by `field_type`. */
  | 'custom'

/** Types of files, as the content system calls them. */
export type FileType = 'images' | 'videos' | 'audios' | 'texts'

export type AspectRatio = `${number}/${number}`

/** An option: the name for editors, and the stored value. */
export interface Choice {
  readonly name: string
  readonly value: string
}

/** Source of the choices that an editor has for a text. */
export type ChoicesFrom =
  /** Stories below a folder; the text is the rest of a story's slug. */
  | { readonly kind: 'stories'; readonly below: string; readonly canType?: true }
  /** Data sources; the text is a slug. */
  | { readonly kind: 'datasources' }
  /** Names of parts in the `field` of a story below a folder; the block's field `namedBy` selects the story. */
  | {
      readonly kind: 'parts'
      readonly below: string
      readonly namedBy: string
      readonly field: string
    }

export interface FieldDefinition {
  readonly type: FieldType
  readonly display_name: string
  readonly description?: string
  readonly required?: boolean
  readonly options?: readonly Choice[]
  readonly datasource_slug?: string
  readonly choices_from?: ChoicesFrom
  readonly source?: 'internal_stories'
  readonly filter_content_type?: readonly string[]
  /** Components that a field of blocks may contain; all by default. */
  readonly component_whitelist?: readonly string[]
  readonly maximum?: number
  readonly field_type?: string
  /** Types for a field of files; any by default. */
  readonly filetypes?: readonly FileType[]
  /** Aspect ratios that the site crops a picture to, such as `3/2`; none if it is shown uncropped. */
  readonly crops?: readonly AspectRatio[]
}

export type ComponentField = Omit<FieldDefinition, 'source'> & {
  readonly pos: number
  readonly source?: 'internal_stories' | 'internal'
  readonly restrict_components?: true
  /** Value of a switch before anything is stored; off by default. */
  readonly default_value?: true
}

/** The definition of a block, a part of a block or a root component (DATA-4). */
export interface ComponentDefinition {
  readonly name: string
  readonly display_name: string
  readonly is_root: boolean
  readonly is_nestable: boolean
  readonly schema: Readonly<Record<string, ComponentField>>
}

export interface ComponentDraft {
  readonly name: string
  readonly display_name: string | null
  readonly description: string | null
  readonly preview_tmpl: string | null
  readonly image: string | null
  readonly preview_field: string | null
  readonly is_root: boolean
  readonly is_nestable: boolean
  readonly preset_id: number | null
  readonly component_group_uuid: string | null
  readonly color: string | null
  readonly icon: string | null
  readonly content_type_asset_preview: string | null
  readonly internal_tag_ids: readonly number[]
  /** In a request with a language, the site's components match `ComponentDefinition`; pushed ones stay as sent. */
  readonly schema: ComponentDefinition['schema']
  readonly metadata: JsonObject | null
}

export interface Component extends Omit<ComponentDraft, 'internal_tag_ids'> {
  readonly id: number
  readonly created_at: string
  readonly updated_at: string
  readonly real_name: string
  readonly all_presets: readonly Omit<Preset, 'created_at' | 'updated_at'>[]
  readonly internal_tag_ids: readonly string[]
  readonly internal_tags_list: readonly { readonly id: number; readonly name: string }[]
  /**
   * Group in the list of blocks. Undefined unless a language is requested, and for root components and parts of blocks.
   */
  readonly group?: string
  /**
   * True if a link can lead to the first block of this component on a page (BLOCK-10). Undefined unless a language is
   * requested.
   */
  readonly is_tool?: true
}

/** A group of components, or a folder of assets. */
export interface Folder {
  readonly id: number
  readonly name: string
  readonly uuid: string
  readonly parent_id: number | null
  readonly parent_uuid: string | null
}

export interface Preset {
  readonly id: number
  readonly component_id: number
  readonly name: string
  readonly preset: JsonObject | null
  readonly image: string | null
  readonly icon: string | null
  readonly color: string | null
  readonly description: string | null
  readonly created_at: string
  readonly updated_at: string
}

/** Types of objects that an internal tag can be for. */
export const TAG_OBJECT_TYPES = ['asset', 'component', 'idea'] as const

/** A tag by which editors sort assets and components; no page shows it. */
export interface InternalTag {
  readonly id: number
  readonly name: string
  readonly object_type: (typeof TAG_OBJECT_TYPES)[number]
}

interface OneComponent {
  response: { readonly component: Component }
}

interface OneGroup {
  response: { readonly component_group: Folder }
}

interface OneFolder {
  response: { readonly asset_folder: Folder }
}

interface OnePreset {
  response: { readonly preset: Preset & { readonly space_id: number } }
}

interface OneTag {
  response: { readonly internal_tag: InternalTag }
}

export type FolderDraft = Optional<{ readonly name: string; readonly parent_id: number | null }>
type PresetDraft = Optional<Omit<Preset, 'id' | 'created_at' | 'updated_at'>>
type TagDraft = Optional<Omit<InternalTag, 'id'>>

export interface FolderQuery {
  query: Optional<{
    readonly search: string
    readonly with_parent: number
    readonly by_ids: string
    readonly by_uuids: string
  }>
}

interface Recursive {
  query: { readonly recursive?: boolean | undefined }
}

interface ChangedTag extends OneTag {
  body: { readonly internal_tag: TagDraft }
}

/** @see management-api#official-clients */
export interface DefinitionRoutes {
  'GET components': {
    query: LanguageQuery &
      Optional<{
        readonly search: string
        readonly in_group: string
        readonly is_root: boolean
        readonly by_ids: string
        readonly with_tags: string
        /** `name`, `created_at` or `updated_at`, with `:desc`. */
        readonly sort_by: string
      }>
    response: {
      readonly components: readonly Component[]
      readonly component_groups: readonly Folder[]
    }
  }
  'POST components': OneComponent & {
    body: { readonly component: Optional<ComponentDraft> & { readonly name: string } }
  }
  'GET components/:id': OneComponent & { query: LanguageQuery }
  'PUT components/:id': OneComponent & {
    query: LanguageQuery
    body: { readonly component: Optional<ComponentDraft> }
  }
  'DELETE components/:id': OneComponent & { query: LanguageQuery }
  'PUT components/:id/restore': OneComponent
  'POST components/:id/restore': OneComponent
  'GET components/:id/component_versions/:version': {
    response: { readonly component_version: Readonly<Record<string, unknown>> }
  }
  'GET component_groups': FolderQuery & {
    response: { readonly component_groups: readonly Folder[] }
  }
  'POST component_groups': OneGroup & {
    body: { readonly component_group: FolderDraft & { readonly name: string } }
  }
  'GET component_groups/:id': OneGroup
  'PUT component_groups/:id': OneGroup & { body: { readonly component_group: FolderDraft } }
  'DELETE component_groups/:id': OneGroup & Recursive
  'GET asset_folders': FolderQuery & { response: { readonly asset_folders: readonly Folder[] } }
  'POST asset_folders': OneFolder & {
    body: { readonly asset_folder: FolderDraft & { readonly name: string } }
  }
  'GET asset_folders/:id': OneFolder
  'PUT asset_folders/:id': OneFolder & { body: { readonly asset_folder: FolderDraft } }
  'DELETE asset_folders/:id': OneFolder & Recursive
  'GET presets': {
    query: { readonly component_id?: number | undefined }
    response: { readonly presets: readonly (Preset & { readonly space_id: number })[] }
  }
  'POST presets': OnePreset & {
    body: { readonly preset: PresetDraft & Pick<Preset, 'name' | 'component_id'> }
  }
  'GET presets/:id': OnePreset
  'PUT presets/:id': OnePreset & { body: { readonly preset: PresetDraft } }
  'DELETE presets/:id': OnePreset
  'GET internal_tags': {
    query: Paging &
      Optional<{
        readonly search: string
        readonly by_object_type: string
        readonly by_ids: string
      }>
    response: { readonly internal_tags: readonly InternalTag[] }
  }
  'POST internal_tags': OneTag & { body: { readonly internal_tag: TagDraft & { name: string } } }
  'PUT internal_tags/:id': ChangedTag
  'PATCH internal_tags/:id': ChangedTag
  'DELETE internal_tags/:id': OneTag
}
