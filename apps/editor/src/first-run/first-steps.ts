/**
 * Checklist for a person's first time in the editor, as stored in the browser. `reviewed` means that a review was
 * requested, which authors do instead of publishing.
 */
export const FIRST_STEPS = ['opened', 'changed', 'published', 'reviewed'] as const

export type FirstStep = (typeof FIRST_STEPS)[number]

export interface StoryProgress {
  /** Edited in this page since the story was opened. */
  readonly hasEdits: boolean
  readonly isSaved: boolean
  readonly isPublished: boolean
  readonly hasUnpublishedChanges: boolean
  readonly isInReview: boolean
}

/** Adds the steps that the open story shows to be done. A completed step stays completed. */
export function updateSteps(
  doneSteps: ReadonlySet<FirstStep>,
  story: StoryProgress,
): ReadonlySet<FirstStep> {
  const isLive = story.isSaved && story.isPublished && !story.hasUnpublishedChanges
  // Only a change from an earlier update counts: one just typed cannot be published yet.
  const hasOwnChange = doneSteps.has('changed') && story.hasEdits
  const isDone = {
    opened: true,
    changed: story.hasEdits,
    published: hasOwnChange && isLive,
    reviewed: hasOwnChange && story.isInReview,
  }
  const newSteps = FIRST_STEPS.filter((step) => isDone[step] && !doneSteps.has(step))
  return newSteps.length === 0 ? doneSteps : new Set([...doneSteps, ...newSteps])
}
