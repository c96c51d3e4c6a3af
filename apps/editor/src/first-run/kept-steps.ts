import { type FirstSteps, NO_STEPS } from './first-steps.ts'

/** How far somebody is: the steps, or that they want to see them no more. */
export type Kept = FirstSteps | 'closed'

const keyOf = (personId: string) => `prospectus-first-steps-${personId}`

/** What this browser knows of a person's first steps; nothing done where it keeps nothing. */
export function keptSteps(personId: string): Kept {
  try {
    const kept = localStorage.getItem(keyOf(personId))
    if (kept === 'closed') return kept
    const done = new Set(kept?.split(' '))
    return {
      opened: done.has('opened'),
      changed: done.has('changed'),
      published: done.has('published'),
      reviewed: done.has('reviewed'),
    }
  } catch {
    return NO_STEPS
  }
}

export function keepSteps(personId: string, kept: Kept): void {
  const text =
    kept === 'closed'
      ? kept
      : Object.entries(kept)
          .filter(([, isDone]) => isDone)
          .map(([name]) => name)
          .join(' ')
  try {
    localStorage.setItem(keyOf(personId), text)
  } catch {
    // A browser that keeps nothing shows the steps again: they are never in the way.
  }
}
