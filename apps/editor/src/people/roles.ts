import type { Me } from '../api/api.ts'
import { WORDS } from './words.ts'

/** The roles of people and what each means, the least powerful first. */
export const ROLES: readonly (readonly [Me['person']['role'], string])[] = [
  ['viewer', WORDS.roles.viewer],
  ['author', WORDS.roles.author],
  ['editor', WORDS.roles.editor],
  ['owner', WORDS.roles.owner],
]
