import type { Draft } from './json.ts'
import { merge } from './merge.ts'

export interface Edit {
  /** Shown on the undo button, such as `Change Heading`. */
  readonly label: string
  /** Edits with the same key may be undone as one step; undefined for an edit that is always its own step. */
  readonly key?: string | undefined
  readonly timeMs: number
}

interface HistoryStep extends Edit {
  readonly before: Draft
  readonly after: Draft
}

export interface History {
  /** Latest step last, as in `redoStack`. */
  readonly undoStack: readonly HistoryStep[]
  readonly redoStack: readonly HistoryStep[]
}

export const NO_HISTORY: History = { undoStack: [], redoStack: [] }

/** Keystrokes in a field within this time of each other are one step. */
const MAX_PAUSE_MS = 1000
const MAX_STEPS = 500

/** Adds an edit to the history. Undone steps can no longer be redone after it. */
export function recordEdit(
  { undoStack }: History,
  before: Draft,
  after: Draft,
  edit: Edit,
): History {
  const lastStep = undoStack.at(-1)
  const isSameStep =
    lastStep !== undefined &&
    // A colleague's text in between begins a new step; undoing a shared step would remove that text.
    lastStep.after === before &&
    edit.key !== undefined &&
    lastStep.key === edit.key &&
    edit.timeMs - lastStep.timeMs < MAX_PAUSE_MS
  const step: HistoryStep = { ...edit, before: isSameStep ? lastStep.before : before, after }
  const steps = [...(isSameStep ? undoStack.slice(0, -1) : undoStack), step]
  return { undoStack: steps.slice(-MAX_STEPS), redoStack: [] }
}

export interface HistoryResult {
  readonly history: History
  readonly draft: Draft
}

/** Undoes the last step and keeps what others have written since. Undefined if there is no step to undo. */
export function undo({ undoStack, redoStack }: History, current: Draft): HistoryResult | undefined {
  const step = undoStack.at(-1)
  if (step === undefined) return undefined
  const { draft } = merge(step.after, current, step.before)
  return { history: { undoStack: undoStack.slice(0, -1), redoStack: [...redoStack, step] }, draft }
}

/** Redoes the step that was undone last. Undefined if no step was undone. */
export function redo({ undoStack, redoStack }: History, current: Draft): HistoryResult | undefined {
  const step = redoStack.at(-1)
  if (step === undefined) return undefined
  const { draft } = merge(step.before, current, step.after)
  // Without a key, typing after this begins a new step.
  const redone = { ...step, key: undefined }
  return {
    history: { undoStack: [...undoStack, redone], redoStack: redoStack.slice(0, -1) },
    draft,
  }
}
