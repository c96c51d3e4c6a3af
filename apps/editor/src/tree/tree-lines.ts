/** One visible line of a tree. */
export interface TreeLine {
  readonly id: string
  readonly label: string
  /** Counted from 1. */
  readonly level: number
  /** Undefined when it can have nothing inside. */
  readonly isOpen: boolean | undefined
  /** Its place among the children of its parent, counted from 1, and how many those are. */
  readonly position: number
  readonly setSize: number
  /** A second, quieter text. */
  readonly note?: string
  /** The names of others who are there. */
  readonly people?: string
  /** The state, shown by a mark and its words. */
  readonly mark?: 'draft' | 'changed' | 'review' | 'fault'
}

/** A place beside or inside another line. */
export interface Target {
  readonly id: string
  readonly where: 'before' | 'after' | 'into'
}

/** The visible lines of a tree, from the top. Each is made only when it is asked for. */
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

/** Which lines are drawn: those in sight, some around them, and the active one wherever it is. */
export function drawnLines(
  count: number,
  sight: { readonly top: number; readonly height: number; readonly lineHeight: number },
  active: number,
): readonly number[] {
  const { top, height, lineHeight } = sight
  const first = Math.max(0, Math.floor(top / lineHeight) - AROUND)
  const last = Math.min(count, Math.ceil((top + height) / lineHeight) + AROUND)
  const drawn = Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at)
  const isElsewhere = active >= 0 && active < count && (active < first || active >= last)
  return isElsewhere ? [...drawn, active] : drawn
}

const AROUND = 8
