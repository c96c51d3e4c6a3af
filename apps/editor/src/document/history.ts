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
  readonly done: readonly HistoryStep[]
  readonly undone: readonly HistoryStep[]
}

export const NO_HISTORY: History = { done: [], undone: [] }

/** Keystrokes in a field within this time of each other are one step. */
const MAX_PAUSE_MS = 1000
const MAX_STEPS = 500

/** Adds an edit to the history. Undone steps can no longer be redone after it. */
export function recordEdit({ done }: History, before: Draft, after: Draft, edit: Edit): History {
  const lastStep = done.at(-1)
  const isSameStep =
    lastStep !== undefined &&
    // A colleague's text in between begins a new step; undoing a shared step would remove that text.
    lastStep.after === before &&
    edit.key !== undefined &&
    lastStep.key === edit.key &&
    edit.timeMs - lastStep.timeMs < MAX_PAUSE_MS
  const step: HistoryStep = { ...edit, before: isSameStep ? lastStep.before : before, after }
  const steps = [...(isSameStep ? done.slice(0, -1) : done), step]
  return { done: steps.slice(-MAX_STEPS), undone: [] }
}

export interface HistoryResult {
  readonly history: History
  readonly draft: Draft
}

/** Undoes the last step and keeps what others have written since. Undefined if there is no step to undo. */
export function undo({ done, undone }: History, current: Draft): HistoryResult | undefined {
  const step = done.at(-1)
  if (step === undefined) return undefined
  const { draft } = merge(step.after, current, step.before)
  return { history: { done: done.slice(0, -1), undone: [...undone, step] }, draft }
}

/** Redoes the step that was undone last. Undefined if no step was undone. */
export function redo({ done, undone }: History, current: Draft): HistoryResult | undefined {
  const step = undone.at(-1)
  if (step === undefined) return undefined
  const { draft } = merge(step.before, current, step.after)
  // Without a key, typing after this begins a new step.
  const redone = { ...step, key: undefined }
  return { history: { done: [...done, redone], undone: undone.slice(0, -1) }, draft }
}
