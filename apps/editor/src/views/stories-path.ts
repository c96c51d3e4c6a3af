/**
 * Whether the stories are shown at a path: at `/`, at the address of one, and where people come from signing in
 * or from a link by which they did so.
 */
export function isStoriesPath(path: string): boolean {
  return STORIES.test(path)
}

const STORIES = /^\/(?:stories\/\d{1,15}|first-owner|reset-password|sign-on-failed)?$/
