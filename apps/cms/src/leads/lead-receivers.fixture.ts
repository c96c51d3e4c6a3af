import { createLog, type LogFields } from '@prospectus/server/log'
import { onTestFinished } from 'vitest'
import { createClock } from '../database/clock.fixture.ts'
import { startSmtpReceiver } from '../mail/smtp-receiver.fixture.ts'
import type { OpenTestStorage } from '../storage/storage.fixture.ts'
import { webhookReceiver } from '../webhooks/webhook-receiver.fixture.ts'
import { createMailingListLinks } from './mailing-list-links.ts'

export const CRM_URL = 'https://crm.example/hooks/secret-path?token=secret-too'
export const EMBEDS_URL = 'https://forms.example'
export const links = createMailingListLinks(EMBEDS_URL, 'seal-secret')

/** Opens a storage whose leads go to a CRM and a mail server that the test can inspect. */
export async function openWithReceivers(open: OpenTestStorage) {
  const clock = createClock()
  const storage = await open({ now: clock.now })
  const [crm, mails] = [webhookReceiver(), await startSmtpReceiver()]
  await storage.setReceivers({ leads: CRM_URL, mail: 'mail.example' })
  const logged: LogFields[] = []
  const sender = storage.startSending({
    log: createLog((line) => logged.push(JSON.parse(line))),
    operatorSecret: undefined,
    seal: undefined,
    crmSecret: 'crm-secret',
    post: crm.post,
    mail: {
      server: { url: mails.url, from: 'Vendor <news@vendor.example>' },
      addressOf: links.addressOf,
    },
  })
  onTestFinished(sender.stop)
  return {
    ...{ clock, storage, crm, mails, logged, sender },
    /** Sends everything that is due at this time. */
    sendDue: async () => {
      sender.wake()
      await sender.settled()
    },
  }
}
