import type { Csv, Optional, Paging } from './request.ts'
import type { Delivery } from './webhook.ts'

/** `pending`, `confirmed` and `unsubscribed` are states of a subscription to a mailing list. */
export const LEAD_STATES = [
  'received',
  'quarantined',
  'pending',
  'confirmed',
  'unsubscribed',
] as const

export type LeadState = (typeof LEAD_STATES)[number]

/** A form submission by a visitor (lead-payload#lead). */
export interface Lead {
  readonly id: string
  readonly form: string
  readonly created_at: string
  readonly state: LeadState
  readonly fields: Readonly<Record<string, string | readonly string[]>>
  /** Path of the page around the form. */
  readonly page: string
  readonly referrer: string
  /** First touch: source, medium, campaign, term, content. */
  readonly utm: Readonly<Record<string, string>>
  readonly consent: readonly Consent[]
  readonly lang: string
  /** Why it was quarantined, also after its release. */
  readonly suspect: string | null
}

export interface Consent {
  readonly name: string
  readonly text: string
  readonly given: boolean
}

export interface LeadMessage extends Delivery {
  /** `leads` is the CRM. */
  readonly to: 'leads' | 'mail'
}

export type LeadFilter = Optional<{
  readonly form: string
  readonly search: string
  readonly state: string
  /** A day, which is included completely, or a time; so is `to`. */
  readonly from: string
  readonly to: string
}>

/** @see management-api#leads */
export interface LeadRoutes {
  'GET leads': { query: LeadFilter & Paging; response: { readonly leads: readonly Lead[] } }
  'DELETE leads': {
    query: { readonly email: string }
    response: { readonly erased: { readonly leads: number; readonly messages: number } }
  }
  'GET leads.csv': { query: LeadFilter; response: Csv }
  'GET leads/:id': {
    response: { readonly lead: Lead & { readonly messages: readonly LeadMessage[] } }
  }
  'PUT leads/:id': {
    body: { readonly lead: { readonly state: 'received' } }
    response: { readonly lead: Lead }
  }
}
