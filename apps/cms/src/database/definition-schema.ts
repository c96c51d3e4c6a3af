import type { Generated } from 'kysely'

/** What management clients keep beside the content: definitions of components, presets, tags and folders. */
export interface DefinitionSchema {
  readonly folder: FolderTable
  readonly component: ComponentTable
  readonly component_version: ComponentVersionTable
  readonly preset: PresetTable
  readonly internal_tag: InternalTagTable
}

/** A group of components, or a folder of assets. */
interface FolderTable {
  id: number
  holds: 'components' | 'assets'
  uuid: string
  name: string
  /** Null at the root. */
  parent_id: number | null
}

/** A definition that was pushed: of a component of another site, or in the place of a built-in one. */
interface ComponentTable {
  id: number
  name: string
  /** JSON object: what can be written of a component, but its name. */
  definition: string
  created_at: string
  updated_at: string
  /** Null while it is there. */
  deleted_at: Generated<string | null>
}

interface ComponentVersionTable {
  id: number
  component_id: number
  created_at: string
  author: string
  event: 'create' | 'update'
  /** JSON object, as in the component. */
  definition: string
}

/** Values that a new block of a component may begin with. */
interface PresetTable {
  id: number
  component_id: number
  /** JSON object: what can be written of a preset, but its component. */
  facts: string
  created_at: string
  updated_at: string
}

interface InternalTagTable {
  id: number
  name: string
  object_type: 'asset' | 'component' | 'idea'
}
