import type { TreeLine, TreeLines } from './tree-lines.ts'

export type TreeAction =
  | { readonly do: 'go'; readonly to: number }
  | { readonly do: 'open' | 'close' | 'choose' | 'delete'; readonly line: TreeLine }
  | { readonly do: 'step'; readonly line: TreeLine; readonly by: -1 | 1 }

interface KeyPress {
  readonly key: string
  readonly altKey: boolean
}

/** Returns the action of a key, by the ARIA pattern for trees; undefined for other keys. */
export function actionOfKey(
  { key, altKey }: KeyPress,
  lines: TreeLines,
  active: number,
  page: number,
): TreeAction | undefined {
  const line = lines.at(active)
  if (line === undefined) return lines.count > 0 && key === 'ArrowDown' ? go(0, lines) : undefined
  if (altKey) {
    if (key === 'ArrowUp') return { do: 'step', line, by: -1 }
    return key === 'ArrowDown' ? { do: 'step', line, by: 1 } : undefined
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
      if (line.isOpen === false) return { do: 'open', line }
      return line.isOpen ? go(active + 1, lines) : undefined
    case 'ArrowLeft':
      return line.isOpen ? { do: 'close', line } : go(parentOf(lines, active), lines)
    case 'Enter':
    case ' ':
      return { do: 'choose', line }
    case 'Delete':
      return { do: 'delete', line }
    default:
      return undefined
  }
}

function go(to: number, { count }: TreeLines): TreeAction {
  return { do: 'go', to: Math.max(0, Math.min(count - 1, to)) }
}

function parentOf(lines: TreeLines, active: number): number {
  const level = lines.at(active)?.level ?? 1
  for (let at = active - 1; at >= 0; at -= 1) {
    if ((lines.at(at)?.level ?? level) < level) return at
  }
  return active
}
