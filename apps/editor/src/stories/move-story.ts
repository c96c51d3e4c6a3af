import type { Target } from '../tree/tree-lines.ts'
import { foldersOf, type StoryTree } from './story-tree.ts'

/** A position in the tree: a folder and the sibling to come after; `after` is 0 for first. */
export interface TreePosition {
  readonly parent: number
  readonly after: number
}

/** Position of a story dropped beside or into another; undefined when that is not possible. */
export function dropPosition(
  tree: StoryTree,
  id: number,
  target: Target,
): TreePosition | undefined {
  const targetId = Number(target.id)
  const row = tree.rowOf.get(targetId)
  if (row === undefined || targetId === id || foldersOf(tree, targetId).includes(id))
    return undefined
  if (target.where === 'into') {
    if (tree.columns.state[row] !== 'f') return undefined
    return { parent: targetId, after: siblingsIn(tree, targetId, id).at(-1) ?? 0 }
  }
  const parent = tree.columns.parent[row] ?? 0
  if (target.where === 'after') return { parent, after: targetId }
  const siblings = siblingsIn(tree, parent, id)
  return { parent, after: siblings[siblings.indexOf(targetId) - 1] ?? 0 }
}

/** Position one up or down in the same folder; undefined for the first or last story. */
export function stepPosition(tree: StoryTree, id: number, by: -1 | 1): TreePosition | undefined {
  const row = tree.rowOf.get(id)
  if (row === undefined) return undefined
  const parent = tree.columns.parent[row] ?? 0
  const all = (tree.children.get(parent) ?? []).map((each) => tree.columns.id[each] ?? 0)
  const at = all.indexOf(id) + by
  if (at < 0 || at >= all.length) return undefined
  return { parent, after: siblingsIn(tree, parent, id)[at - 1] ?? 0 }
}

function siblingsIn(
  { columns, children }: StoryTree,
  folder: number,
  id: number,
): readonly number[] {
  return (children.get(folder) ?? [])
    .map((row) => columns.id[row] ?? 0)
    .filter((each) => each !== id)
}
