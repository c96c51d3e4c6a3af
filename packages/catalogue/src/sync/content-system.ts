import type { HeldBack } from './holdback.ts'

/** What the server knows of the system that its snapshot is kept fresh from (CALL-6). */
export interface ContentSystem {
  /** Id of the space that the site shows. */
  readonly spaceId: string
  /** Null until it has been asked for the first time. */
  readonly reachable: () => boolean | null
  /** What is gone from it and stays here until that is certain; undefined while nothing is. */
  readonly heldBack: () => HeldBack | undefined
  /**
   * Says that something in it has changed, and which story, when that is known. Returns at once; the
   * change is fetched and applied afterwards. Many calls in a row lead to few polls.
   */
  readonly invalidate: (hint?: StoryHint) => void
}

/** A story that has been published, unpublished, moved or deleted. */
export interface StoryHint {
  readonly id: number
  /** Where it stands or stood; finds what to take out when it is gone. */
  readonly fullSlug: string | undefined
}
