import type { Consent, LeadState } from '@prospectus/protocol/management/lead'
import type { Selectable } from 'kysely'
import type { LeadTable } from '../database/lead-table.ts'
import type { Submission } from './submission.ts'

/** A submission that is kept, and where it stands. */
export interface Lead {
  readonly id: string
  readonly form: string
  readonly createdAt: string
  readonly state: LeadState
  readonly fields: Submission['fields']
  readonly page: string
  readonly referrer: string
  readonly utm: Readonly<Record<string, string>>
  readonly consent: readonly Consent[]
  readonly lang: string
  /** Folded; empty when none was given. */
  readonly email: string
  readonly owner: string
  readonly confirmation: Submission['confirmation']
  /** Why it was quarantined, also after its release. */
  readonly suspect: string | null
}

export function leadOf(row: Selectable<LeadTable>): Lead {
  const { id, form, state, page, referrer, lang, email, owner, suspect } = row
  return {
    ...{ id, form, state, page, referrer, lang, email, owner, suspect },
    createdAt: row.created_at,
    fields: JSON.parse(row.fields),
    utm: JSON.parse(row.utm),
    consent: JSON.parse(row.consent),
    confirmation: row.confirmation === null ? undefined : JSON.parse(row.confirmation),
  }
}

/** A lead as the management API and the CRM get it (lead-payload#lead). */
export function outwardLead({ createdAt, owner, confirmation, email, ...lead }: Lead) {
  return { ...lead, created_at: createdAt }
}

/** The form whose addresses have to be confirmed before they count. */
const MAILING_LIST = 'mailing-list'

/** What a lead is when nothing speaks against it: new, or released from quarantine. */
export function firstState(form: string): LeadState {
  return form === MAILING_LIST ? 'pending' : 'received'
}
