import type { Draft } from './json.ts'
import { merge } from './merge.ts'

/** One edit: the draft before and after it. */
interface HistoryStep {
  readonly before: Draft
  readonly after: Draft
  /** What the button calls it, such as `Change Heading`. */
  readonly label: string
  /** Keystrokes with the same key belong to the same step. */
  readonly key: string | undefined
  readonly at: number
}

export interface History {
  readonly done: readonly HistoryStep[]
  readonly undone: readonly HistoryStep[]
}

export interface Edit {
  readonly label: string
  /** The field that is typed in; undefined for an edit that is always a step of its own. */
  readonly key?: string
  readonly at: number
}

export const NO_HISTORY: History = { done: [], undone: [] }

/** Keystrokes in one field that follow each other within this time are undone together. */
const ONE_STEP_MS = 1000
const MOST_STEPS = 500

/** Adds an edit to the history. After it, what was undone before can no longer be redone. */
export function noted({ done }: History, before: Draft, after: Draft, edit: Edit): History {
  const last = done.at(-1)
  const goesOn =
    last !== undefined &&
    // A colleague's words have come in between. The step must not contain them, or undoing it would remove
    // them.
    last.after === before &&
    edit.key !== undefined &&
    last.key === edit.key &&
    edit.at - last.at < ONE_STEP_MS
  const step: HistoryStep = {
    before: goesOn ? last.before : before,
    after,
    label: edit.label,
    key: edit.key,
    at: edit.at,
  }
  const steps = [...(goesOn ? done.slice(0, -1) : done), step]
  return { done: steps.slice(-MOST_STEPS), undone: [] }
}

export interface Stepped {
  readonly history: History
  readonly draft: Draft
  readonly label: string
}

/** Undoes the last step without touching what others have written since. Undefined when there is none. */
export function undo({ done, undone }: History, now: Draft): Stepped | undefined {
  const step = done.at(-1)
  if (step === undefined) return undefined
  const { draft } = merge(step.after, now, step.before)
  return {
    history: { done: done.slice(0, -1), undone: [...undone, step] },
    draft,
    label: step.label,
  }
}

/** Redoes the step that was undone last. */
export function redo({ done, undone }: History, now: Draft): Stepped | undefined {
  const step = undone.at(-1)
  if (step === undefined) return undefined
  const { draft } = merge(step.before, now, step.after)
  // Typing after this begins a new step.
  const again = { ...step, key: undefined }
  return {
    history: { done: [...done, again], undone: undone.slice(0, -1) },
    draft,
    label: step.label,
  }
}
