/**
 * Whether a path shows the stories: `/`, the address of a story, or an address that sign-in and one-time links lead to.
 */
export function isStoriesPath(path: string): boolean {
  return STORIES.test(path)
}

const STORIES = /^\/(?:stories\/\d{1,15}|first-owner|reset-password|sign-on-failed)?$/
