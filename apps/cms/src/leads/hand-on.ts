import type { Database } from '../database/database.ts'
import type { Mail } from '../mail/mail.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { queueMessage } from '../outbox/receivers.ts'
import { type Lead, outwardLead } from './lead.ts'
import { confirmationMail, confirmListMail, listWelcomeMail, ownerMail } from './lead-mails.ts'

/**
 * Writes down, in the transaction that brings a lead into its state, who is to be told: the CRM, the form's owner
 * and the visitor (lead-payload#events). Nobody is told of what is in quarantine, and the CRM and the owner only of
 * addresses that were confirmed.
 */
export async function handOn(database: Database, lead: Lead, now: Date): Promise<void> {
  const mail = async (name: string, written: Mail | undefined, mostADay?: number) => {
    if (written === undefined) return
    const limit = mostADay === undefined ? {} : { mostADay }
    await queueMail(database, written, now, {
      key: `${lead.id}-${name}`,
      leadId: lead.id,
      ...limit,
    })
  }
  const toVisitor = (name: string, written: Mail | undefined) => mail(name, written, MOST_A_DAY)
  switch (lead.state) {
    case 'quarantined':
      return
    case 'received':
      await tellCrm(database, lead, now)
      await mail('owner', ownerMail(lead))
      return await toVisitor('confirmation', confirmationMail(lead))
    case 'pending':
      return await toVisitor('confirm', confirmListMail(lead))
    case 'confirmed':
      await tellCrm(database, lead, now)
      await mail('owner', ownerMail(lead))
      return await toVisitor('welcome', listWelcomeMail(lead))
    case 'unsubscribed':
      return await tellCrm(database, lead, now)
  }
}

async function tellCrm(database: Database, lead: Lead, now: Date): Promise<void> {
  const topic = `lead.${lead.state}`
  const body = JSON.stringify({ event: topic, lead: outwardLead(lead) })
  // Each state is reached once: this tells the CRM what it has had.
  const key = `${lead.id}-${lead.state}`
  await queueMessage(database, 'leads', { topic, body, key, leadId: lead.id }, now)
}

/** Mails to one visitor: nobody can have somebody else's letter box filled by a form. */
const MOST_A_DAY = 5
