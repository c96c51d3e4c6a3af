import { type FirstSteps, NO_STEPS } from './first-steps.ts'

/** A person's first steps, or `closed` once they have dismissed them. */
export type FirstRunState = FirstSteps | 'closed'

const keyOf = (personId: string) => `prospectus-first-steps-${personId}`

/** A person's first steps as stored in this browser; without storage, none count as done. */
export function readFirstRun(personId: string): FirstRunState {
  try {
    const steps = localStorage.getItem(keyOf(personId))
    if (steps === 'closed') return steps
    const done = new Set(steps?.split(' '))
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

export function saveFirstRun(personId: string, steps: FirstRunState): void {
  const text =
    steps === 'closed'
      ? steps
      : Object.entries(steps)
          .filter(([, isDone]) => isDone)
          .map(([name]) => name)
          .join(' ')
  try {
    localStorage.setItem(keyOf(personId), text)
  } catch {
    // Without storage the steps are shown again, which does no harm.
  }
}
