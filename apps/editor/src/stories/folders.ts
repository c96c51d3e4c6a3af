import { fold } from '@prospectus/content/text/fold'
import { translate } from '../messages/messages.ts'
import { foldersOf, type StoryTree } from './story-tree.ts'

export interface Folder {
  readonly id: number
  /** The names of the folders above it and its own, as one text. */
  readonly path: string
}

/**
 * Every folder by its path, the root first. Where `without` is given, that folder and everything in it is
 * left out.
 */
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

/** The folder for a new story: that of the story that is open. */
export function folderOf({ columns, rowOf }: StoryTree, id: number | undefined): number {
  const row = id === undefined ? undefined : rowOf.get(id)
  return row === undefined ? 0 : (columns.parent[row] ?? 0)
}

/** Whether visitors see a story. */
export function isPublicIn({ columns, rowOf }: StoryTree, id: number): boolean {
  const state = columns.state[rowOf.get(id) ?? -1]
  return state === 'p' || state === 'c'
}

/** Whether visitors may miss a story when it goes from its address, or with a folder what is in it. */
export function mayBeMissed(tree: StoryTree, id: number): boolean {
  return isPublicIn(tree, id) || tree.columns.state[tree.rowOf.get(id) ?? -1] === 'f'
}

/** The component that most stories of a folder have. */
export function usualType({ columns, children }: StoryTree, folder: number): string | undefined {
  const counts = new Map<string, number>()
  for (const row of children.get(folder) ?? []) {
    const type = columns.types[columns.type[row] ?? -1]
    if (type !== undefined) counts.set(type, (counts.get(type) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0]
}

/**
 * An address made of a name: lower-case words with hyphens. Umlauts are written as German does without them (ä is
 * ae), other Latin letters lose their accents (ROUTE-1); letters of other scripts stay as they are, as without its
 * marks a word would be another one.
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

/** The last segment of the address of a story. */
export function slugIn({ columns, rowOf }: StoryTree, id: number): string {
  return columns.slug[rowOf.get(id) ?? -1] ?? ''
}

/** The language of what stands in a folder: the code of its language folder, or nothing in none (LANG-1). */
export function languageOf(tree: StoryTree, folder: number, languages: readonly string[]): string {
  const top = slugIn(tree, foldersOf(tree, folder).at(-1) ?? folder)
  return languages.includes(top) ? top : ''
}

export function nameOf({ columns, rowOf }: StoryTree, id: number): string {
  const row = rowOf.get(id) ?? -1
  return columns.name[row] || columns.slug[row] || translate('stories.untitled')
}
