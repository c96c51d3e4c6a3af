import { expect, test } from 'vitest'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import { webhookSignature } from '../webhooks/webhook-receiver.fixture.ts'
import { CRM_URL, openWithReceivers } from './lead-receivers.fixture.ts'
import { submission } from './submission.fixture.ts'

const CONFIRMATION = { subject: 'We have your message', text: 'Thank you, we will call you.' }
const OWNER = 'sales@vendor.example'

onAnyDatabase('lead-payload#events', (open) => {
  test('the CRM receives each lead, signed, with its own idempotency key', async () => {
    const { storage, crm, sendDue } = await openWithReceivers(open)
    const { id } = await storage.storeSubmission(submission())
    await storage.storeSubmission(submission())
    await sendDue()
    expect(crm.received).toHaveLength(1)
    const [sent] = crm.received
    expect(sent?.url).toBe(CRM_URL)
    expect(sent?.body).toEqual({
      event: 'lead.received',
      lead: {
        id,
        form: 'contact',
        created_at: expect.stringMatching(/Z$/),
        state: 'received',
        fields: submission().fields,
        page: '/contact/',
        referrer: 'https://search.example/',
        utm: { source: 'news', medium: 'mail' },
        consent: submission().consent,
        lang: 'en',
        suspect: null,
      },
    })
    expect(sent?.headers.get('idempotency-key')).toBe(`${id}-received`)
    expect(sent?.headers.get('x-prospectus-topic')).toBe('lead.received')
    expect(sent?.headers.get('webhook-signature')).toBe(
      webhookSignature(sent?.text ?? '', 'crm-secret'),
    )
  })

  test('an unreachable CRM is retried at growing intervals with the same bytes and key, and only its origin is logged', async () => {
    const { clock, storage, crm, logged, sendDue } = await openWithReceivers(open)
    crm.respondWith('silence', 503, 429, 200)
    await storage.storeSubmission(submission())
    for (const seconds of [0, 1, 2, 4]) {
      clock.advance(seconds)
      await sendDue()
    }
    expect(crm.received).toHaveLength(4)
    expect(new Set(crm.received.map(({ text }) => text)).size).toBe(1)
    const keys = crm.received.map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
    expect(logged.map(({ message }) => message)).toEqual([
      'The CRM did not accept a message; the message will be sent again',
      'The CRM accepts messages again',
    ])
    expect(JSON.stringify(logged)).not.toMatch(/secret|ada@|Lovelace/)
  })

  test('a CRM that fails half of the time receives each lead once', async () => {
    const { clock, storage, crm, sendDue } = await openWithReceivers(open)
    crm.respondWith(...Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? 500 : 200)), 200)
    const stored = []
    for (let n = 0; n < 10; n++)
      stored.push(await storage.storeSubmission(submission({ key: `${n}` })))
    for (let n = 0; n < 30; n++) {
      await sendDue()
      clock.advance(2)
    }
    const byKey = new Map(
      crm.received.map(({ headers, body }) => [headers.get('idempotency-key'), body]),
    )
    expect([...byKey.keys()].toSorted()).toEqual(
      stored.map(({ id }) => `${id}-received`).toSorted(),
    )
  })

  test('the owner is notified and can reply; the visitor gets the text of the form', async () => {
    const { storage, mails, sendDue } = await openWithReceivers(open)
    const fields = { ...submission().fields, Page: '12 of the catalogue' }
    await storage.storeSubmission(submission({ fields, owner: OWNER, confirmation: CONFIRMATION }))
    await sendDue()
    const [first, second] = mails.received
    expect([first?.to, second?.to]).toEqual([[OWNER], ['ada@visitor.example']])
    expect(first?.headers.get('reply-to')).toBe('ada@visitor.example')
    expect(first?.text).toContain('message: Please call.')
    expect(first?.text).toContain('Page: 12 of the catalogue')
    expect(first?.text).toContain('Page: /contact/')
    expect(second?.headers.get('subject')).toBe(CONFIRMATION.subject)
    expect(second?.headers.get('from')).toBe('Vendor <news@vendor.example>')
    expect(second?.text.trim()).toBe(CONFIRMATION.text)
  })

  test('nobody is notified of a lead in quarantine until it is released', async () => {
    const { storage, crm, mails, sendDue } = await openWithReceivers(open)
    const given = { owner: OWNER, confirmation: CONFIRMATION, suspect: 'The form was sent in 1 s.' }
    const { id } = await storage.storeSubmission(submission(given))
    await sendDue()
    expect([crm.received, mails.received]).toEqual([[], []])
    expect(await storage.releaseLead(id)).toMatchObject({ state: 'received' })
    await sendDue()
    expect([crm.received.length, mails.received.length]).toEqual([1, 2])
    await expect(storage.releaseLead(id)).rejects.toThrow('not in quarantine')
  })

  test('without a CRM and a mail server nothing is queued for them', async () => {
    const { storage, crm, mails, sendDue } = await openWithReceivers(open)
    await storage.setReceivers({ leads: undefined, mail: undefined })
    await storage.storeSubmission(submission({ owner: OWNER }))
    expect(await storage.sendMail({ to: OWNER, subject: 'x', text: [] })).toBe(false)
    await storage.setReceivers({ leads: CRM_URL, mail: 'mail.example' })
    await sendDue()
    expect([crm.received, mails.received]).toEqual([[], []])
    expect((await storage.leads({ page: 1, perPage: 10 })).total).toBe(1)
  })

  test('nobody can flood somebody else’s mailbox', async () => {
    const { clock, storage, mails, sendDue } = await openWithReceivers(open)
    const send = (n: number) =>
      storage.storeSubmission(submission({ key: `${n}`, confirmation: CONFIRMATION }))
    for (let n = 0; n < 8; n++) await send(n)
    await sendDue()
    expect(mails.received).toHaveLength(5)
    clock.advance(24 * 60 * 60 + 1)
    await send(9)
    await sendDue()
    expect(mails.received).toHaveLength(6)
  })
})
