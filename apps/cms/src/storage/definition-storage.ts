import type { Database } from '../database/database.ts'
import {
  componentVersions,
  type StoredComponent,
  type StoredComponentVersion,
  storedComponents,
} from '../definitions/components.ts'
import { type Folder, folders, type Holds } from '../definitions/folders.ts'
import { type InternalTag, internalTags } from '../definitions/internal-tags.ts'
import { type Preset, presets } from '../definitions/presets.ts'

/** What management clients keep beside the content. */
export interface DefinitionStorage {
  /** Those that were pushed, deleted ones too. */
  readonly storedComponents: () => Promise<readonly StoredComponent[]>
  /** The newest first. */
  readonly componentVersions: (componentId: number) => Promise<readonly StoredComponentVersion[]>
  readonly folders: (holds: Holds) => Promise<readonly Folder[]>
  readonly presets: () => Promise<readonly Preset[]>
  readonly internalTags: () => Promise<readonly InternalTag[]>
}

export function createDefinitionStorage(database: Database): DefinitionStorage {
  return {
    storedComponents: () => storedComponents(database),
    componentVersions: (componentId) => componentVersions(database, componentId),
    folders: (holds) => folders(database, holds),
    presets: () => presets(database),
    internalTags: () => internalTags(database),
  }
}
