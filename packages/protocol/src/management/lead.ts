import type { Csv, Optional, Paging } from './request.ts'

/** Where a lead stands; `pending`, `confirmed` and `unsubscribed` are those of a mailing list. */
export const LEAD_STATES = [
  'received',
  'quarantined',
  'pending',
  'confirmed',
  'unsubscribed',
] as const

export type LeadState = (typeof LEAD_STATES)[number]

/** What a visitor sent with a form (lead-payload#lead). */
export interface Lead {
  readonly id: string
  /** Slug of the form. */
  readonly form: string
  readonly created_at: string
  readonly state: LeadState
  readonly fields: Readonly<Record<string, string | readonly string[]>>
  /** Path of the page around the form. */
  readonly page: string
  readonly referrer: string
  /** Of the visitor's first touch: source, medium, campaign, term, content. */
  readonly utm: Readonly<Record<string, string>>
  readonly consent: readonly Consent[]
  readonly lang: string
  /** Why it was quarantined, also after its release. */
  readonly suspect: string | null
}

/** What a visitor was asked, in the words that the visitor saw, and what was answered. */
export interface Consent {
  readonly name: string
  readonly text: string
  readonly given: boolean
}

/** A message about a lead, sent or still to be sent. */
export interface LeadMessage {
  /** `leads` is the CRM. */
  readonly to: 'leads' | 'mail'
  readonly topic: string
  readonly state: 'waiting' | 'sent' | 'failed'
  readonly attempts: number
  /** Of the last answer. */
  readonly status: number | null
  readonly error: string | null
  /** While it waits. */
  readonly next_at: string | null
}

export type LeadFilter = Optional<{
  readonly form: string
  /** Part of what was typed into any field. */
  readonly search: string
  readonly state: string
  /** Days, which count wholly, or times. */
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
