import type { LanguageQuery, Optional } from './request.ts'

/**
 * What a person may do. Each may do all that those before may: viewers read; authors write drafts; editors
 * decide what visitors see; owners also decide who else may.
 */
export const ROLES = ['viewer', 'author', 'editor', 'owner'] as const

export type Role = (typeof ROLES)[number]

/** Whether somebody of this role may do what needs the other. */
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

/** A person as owners see them. */
export interface ListedPerson extends Person {
  readonly disabled: boolean
  /** Whether they are asked for a code when they sign in. */
  readonly second_factor: boolean
  readonly created_at: string
}

/** A link that lets a person choose a password, once; it was mailed to them where mail is set up. */
export interface OneTimeLink {
  readonly link: string
  readonly mailed: boolean
}

/** Who is signed in, and where. */
export interface Me {
  readonly person: Person
  /** `languages` are the codes of its language folders, such as `de`. */
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
