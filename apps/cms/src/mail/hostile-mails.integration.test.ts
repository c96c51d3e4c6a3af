import { randomUUID } from 'node:crypto'
import { createLog } from '@prospectus/server/log'
import { expect, test } from 'vitest'
import type { Submission } from '../leads/find-leads.ts'
import { openWithReceivers } from '../leads/lead-receivers.fixture.ts'
import { submission } from '../leads/submission.fixture.ts'
import { CMS_URL } from '../people/browser.fixture.ts'
import { nameFromAddress, readPersonName } from '../people/person-name.ts'
import { quickHasher } from '../people/quick-hasher.fixture.ts'
import { onAnyDatabase } from '../storage/storage.fixture.ts'

const HOSTILE: readonly (readonly [string, string])[] = [
  [
    'line ends',
    'Ada\r\nBcc: evil@x.example\r\n\r\nLead: forged\n.\r\nPage: forged\u2028Lead: forged',
  ],
  ['markup', '<img src=x onerror=alert(1)><a href="https://evil.example">Sign in</a>'],
  ['the length of a book', 'Straße 😀'.repeat(10_000)],
  ['changed text directions', 'invoice\u202Efdp.exe\u202C \u2066x\u2069 \u200Fend'],
  ['control characters', 'a\0b\u001B[31mred\u0007\u009B2J\u007F'],
  ['half of a surrogate pair', 'x\uD83D'],
]

/**
 * Returns the texts to try in a kind of mail: all in the first; in the others line ends and one more, in turn, because
 * the mail server greets each mail after 100 ms. `npm run audit` tries all in every kind.
 */
const hostileFor = (kind: number) =>
  kind === 0 || process.env.EVERY_DATABASE
    ? HOSTILE
    : HOSTILE.filter((_, at) => at === 0 || at === 1 + (kind % (HOSTILE.length - 1)))

/** A new address each time, since mails to one address are limited per day. */
const visitor = () => `${randomUUID()}@visitor.example`

type Receivers = Awaited<ReturnType<typeof openWithReceivers>>

async function submit({ storage }: Receivers, given: Partial<Submission>): Promise<unknown> {
  const defaults = { owner: 'sales@vendor.example', key: randomUUID(), email: visitor() }
  return await storage.storeSubmission(submission({ ...defaults, ...given }))
}

async function invite({ storage }: Receivers, text: string): Promise<unknown> {
  const log = createLog(() => undefined)
  const { sendMail } = storage
  const secrets = { cmsUrl: CMS_URL, sealSecret: 'seal-secret', passwordHasher: quickHasher }
  const people = storage.people({ ...secrets, log, sendMail })
  const email = visitor()
  const name = readPersonName(text) ?? nameFromAddress(email)
  const { person } = await people.invite({ email, name, role: 'author' })
  return await people.createResetLink(person.id)
}

/** Every kind of mail, with a stranger's text in each place that has one. */
const MAILS: readonly (readonly [
  string,
  (receivers: Receivers, text: string) => Promise<unknown>,
])[] = [
  ['of a new lead: a value', (receivers, text) => submit(receivers, { fields: { message: text } })],
  [
    'of a new lead: values',
    (receivers, text) => submit(receivers, { fields: { topics: ['a', text] } }),
  ],
  ['of a new lead: a field', (receivers, text) => submit(receivers, { fields: { [text]: 'x' } })],
  [
    'of a new lead: form, page, referrer',
    (receivers, text) => submit(receivers, { form: text, page: text, referrer: text }),
  ],
  [
    'of thanks',
    (receivers, text) => submit(receivers, { owner: '', confirmation: { subject: text, text } }),
  ],
  [
    'of the mailing list',
    async (receivers, text) => {
      const confirmation = { subject: text, text }
      const defaults = { form: 'mailing-list', owner: '', key: randomUUID(), email: visitor() }
      const { id } = await receivers.storage.storeSubmission(
        submission({ ...defaults, confirmation }),
      )
      await receivers.storage.confirmLead(id)
    },
  ],
  ['of an invitation and a new password', invite],
]

onAnyDatabase('lead-payload#mail LEAD-2 a mail', (open) => {
  test.each(MAILS.map(([what, cause], kind) => [what, cause, hostileFor(kind)] as const))(
    '%s stays one plain text to one recipient, whatever it contains',
    async (_what, cause, texts) => {
      const receivers = await openWithReceivers(open)
      for (const [what, text] of texts) {
        receivers.mails.received.splice(0)
        await cause(receivers, text).catch((error: unknown) => {
          throw new Error(what, { cause: error })
        })
        await receivers.sendDue()
        expect(receivers.mails.received.length, what).toBeGreaterThan(0)
        for (const mail of receivers.mails.received) {
          expect(mail.to, what).toHaveLength(1)
          expect(mail.to[0], what).toMatch(/@(?:vendor|visitor)\.example$/)
          expect(new Set(mail.headerNames).size, what).toBe(mail.headerNames.length)
          expect(mail.headerNames, what).not.toContain('bcc')
          expect(mail.headers.get('content-type'), what).toMatch(/^text\/plain; charset=utf-8/)
          expect(
            Math.max(...mail.raw.split('\r\n').map(({ length }) => length)),
            what,
          ).toBeLessThan(999)
          expect(mail.subject.length, what).toBeLessThanOrEqual(200)
          expect(mail.subject, what).not.toMatch(UNWANTED)
          expect(mail.text.replaceAll('\r\n', '\n'), what).not.toMatch(UNWANTED_IN_TEXT)
          expect(mail.text.length, what).toBeLessThan(LONGEST)
          if (mail.to[0] === 'sales@vendor.example') {
            expect(mail.text.match(/^Lead: /gm), what).toHaveLength(1)
          }
        }
      }
    },
  )
})

/** Characters that end a line, change the direction of text, or are invisible. */
const UNWANTED = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]|^\s|\s$/u
const UNWANTED_IN_TEXT = /(?!\n)[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u
const LONGEST = 120_000
