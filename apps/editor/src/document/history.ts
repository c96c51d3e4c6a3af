import type { Draft } from './json.ts'
import { merge } from './merge.ts'

/** One thing that was done, as the draft was before and after it. */
interface HistoryStep {
  readonly before: Draft
  readonly after: Draft
  /** What it was, as the button tells: `Change Heading`. */
  readonly label: string
  /** Typing goes on in the same step while this is the same. */
  readonly key: string | undefined
  readonly at: number
}

export interface History {
  readonly done: readonly HistoryStep[]
  readonly undone: readonly HistoryStep[]
}

export interface Edit {
  readonly label: string
  /** The field that is typed in; undefined for an edit that stands for itself. */
  readonly key?: string
  readonly at: number
}

export const NO_HISTORY: History = { done: [], undone: [] }

/** Keystrokes in one field that follow each other within this time are undone together. */
const ONE_STEP_MS = 1000
const MOST_STEPS = 500

/** Notes an edit. What was undone before it cannot be done again. */
export function noted({ done }: History, before: Draft, after: Draft, edit: Edit): History {
  const last = done.at(-1)
  const goesOn =
    last !== undefined &&
    // A colleague's words came between: a step must not hold them, or undoing it would take them.
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

/** Takes the last step back, and leaves alone what others have written since. Undefined: there is none. */
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

/** Does again what was undone last. */
export function redo({ done, undone }: History, now: Draft): Stepped | undefined {
  const step = undone.at(-1)
  if (step === undefined) return undefined
  const { draft } = merge(step.before, now, step.after)
  // What is typed next is a step of its own.
  const again = { ...step, key: undefined }
  return {
    history: { done: [...done, again], undone: undone.slice(0, -1) },
    draft,
    label: step.label,
  }
}
