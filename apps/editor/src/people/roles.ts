import type { Me } from '../api/api.ts'

/** What people may be, and what that means, the least first. */
export const ROLES: readonly (readonly [Me['person']['role'], string])[] = [
  ['viewer', 'Viewer: reads'],
  ['author', 'Author: writes drafts'],
  ['editor', 'Editor: also publishes'],
  ['owner', 'Owner: also gives access'],
]
