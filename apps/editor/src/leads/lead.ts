import type { Lead } from '@prospectus/protocol/management/lead'
import { messagesOf, translate } from '../messages/messages.ts'

/** The states of a lead, each with its label. */
export const LEAD_STATES: readonly (readonly [string, string])[] = messagesOf('leads.states')

/** Returns the email address among a lead's fields; '' without one. The server erases leads by this address. */
export function findEmail({ fields }: Pick<Lead, 'fields'>): string {
  const values = [fields.email ?? '', ...Object.values(fields)].flat().map((value) => value.trim())
  return values.find((value) => /^[^\s@]+@[^\s@]+$/.test(value)) ?? ''
}

/** Returns the sender's name, else the email address, else the first value that is not empty, else a label for none. */
export function senderName(lead: Pick<Lead, 'fields'>): string {
  const { name, first_name, firstname, last_name, lastname } = lead.fields
  const parts = [first_name ?? firstname, last_name ?? lastname].flat().filter(Boolean)
  const firstValue = Object.values(lead.fields)
    .flat()
    .find((value) => value.trim() !== '')
  return (
    [name].flat().find(Boolean) ??
    (parts.join(' ') || findEmail(lead) || firstValue || translate('leads.nobodyNamed'))
  )
}

/** Converts a field's name to a label: `job_title` to `Job title`. */
export function fieldLabel(name: string): string {
  const text = name.replace(/[_-]+/g, ' ').trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
