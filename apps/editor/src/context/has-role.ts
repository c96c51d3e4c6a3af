import { isAllowed, type Me, type Role } from '@prospectus/protocol/management/person'

/** True if the person has at least this role. The editor only hides what is not allowed; the server enforces it. */
export function hasRole({ person }: Pick<Me, 'person'>, role: Role): boolean {
  return isAllowed(person.role, role)
}
