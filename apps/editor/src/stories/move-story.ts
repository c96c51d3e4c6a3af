import type { DropTarget } from '../tree/tree-lines.ts'
import { ancestorIds, type StoryTreeIndex } from './story-tree.ts'

/** A position in the tree: the id of a folder, and of the preceding sibling; 0 for the first position. */
export interface TreePosition {
  readonly parent: number
  readonly after: number
}

/** Returns the position of a story that is dropped at a target; undefined where it is not allowed. */
export function storyDropPosition(
  tree: StoryTreeIndex,
  id: number,
  target: DropTarget,
): TreePosition | undefined {
  const targetId = Number(target.id)
  const row = tree.rowById.get(targetId)
  if (row === undefined || targetId === id || ancestorIds(tree, targetId).includes(id))
    return undefined
  if (target.placement === 'into') {
    if (tree.columns.state[row] !== 'f') return undefined
    return { parent: targetId, after: siblingsIn(tree, targetId, id).at(-1) ?? 0 }
  }
  const parent = tree.columns.parent[row] ?? 0
  if (target.placement === 'after') return { parent, after: targetId }
  const siblings = siblingsIn(tree, parent, id)
  return { parent, after: siblings[siblings.indexOf(targetId) - 1] ?? 0 }
}

/** Returns the position one up or down in the same folder; undefined beyond its ends. */
export function storyStepPosition(
  tree: StoryTreeIndex,
  id: number,
  step: -1 | 1,
): TreePosition | undefined {
  const row = tree.rowById.get(id)
  if (row === undefined) return undefined
  const parent = tree.columns.parent[row] ?? 0
  const siblingIds = (tree.children.get(parent) ?? []).map((row) => tree.columns.id[row] ?? 0)
  const newIndex = siblingIds.indexOf(id) + step
  if (newIndex < 0 || newIndex >= siblingIds.length) return undefined
  return { parent, after: siblingsIn(tree, parent, id)[newIndex - 1] ?? 0 }
}

function siblingsIn(
  { columns, children }: StoryTreeIndex,
  folder: number,
  id: number,
): readonly number[] {
  return (children.get(folder) ?? [])
    .map((row) => columns.id[row] ?? 0)
    .filter((sibling) => sibling !== id)
}
