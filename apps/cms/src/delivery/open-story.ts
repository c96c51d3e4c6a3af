import type { StoredStory } from '../queries/stored-story.ts'

/** A story whose content has been parsed and is as it will be delivered, links and relations apart. */
export interface OpenStory {
  readonly story: StoredStory
  readonly content: unknown
}
