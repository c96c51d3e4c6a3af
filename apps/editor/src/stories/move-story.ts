import type { Target } from '../tree/tree-lines.ts'
import { foldersOf, type StoryTree } from './story-tree.ts'

/** A place among the stories: in which folder, and after which story; 0 means before all others. */
export interface MovePlace {
  readonly parent: number
  readonly after: number
}

/** Where a story goes when it is dropped beside or into another; undefined where that is not possible. */
export function droppedPlace(tree: StoryTree, id: number, target: Target): MovePlace | undefined {
  const beside = Number(target.id)
  const row = tree.rowOf.get(beside)
  if (row === undefined || beside === id || foldersOf(tree, beside).includes(id)) return undefined
  if (target.where === 'into') {
    if (tree.columns.state[row] !== 'f') return undefined
    return { parent: beside, after: othersIn(tree, beside, id).at(-1) ?? 0 }
  }
  const parent = tree.columns.parent[row] ?? 0
  if (target.where === 'after') return { parent, after: beside }
  const others = othersIn(tree, parent, id)
  return { parent, after: others[others.indexOf(beside) - 1] ?? 0 }
}

/** One place up or down in its folder; undefined where it already is the first or last. */
export function steppedPlace(tree: StoryTree, id: number, by: -1 | 1): MovePlace | undefined {
  const row = tree.rowOf.get(id)
  if (row === undefined) return undefined
  const parent = tree.columns.parent[row] ?? 0
  const all = (tree.children.get(parent) ?? []).map((each) => tree.columns.id[each] ?? 0)
  const at = all.indexOf(id) + by
  if (at < 0 || at >= all.length) return undefined
  return { parent, after: othersIn(tree, parent, id)[at - 1] ?? 0 }
}

function othersIn({ columns, children }: StoryTree, folder: number, id: number): readonly number[] {
  return (children.get(folder) ?? [])
    .map((row) => columns.id[row] ?? 0)
    .filter((each) => each !== id)
}
