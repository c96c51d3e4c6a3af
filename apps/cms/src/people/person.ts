import { isRole, type Role } from './roles.ts'

/** Somebody who may sign in to the editor. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
}

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
