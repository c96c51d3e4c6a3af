/** The steps of a new person. An author requests a review instead of publishing. */
export const FIRST_STEPS = ['opened', 'changed', 'published', 'reviewed'] as const

export type FirstStep = (typeof FIRST_STEPS)[number]

export interface StoryProgress {
  /** Edited in this browser. */
  readonly hasEdits: boolean
  readonly isSaved: boolean
  readonly isPublished: boolean
  readonly hasUnpublishedChanges: boolean
  readonly isInReview: boolean
}

/** Adds the steps that the open story shows to be done. A completed step stays completed. */
export function updateSteps(
  done: ReadonlySet<FirstStep>,
  story: StoryProgress,
): ReadonlySet<FirstStep> {
  const isLive = story.isSaved && story.isPublished && !story.hasUnpublishedChanges
  // Needs an earlier change: one that was only just typed cannot be published yet.
  const hasOwnChange = done.has('changed') && story.hasEdits
  const isDone = {
    opened: true,
    changed: story.hasEdits,
    published: hasOwnChange && isLive,
    reviewed: hasOwnChange && story.isInReview,
  }
  const added = FIRST_STEPS.filter((step) => isDone[step] && !done.has(step))
  return added.length === 0 ? done : new Set([...done, ...added])
}
