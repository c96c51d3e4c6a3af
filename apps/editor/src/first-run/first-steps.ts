/** The first things to do in the editor, each done or not. An author asks for a review in the place of publishing. */
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

/** State of the open story. */
export interface OpenFacts {
  /** Edited in this browser. */
  readonly hasEdits: boolean
  readonly isSaved: boolean
  readonly isPublished: boolean
  readonly hasUnpublishedChanges: boolean
  /** A review is requested. */
  readonly isInReview: boolean
}

/** The steps after a look at the open story; what was done once stays done. */
export function stepsAfter(before: FirstSteps, facts: OpenFacts | undefined): FirstSteps {
  if (facts === undefined) return before
  const changed = before.changed || facts.hasEdits
  const isSeen = facts.isSaved && facts.isPublished && !facts.hasUnpublishedChanges
  const next = {
    opened: true,
    changed,
    // A change that has only just been typed is not published, whatever the server knows yet.
    published: before.published || (before.changed && facts.hasEdits && isSeen),
    reviewed: before.reviewed || (before.changed && facts.hasEdits && facts.isInReview),
  }
  const isSame =
    next.opened === before.opened &&
    next.changed === before.changed &&
    next.published === before.published &&
    next.reviewed === before.reviewed
  return isSame ? before : next
}
