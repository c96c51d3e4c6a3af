export interface TreeLine {
  readonly id: string
  readonly label: string
  /** Counted from 1. */
  readonly level: number
  /** Undefined for a line that cannot have children. */
  readonly isOpen: boolean | undefined
  /** Position among its siblings, from 1, and their number. */
  readonly position: number
  readonly setSize: number
  readonly note?: string
  readonly people?: string
  readonly mark?: 'draft' | 'changed' | 'review' | 'problem'
}

export interface Target {
  readonly id: string
  readonly where: 'before' | 'after' | 'into'
}

/** The visible lines of a tree, from the top, each made on demand. */
export interface TreeLines {
  readonly count: number
  readonly at: (index: number) => TreeLine | undefined
  /** -1 when it is not visible. */
  readonly indexOf: (id: string) => number
}

export function listedLines(lines: readonly TreeLine[]): TreeLines {
  return {
    count: lines.length,
    at: (index) => lines[index],
    indexOf: (id) => lines.findIndex((line) => line.id === id),
  }
}

/** Returns the lines to render: the visible ones, some around them, and the active one wherever it is. */
export function renderedLines(
  count: number,
  viewport: { readonly top: number; readonly height: number; readonly lineHeight: number },
  active: number,
): readonly number[] {
  const { top, height, lineHeight } = viewport
  const first = Math.max(0, Math.floor(top / lineHeight) - OVERSCAN)
  const last = Math.min(count, Math.ceil((top + height) / lineHeight) + OVERSCAN)
  const rendered = Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at)
  const isElsewhere = active >= 0 && active < count && (active < first || active >= last)
  return isElsewhere ? [...rendered, active] : rendered
}

const OVERSCAN = 8
