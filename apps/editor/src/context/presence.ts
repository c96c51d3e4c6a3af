import type { PresentPerson } from '@prospectus/protocol/management/presence'
import { createContext, useContext } from 'react'

/** The other people in the open story. */
export const PresenceContext = createContext<readonly PresentPerson[]>([])

/** Returns the names of the others in a field; '' if nobody is there. */
export function usePresentNames(uid: string, field: string): string {
  return presentNames(useContext(PresenceContext), uid, field)
}

/** Joins the names of the people in a block, or only of those in one of its fields; '' if nobody is there. */
export function presentNames(
  others: readonly PresentPerson[],
  uid: string,
  field?: string,
): string {
  const here = others.filter(
    (other) => other.block === uid && (field === undefined || other.field === field),
  )
  return [...new Set(here.map(({ name }) => name))].join(', ')
}

/** Initials of a name: `AL` for Ada Lovelace. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('') || '?'
}
