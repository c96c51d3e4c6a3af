export interface TreeLine {
  readonly id: string
  readonly label: string
  /** Counted from 1. */
  readonly level: number
  /** Undefined for a line that cannot have children. */
  readonly isOpen: boolean | undefined
  /** Position among its siblings, counted from 1. */
  readonly position: number
  /** Number of siblings, including this line. */
  readonly setSize: number
  readonly note?: string
  /** Names of the people at this line. */
  readonly names?: string
  readonly mark?: 'draft' | 'changed' | 'review' | 'problem'
}

/** A line, and where another one is dropped relative to it. */
export interface DropTarget {
  readonly id: string
  readonly placement: 'before' | 'after' | 'into'
}

/** The lines of a tree from the top, without those inside closed lines; each may be built on demand. */
export interface TreeLines {
  readonly count: number
  readonly at: (index: number) => TreeLine | undefined
  /** Returns -1 for a line that is not among them. */
  readonly indexOf: (id: string) => number
}

export function createTreeLines(lines: readonly TreeLine[]): TreeLines {
  return {
    count: lines.length,
    at: (index) => lines[index],
    indexOf: (id) => lines.findIndex((line) => line.id === id),
  }
}

/**
 * Returns the indexes of the lines to render: those in the viewport (in pixels), some beyond its edges, and the active
 * one.
 */
export function lineIndexesToRender(
  count: number,
  viewport: { readonly top: number; readonly height: number; readonly lineHeight: number },
  activeIndex: number,
): readonly number[] {
  const { top, height, lineHeight } = viewport
  const start = Math.max(0, Math.floor(top / lineHeight) - OVERSCAN_LINES)
  const end = Math.min(count, Math.ceil((top + height) / lineHeight) + OVERSCAN_LINES)
  const nearbyIndexes = Array.from(
    { length: Math.max(0, end - start) },
    (_, index) => start + index,
  )
  const isActiveOutside =
    activeIndex >= 0 && activeIndex < count && (activeIndex < start || activeIndex >= end)
  return isActiveOutside ? [...nearbyIndexes, activeIndex] : nearbyIndexes
}

const OVERSCAN_LINES = 8
