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
 * Returns the action of a key: those of the ARIA pattern for trees, Alt with an arrow, and Delete; undefined for other
 * keys.
 *
 * @param active index of the active line
 * @param page number of lines that the page keys move by
 */
export function actionOfKey(
  { key, altKey }: KeyPress,
  lines: TreeLines,
  active: number,
  page: number,
): TreeAction | undefined {
  const line = lines.at(active)
  if (line === undefined) return lines.count > 0 && key === 'ArrowDown' ? go(0, lines) : undefined
  if (altKey) {
    if (key === 'ArrowUp') return { kind: 'step', line, step: -1 }
    return key === 'ArrowDown' ? { kind: 'step', line, step: 1 } : undefined
  }
  switch (key) {
    case 'ArrowDown':
      return go(active + 1, lines)
    case 'ArrowUp':
      return go(active - 1, lines)
    case 'Home':
      return go(0, lines)
    case 'End':
      return go(lines.count - 1, lines)
    case 'PageDown':
      return go(active + page, lines)
    case 'PageUp':
      return go(active - page, lines)
    case 'ArrowRight':
      if (line.isOpen === false) return { kind: 'open', line }
      return line.isOpen ? go(active + 1, lines) : undefined
    case 'ArrowLeft':
      return line.isOpen ? { kind: 'close', line } : go(parentOf(lines, active), lines)
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

function parentOf(lines: TreeLines, active: number): number {
  const level = lines.at(active)?.level ?? 1
  for (let index = active - 1; index >= 0; index -= 1) {
    if ((lines.at(index)?.level ?? level) < level) return index
  }
  return active
}
