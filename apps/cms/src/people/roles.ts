/**
 * What a person may do. Each may do all that those before may: viewers read; authors write drafts; editors
 * decide what visitors see; owners also decide who else may.
 */
export const ROLES = ['viewer', 'author', 'editor', 'owner'] as const

export type Role = (typeof ROLES)[number]

export function isRole(text: unknown): text is Role {
  return (ROLES as readonly unknown[]).includes(text)
}

/** Whether somebody of this role may do what needs the other. */
export function isAllowed(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed)
}
