import type { Me } from '../api/api.ts'

type Role = Me['person']['role']

/** As the content system has them: each may do all that those before may (management-api#access). */
const ROLES: readonly Role[] = ['viewer', 'author', 'editor', 'owner']

/** Whether somebody may do what needs a role. What they may not is not offered; the server refuses it anyway. */
export function may({ person }: Pick<Me, 'person'>, needs: Role): boolean {
  return ROLES.indexOf(person.role) >= ROLES.indexOf(needs)
}
