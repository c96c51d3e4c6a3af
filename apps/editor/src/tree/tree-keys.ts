import type { TreeLine, TreeLines } from './tree-lines.ts'

/** `go` makes the line at an index active; `step` moves a line among its siblings. */
export type TreeAction =
  | { readonly kind: 'go'; readonly to: number }
  | { readonly kind: 'open' | 'close' | 'choose' | 'delete'; readonly line: TreeLine }
  | { readonly kind: 'step'; readonly line: TreeLine; readonly step: -1 | 1 }

interface KeyPress {
  readonly key: string
  readonly altKey: boolean
}

/**
 * Returns the action for a key: the keys are those of the ARIA pattern for trees, Alt with the up or down arrow, and
 * Delete; undefined for any other.
 *
 * @param activeIndex index of the active line
 * @param pageSize number of lines that the page keys move by
 */
export function actionOfKey(
  { key, altKey }: KeyPress,
  lines: TreeLines,
  activeIndex: number,
  pageSize: number,
): TreeAction | undefined {
  const line = lines.at(activeIndex)
  if (line === undefined) return lines.count > 0 && key === 'ArrowDown' ? go(0, lines) : undefined
  if (altKey) {
    if (key === 'ArrowUp') return { kind: 'step', line, step: -1 }
    return key === 'ArrowDown' ? { kind: 'step', line, step: 1 } : undefined
  }
  switch (key) {
    case 'ArrowDown':
      return go(activeIndex + 1, lines)
    case 'ArrowUp':
      return go(activeIndex - 1, lines)
    case 'Home':
      return go(0, lines)
    case 'End':
      return go(lines.count - 1, lines)
    case 'PageDown':
      return go(activeIndex + pageSize, lines)
    case 'PageUp':
      return go(activeIndex - pageSize, lines)
    case 'ArrowRight':
      if (line.isOpen === false) return { kind: 'open', line }
      return line.isOpen ? go(activeIndex + 1, lines) : undefined
    case 'ArrowLeft':
      return line.isOpen ? { kind: 'close', line } : go(parentIndex(lines, activeIndex), lines)
    case 'Enter':
    case ' ':
      return { kind: 'choose', line }
    case 'Delete':
      return { kind: 'delete', line }
    default:
      return undefined
  }
}

function go(to: number, { count }: TreeLines): TreeAction {
  return { kind: 'go', to: Math.max(0, Math.min(count - 1, to)) }
}

function parentIndex(lines: TreeLines, activeIndex: number): number {
  const level = lines.at(activeIndex)?.level ?? 1
  for (let index = activeIndex - 1; index >= 0; index -= 1) {
    if ((lines.at(index)?.level ?? level) < level) return index
  }
  return activeIndex
}
