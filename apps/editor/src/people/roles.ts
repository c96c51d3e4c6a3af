import type { Me } from '../api/api.ts'

/** The roles of people and what each means, the least powerful first. */
export const ROLES: readonly (readonly [Me['person']['role'], string])[] = [
  ['viewer', 'Viewer: reads'],
  ['author', 'Author: writes drafts'],
  ['editor', 'Editor: also publishes'],
  ['owner', 'Owner: also gives access'],
]
