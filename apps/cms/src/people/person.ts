import type { Person } from '@prospectus/protocol/management/person'
import { isRole } from './roles.ts'

/** A person's row, as the library hands it out. */
interface Row {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role?: string | null | undefined
  readonly banned?: boolean | null | undefined
}

/** Somebody whose role nobody knows may do the least. */
export function personOf({ id, name, email, role }: Row): Person {
  return { id, name, email, role: isRole(role) ? role : 'viewer' }
}

/** Whoever is disabled is let in nowhere, whatever session they have. */
export function isDisabled({ banned }: Row): boolean {
  return banned === true
}
