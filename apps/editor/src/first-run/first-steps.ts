/** The first things to do in the editor, each done or not. An author asks for a review instead of publishing. */
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

export interface OpenFacts {
  /** Edited in this browser. */
  readonly hasEdits: boolean
  readonly isSaved: boolean
  readonly isPublished: boolean
  readonly hasUnpublishedChanges: boolean
  readonly isInReview: boolean
}

/** Updates the steps from the state of the open story; a done step stays done. */
export function stepsAfter(before: FirstSteps, facts: OpenFacts | undefined): FirstSteps {
  if (facts === undefined) return before
  const changed = before.changed || facts.hasEdits
  const isLive = facts.isSaved && facts.isPublished && !facts.hasUnpublishedChanges
  const next = {
    opened: true,
    changed,
    // A change that was only just typed is unpublished, even if the server does not know it yet.
    published: before.published || (before.changed && facts.hasEdits && isLive),
    reviewed: before.reviewed || (before.changed && facts.hasEdits && facts.isInReview),
  }
  const isSame =
    next.opened === before.opened &&
    next.changed === before.changed &&
    next.published === before.published &&
    next.reviewed === before.reviewed
  return isSame ? before : next
}
