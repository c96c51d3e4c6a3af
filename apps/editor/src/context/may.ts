import type { Me } from '@prospectus/protocol/management/person'
import { isAllowed, type Role } from '@prospectus/protocol/management/person'

/**
 * Whether somebody may do what needs a role. The editor does not offer the rest; the server refuses it
 * anyway.
 */
export function may({ person }: Pick<Me, 'person'>, needs: Role): boolean {
  return isAllowed(person.role, needs)
}
