import { isAllowed, type Role } from '@prospectus/protocol/management/person'
import type { Me } from '../api/api.ts'

/**
 * Whether somebody may do what needs a role. The editor does not offer the rest; the server refuses it
 * anyway.
 */
export function may({ person }: Pick<Me, 'person'>, needs: Role): boolean {
  return isAllowed(person.role, needs)
}
