import type { DropTarget } from '../tree/tree-lines.ts'
import { ancestorIds, type StoryTreeIndex } from './story-tree.ts'

/** A position in the tree: the id of a folder, and of the preceding sibling; 0 for the first position. */
export interface TreePosition {
  readonly parentId: number
  readonly afterId: number
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
    return { parentId: targetId, afterId: otherIdsIn(tree, targetId, id).at(-1) ?? 0 }
  }
  const parentId = tree.columns.parent[row] ?? 0
  if (target.placement === 'after') return { parentId, afterId: targetId }
  const otherIds = otherIdsIn(tree, parentId, id)
  return { parentId, afterId: otherIds[otherIds.indexOf(targetId) - 1] ?? 0 }
}

/** Returns the position one up or down in the same folder; undefined beyond its ends. */
export function storyStepPosition(
  tree: StoryTreeIndex,
  id: number,
  step: -1 | 1,
): TreePosition | undefined {
  const row = tree.rowById.get(id)
  if (row === undefined) return undefined
  const parentId = tree.columns.parent[row] ?? 0
  const siblingIds = (tree.childRows.get(parentId) ?? []).map((row) => tree.columns.id[row] ?? 0)
  const newIndex = siblingIds.indexOf(id) + step
  if (newIndex < 0 || newIndex >= siblingIds.length) return undefined
  return { parentId, afterId: otherIdsIn(tree, parentId, id)[newIndex - 1] ?? 0 }
}

/** Returns the ids of the stories in a folder, without one of them. */
function otherIdsIn(
  { columns, childRows }: StoryTreeIndex,
  folderId: number,
  excludedId: number,
): readonly number[] {
  return (childRows.get(folderId) ?? [])
    .map((row) => columns.id[row] ?? 0)
    .filter((id) => id !== excludedId)
}
