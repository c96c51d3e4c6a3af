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

export interface StoryProgress {
  /** Edited in this browser. */
  readonly hasEdits: boolean
  readonly isSaved: boolean
  readonly isPublished: boolean
  readonly hasUnpublishedChanges: boolean
  readonly isInReview: boolean
}

/** Updates the steps from the state of the open story. A completed step stays completed. */
export function updateSteps(before: FirstSteps, story: StoryProgress | undefined): FirstSteps {
  if (story === undefined) return before
  const changed = before.changed || story.hasEdits
  const isLive = story.isSaved && story.isPublished && !story.hasUnpublishedChanges
  const next = {
    opened: true,
    changed,
    // Needs an earlier change: one that was only just typed cannot be published yet.
    published: before.published || (before.changed && story.hasEdits && isLive),
    reviewed: before.reviewed || (before.changed && story.hasEdits && story.isInReview),
  }
  return isSameJson(next, { ...before }) ? before : next
}
