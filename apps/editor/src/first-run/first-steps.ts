import { isSameJson } from '../document/json.ts'

/** What a new person has done already. An author requests a review instead of publishing. */
export interface FirstSteps {
  readonly opened: boolean
  readonly changed: boolean
  readonly published: boolean
  readonly reviewed: boolean
}

export const NO_STEPS: FirstSteps = {
  opened: false,
  changed: false,
  published: false,
  reviewed: false,
}

export interface OpenStoryFacts {
  /** Edited in this browser. */
  readonly hasEdits: boolean
  readonly isSaved: boolean
  readonly isPublished: boolean
  readonly hasUnpublishedChanges: boolean
  readonly isInReview: boolean
}

/** Updates the steps from the state of the open story. A completed step stays completed. */
export function updateSteps(before: FirstSteps, facts: OpenStoryFacts | undefined): FirstSteps {
  if (facts === undefined) return before
  const changed = before.changed || facts.hasEdits
  const isLive = facts.isSaved && facts.isPublished && !facts.hasUnpublishedChanges
  const next = {
    opened: true,
    changed,
    // Needs an earlier change: one that was only just typed cannot be published yet.
    published: before.published || (before.changed && facts.hasEdits && isLive),
    reviewed: before.reviewed || (before.changed && facts.hasEdits && facts.isInReview),
  }
  return isSameJson(next, { ...before }) ? before : next
}
