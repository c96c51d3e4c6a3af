import type { Me } from '../api/api.ts'

type Role = Me['person']['role']

/**
 * The roles of the content system: each may do everything that those before it may (management-api#access).
 */
export const ROLES: readonly Role[] = ['viewer', 'author', 'editor', 'owner']

/**
 * Whether somebody may do what needs a role. The editor does not offer the rest; the server refuses it
 * anyway.
 */
export function may({ person }: Pick<Me, 'person'>, needs: Role): boolean {
  return ROLES.indexOf(person.role) >= ROLES.indexOf(needs)
}
