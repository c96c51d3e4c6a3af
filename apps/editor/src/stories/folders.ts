import { fold } from '@prospectus/content/text/fold'
import { translate } from '../messages/messages.ts'
import { ancestorIds, type StoryTreeIndex, storyName } from './story-tree.ts'

export interface FolderPath {
  readonly id: number
  /** Names of its ancestors and its own, such as `Blog / 2026`. */
  readonly path: string
}

/** Returns all folders, the root first, then sorted by path; leaves out `excludedId` and everything in it. */
export function allFolders(tree: StoryTreeIndex, excludedId?: number): readonly FolderPath[] {
  const { columns } = tree
  const folders: FolderPath[] = []
  for (const [row, id] of columns.id.entries()) {
    const ancestors = ancestorIds(tree, id)
    if (columns.state[row] !== 'f' || id === excludedId) continue
    if (excludedId !== undefined && ancestors.includes(excludedId)) continue
    const names = [...ancestors.toReversed(), id].map((folderId) => storyName(tree, folderId))
    folders.push({ id, path: names.join(' / ') })
  }
  folders.sort((a, b) => a.path.localeCompare(b.path))
  return [{ id: 0, path: translate('stories.topLevel') }, ...folders]
}

/** Returns the id of the folder a story is in; 0 for the root, or if there is no story. */
export function parentId({ columns, rowById }: StoryTreeIndex, id: number | undefined): number {
  const row = id === undefined ? undefined : rowById.get(id)
  return row === undefined ? 0 : (columns.parent[row] ?? 0)
}

/** True for a published story, with or without newer changes. */
export function isPublishedIn({ columns, rowById }: StoryTreeIndex, id: number): boolean {
  const state = columns.state[rowById.get(id) ?? -1]
  return state === 'p' || state === 'c'
}

/** True for a published story or a folder, whose move or deletion visitors may notice. */
export function canAffectVisitors(tree: StoryTreeIndex, id: number): boolean {
  return isPublishedIn(tree, id) || tree.columns.state[tree.rowById.get(id) ?? -1] === 'f'
}

/** Returns the most frequent component among a folder's stories. */
export function mostFrequentComponent(
  { columns, childRows }: StoryTreeIndex,
  folderId: number,
): string | undefined {
  const counts = new Map<string, number>()
  for (const row of childRows.get(folderId) ?? []) {
    const type = columns.types[columns.type[row] ?? -1]
    if (type !== undefined) counts.set(type, (counts.get(type) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}

/**
 * Converts a name to a slug: lower case, with hyphens. Umlauts are transcribed (ä becomes ae), other Latin letters lose
 * their accents (ROUTE-1). Other scripts keep their marks, which can change the word.
 */
export function toSlug(name: string): string {
  return name
    .normalize('NFKC')
    .replaceAll(/[äöü]/gi, (letter) => `${fold(letter)}e`)
    .replaceAll(/\p{Script=Latin}[\p{Script=Latin}\p{M}]*/gu, fold)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Returns a story's slug; '' for an unknown story. */
export function storySlug({ columns, rowById }: StoryTreeIndex, id: number): string {
  return columns.slug[rowById.get(id) ?? -1] ?? ''
}

/** Returns the code of the language folder that a folder is or is inside; '' outside of language folders (LANG-1). */
export function languageOf(
  tree: StoryTreeIndex,
  folderId: number,
  languages: readonly string[],
): string {
  const topSlug = storySlug(tree, ancestorIds(tree, folderId).at(-1) ?? folderId)
  return languages.includes(topSlug) ? topSlug : ''
}
