import { ROLES, type Role } from '@prospectus/protocol/management/person'

export function isRole(text: unknown): text is Role {
  return (ROLES as readonly unknown[]).includes(text)
}
