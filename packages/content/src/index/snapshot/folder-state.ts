import type { Folder } from './read-link.ts'

/**
 * Folders with their true state. Storyblok reports every folder as unpublished (delivery-protocol#links),
 * yet ROUTE-2 needs to know: so when not one folder of a space is published, the space does not say, and
 * a folder counts as published when a published story lies directly in it. A space that has a published
 * folder does say, and is believed.
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
