import type { OpenDatabase } from '../database/database.ts'
import type { Page } from '../database/paging.ts'
import { confirmLead, lead, releaseLead, unsubscribeLead } from '../leads/change-lead.ts'
import { everyLead, type LeadFilter, leads } from '../leads/find-leads.ts'
import { type Erased, eraseLeads, forgetLeadsBefore } from '../leads/forget-leads.ts'
import { keepSubmission } from '../leads/keep-submission.ts'
import type { Lead } from '../leads/lead.ts'
import type { KeptSubmission, Submission } from '../leads/submission.ts'
import type { Mail } from '../mail/mail.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { messagesOfLead, type SentMessage } from '../outbox/deliveries.ts'
import { type SoleKind, setReceiver } from '../outbox/receivers.ts'

/** What visitors have sent, who is told of it, and mail. */
export interface LeadStorage {
  /**
   * Keeps a submission: it is on the disk when this resolves. The same key of the same form gives the first
   * answer again. Rejects when it could not be kept.
   */
  readonly keepSubmission: (submission: Submission) => Promise<KeptSubmission>
  readonly leads: (
    query: LeadFilter & { readonly page: number; readonly perPage: number },
  ) => Promise<Page<Lead>>
  /** Throws `StorageFault` when there is none. */
  readonly lead: (id: string) => Promise<Lead>
  /** Who was, or is to be, told of a lead. */
  readonly leadMessages: (id: string) => Promise<readonly SentMessage[]>
  readonly everyLead: (filter: LeadFilter) => AsyncIterable<Lead>
  /** Out of quarantine. Throws `StorageFault` for one that is not in it. */
  readonly releaseLead: (id: string) => Promise<Lead>
  /** Puts an address on the mailing list that its owner has confirmed, and says whether it is on it now. */
  readonly confirmLead: (id: string) => Promise<boolean>
  /** Takes the address of a lead off the mailing list, and says whether it is off it now. */
  readonly unsubscribeLead: (id: string) => Promise<boolean>
  readonly eraseLeads: (email: string) => Promise<Erased>
  readonly forgetLeadsBefore: (before: Date) => Promise<Erased>
  /** Sends a mail once it is stored. Says whether it will be sent: not without a mail server or an address. */
  readonly sendMail: (mail: Mail) => Promise<boolean>
  /** From now on these, and no others, get leads and mail. */
  readonly setReceivers: (
    addresses: Readonly<Record<SoleKind, string | undefined>>,
  ) => Promise<void>
}

export function createLeadStorage(database: OpenDatabase, now: () => Date): LeadStorage {
  return {
    keepSubmission: (submission) => keepSubmission(database, submission, now()),
    leads: (query) => leads(database, query),
    lead: (id) => lead(database, id),
    leadMessages: (id) => messagesOfLead(database, id),
    everyLead: (filter) => everyLead(database, filter),
    releaseLead: (id) => releaseLead(database, id, now()),
    confirmLead: (id) => confirmLead(database, id, now()),
    unsubscribeLead: (id) => unsubscribeLead(database, id, now()),
    eraseLeads: (email) => eraseLeads(database, email),
    forgetLeadsBefore: (before) => forgetLeadsBefore(database, before),
    sendMail: async (mail) => {
      const isSent = await queueMail(database, mail, now())
      database.onChange?.()
      return isSent
    },
    setReceivers: ({ leads: crm, mail }) =>
      database.alone(async () => {
        await setReceiver(database, 'leads', crm, now())
        await setReceiver(database, 'mail', mail, now())
      }),
  }
}
