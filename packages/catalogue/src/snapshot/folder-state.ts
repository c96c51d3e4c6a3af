import type { Folder } from './read-link.ts'

/**
 * Folders with their real published state, which ROUTE-2 needs. Storyblok reports every folder as unpublished
 * (delivery-protocol#links). So if no folder of a space is reported as published, a folder counts as
 * published when a published story lies directly in it; otherwise the reported states are used.
 *
 * @param occupied ids of the folders that a published story lies directly in
 */
export function withFolderStates(
  folders: readonly Folder[],
  occupied: ReadonlySet<number>,
): readonly Folder[] {
  if (folders.some(({ published }) => published)) return folders
  return folders.map((folder) =>
    occupied.has(folder.id) ? { ...folder, published: true } : folder,
  )
}
