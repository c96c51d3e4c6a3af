import type { Lead } from '@prospectus/protocol/management/lead'
import { findMessage, messagesOf, translate } from '../messages/messages.ts'

/** The states of a lead, with their labels. */
export const LEAD_STATES: readonly (readonly [string, string])[] = messagesOf('leads.states')

export function stateLabel(state: string): string {
  return findMessage(`leads.states.${state}`) ?? state
}

/** The mail address among a lead's fields; the server erases leads by it. */
export function emailOf({ fields }: Pick<Lead, 'fields'>): string {
  const values = [fields.email ?? '', ...Object.values(fields)].flat().map((value) => value.trim())
  return values.find((value) => /^[^\s@]+@[^\s@]+$/.test(value)) ?? ''
}

/** Display name of a lead's sender: the name, else the mail address, else the first field with a value. */
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

/** Readable label of a field: `job_title` is `Job title`. */
export function fieldLabel(name: string): string {
  const text = name.replace(/[_-]+/g, ' ').trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
