import type { LanguageQuery, Optional } from './request.ts'

/** Roles with increasing rights: viewers read; authors write drafts; editors publish; owners manage people. */
export const ROLES = ['viewer', 'author', 'editor', 'owner'] as const

export type Role = (typeof ROLES)[number]

export function isRole(text: unknown): text is Role {
  return (ROLES as readonly unknown[]).includes(text)
}

/** True if the role has the rights of `needed`. */
export function isAllowed(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed)
}

/** Somebody who may sign in to the editor. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
}

export interface ListedPerson extends Person {
  readonly disabled: boolean
  /** Signing in requires a code. */
  readonly second_factor: boolean
  readonly created_at: string
}

/** A link for choosing a password once. `mailed`: true if it was also sent by mail. */
export interface OneTimeLink {
  readonly link: string
  readonly mailed: boolean
}

export interface Me {
  readonly person: Person
  /** `languages` are codes of language folders, such as `de`. */
  readonly space: { readonly id: number; readonly languages: readonly string[] }
  readonly preview_url: string
  readonly site_url: string
}

/** @see management-api#people */
export interface PersonRoutes {
  'GET /me': { response: Me }
  'GET people': { response: { readonly people: readonly ListedPerson[] } }
  'POST people': {
    query: LanguageQuery
    body: {
      readonly person: {
        readonly email: string
        readonly role: string
        readonly name?: string | undefined
      }
    }
    response: OneTimeLink & { readonly person: ListedPerson }
  }
  'PUT people/:id': {
    body: {
      readonly person: Optional<Pick<ListedPerson, 'name' | 'role' | 'disabled'>>
    }
    response: { readonly person: ListedPerson }
  }
  'POST people/:id/reset': { query: LanguageQuery; response: OneTimeLink }
}
