import type { Lead } from '@prospectus/protocol/management/lead'
import { findMessage, messagesOf, translate } from '../messages/messages.ts'

/** The states of a lead, with the words of the editor. */
export const LEAD_STATES: readonly (readonly [string, string])[] = messagesOf('leads.states')

export function stateWords(state: string): string {
  return findMessage(`leads.states.${state}`) ?? state
}

/** The mail address among a lead's fields, by which the server erases leads. */
export function emailOf({ fields }: Pick<Lead, 'fields'>): string {
  const values = [fields.email ?? '', ...Object.values(fields)].flat().map((value) => value.trim())
  return values.find((value) => /^[^\s@]+@[^\s@]+$/.test(value)) ?? ''
}

/** Who sent a lead, in one line: the name, else the address, else the first field that was filled in. */
export function personOf(lead: Pick<Lead, 'fields'>): string {
  const { name, first_name, firstname, last_name, lastname } = lead.fields
  const parts = [first_name ?? firstname, last_name ?? lastname].flat().filter(Boolean)
  const first = Object.values(lead.fields)
    .flat()
    .find((value) => value.trim() !== '')
  return (
    [name].flat().find(Boolean) ??
    (parts.join(' ') || emailOf(lead) || first || translate('leads.nobodyNamed'))
  )
}

/** A field's name as a person would write it. */
export function fieldWords(name: string): string {
  const words = name.replace(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
