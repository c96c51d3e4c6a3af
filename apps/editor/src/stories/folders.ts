import { fold } from '@prospectus/content/text/fold'
import { translate } from '../messages/messages.ts'
import { foldersOf, type StoryTree } from './story-tree.ts'

export interface Folder {
  readonly id: number
  /** Names from the top folder down to this one, such as `Blog / 2026`. */
  readonly path: string
}

/** Returns all folders by path, the root first; `without` is left out with everything in it. */
export function allFolders(tree: StoryTree, without?: number): readonly Folder[] {
  const { columns } = tree
  const folders: Folder[] = []
  for (const [row, id] of columns.id.entries()) {
    const above = foldersOf(tree, id)
    if (columns.state[row] !== 'f' || id === without) continue
    if (without !== undefined && above.includes(without)) continue
    const names = [...above.toReversed(), id].map((each) => nameOf(tree, each))
    folders.push({ id, path: names.join(' / ') })
  }
  folders.sort((one, other) => one.path.localeCompare(other.path))
  return [{ id: 0, path: translate('stories.topLevel') }, ...folders]
}

/** Returns the id of the folder a story is in; 0 for the root, or without a story. */
export function folderOf({ columns, rowOf }: StoryTree, id: number | undefined): number {
  const row = id === undefined ? undefined : rowOf.get(id)
  return row === undefined ? 0 : (columns.parent[row] ?? 0)
}

/** Returns true for a published story, with or without newer changes. */
export function isPublishedIn({ columns, rowOf }: StoryTree, id: number): boolean {
  const state = columns.state[rowOf.get(id) ?? -1]
  return state === 'p' || state === 'c'
}

/** Returns true when moving or deleting this can affect visitors: a published story, or any folder. */
export function mayAffectVisitors(tree: StoryTree, id: number): boolean {
  return isPublishedIn(tree, id) || tree.columns.state[tree.rowOf.get(id) ?? -1] === 'f'
}

/** Returns the most frequent component among a folder's stories. */
export function usualType({ columns, children }: StoryTree, folder: number): string | undefined {
  const counts = new Map<string, number>()
  for (const row of children.get(folder) ?? []) {
    const type = columns.types[columns.type[row] ?? -1]
    if (type !== undefined) counts.set(type, (counts.get(type) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0]
}

/**
 * Makes a slug from a name: lower case, with hyphens. Umlauts are transcribed (ä becomes ae), other Latin letters
 * lose their accents (ROUTE-1). Other scripts keep their marks, since those can change the word.
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFKC')
    .replaceAll(/[äöü]/gi, (letter) => `${fold(letter)}e`)
    .replaceAll(/\p{Script=Latin}[\p{Script=Latin}\p{M}]*/gu, fold)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Returns the last segment of a story's address. */
export function slugIn({ columns, rowOf }: StoryTree, id: number): string {
  return columns.slug[rowOf.get(id) ?? -1] ?? ''
}

/** Returns the code of the language folder around a folder; '' outside of one (LANG-1). */
export function languageOf(tree: StoryTree, folder: number, languages: readonly string[]): string {
  const top = slugIn(tree, foldersOf(tree, folder).at(-1) ?? folder)
  return languages.includes(top) ? top : ''
}

export function nameOf({ columns, rowOf }: StoryTree, id: number): string {
  const row = rowOf.get(id) ?? -1
  return columns.name[row] || columns.slug[row] || translate('stories.untitled')
}
