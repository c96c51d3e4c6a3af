import { expect, test } from 'vitest'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import { EMBEDS_URL, links, openWithReceivers } from './lead-receivers.fixture.ts'
import { createMailingListLinks } from './mailing-list-links.ts'
import { submission } from './submission.fixture.ts'

const SIGN_UP = submission({ form: 'mailing-list', owner: 'sales@vendor.example' })
const DAY = 24 * 60 * 60

onAnyDatabase('lead-payload#mailing-list', (open) => {
  test('an address counts once its owner has confirmed it, and not before', async () => {
    const { storage, crm, mails, sendDue } = await openWithReceivers(open)
    const { id } = await storage.storeSubmission(SIGN_UP)
    await sendDue()
    expect(crm.received).toEqual([])
    const [confirmation, ...others] = mails.received
    expect([confirmation?.to, others]).toEqual([['ada@visitor.example'], []])
    const url = new URL(/https:\S+confirm\S+/.exec(confirmation?.text ?? '')?.[0] ?? '')
    expect(url.origin + url.pathname).toBe(`${EMBEDS_URL}/lists/confirm`)
    expect(links.leadIdOf('confirm', url.searchParams.get('token') ?? '')).toBe(id)
    expect((await storage.lead(id)).state).toBe('pending')

    expect(await storage.confirmLead(id)).toBe(true)
    expect(await storage.confirmLead(id)).toBe(true)
    await sendDue()
    expect(crm.received.map(({ body }) => body.event)).toEqual(['lead.confirmed'])
    const after = mails.received.slice(1).map(({ to }) => to[0])
    expect(after).toEqual(['sales@vendor.example', 'ada@visitor.example'])
  })

  test('every mail of the list can be unsubscribed from, also by mail programs', async () => {
    const { storage, mails, sendDue } = await openWithReceivers(open)
    const { id } = await storage.storeSubmission(SIGN_UP)
    await storage.confirmLead(id)
    await sendDue()
    const ofList = mails.received.filter(({ to }) => to[0] === 'ada@visitor.example')
    expect(ofList).toHaveLength(2)
    for (const { headers, text } of ofList) {
      const url = /<(.+)>/.exec(headers.get('list-unsubscribe') ?? '')?.[1] ?? ''
      expect(links.leadIdOf('unsubscribe', new URL(url).searchParams.get('token') ?? '')).toBe(id)
      expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
      expect(text).toContain(url)
    }
  })

  test('an unsubscribed address stays off the list, however often it was added', async () => {
    const { storage, crm, sendDue } = await openWithReceivers(open)
    const first = await storage.storeSubmission({ ...SIGN_UP, key: '1' })
    const second = await storage.storeSubmission({ ...SIGN_UP, key: '2' })
    await storage.confirmLead(first.id)
    expect(await storage.unsubscribeLead(second.id)).toBe(true)
    expect(await storage.unsubscribeLead(second.id)).toBe(true)
    const states = (await storage.leads({ page: 1, perPage: 10 })).items.map(({ state }) => state)
    expect(states).toEqual(['unsubscribed', 'unsubscribed'])
    expect(await storage.confirmLead(first.id)).toBe(false)
    await sendDue()
    const events = crm.received.map(({ body }) => body.event)
    expect(events.filter((event) => event === 'lead.confirmed')).toHaveLength(1)
    expect(events.filter((event) => event === 'lead.unsubscribed')).toHaveLength(2)
  })

  test('an expired request is not confirmed', async () => {
    const { clock, storage } = await openWithReceivers(open)
    const { id } = await storage.storeSubmission(SIGN_UP)
    clock.advance(15 * DAY)
    expect(await storage.confirmLead(id)).toBe(false)
    expect(await storage.confirmLead('nobody')).toBe(false)
    expect(await storage.unsubscribeLead('nobody')).toBe(false)
  })

  test('other forms have nothing to confirm or unsubscribe from', async () => {
    const { storage } = await openWithReceivers(open)
    const { id } = await storage.storeSubmission(submission())
    expect(await storage.confirmLead(id)).toBe(false)
    await storage.unsubscribeLead(id)
    expect((await storage.lead(id)).state).toBe('received')
  })
})

test('lead-payload#mailing-list a link is valid for one page and one address, also after a change of secret', () => {
  const token = (url: string) => new URL(url).searchParams.get('token') ?? ''
  const confirm = token(links.addressOf({ page: 'confirm', lead: 'a' }))
  expect(links.leadIdOf('confirm', confirm)).toBe('a')
  expect(links.leadIdOf('unsubscribe', confirm)).toBeUndefined()
  expect(links.leadIdOf('confirm', confirm.replace(/^a/, 'b'))).toBeUndefined()
  for (const bad of ['', '.', 'a', 'a.', `${confirm}x`, 'a.ü'])
    expect(links.leadIdOf('confirm', bad)).toBeUndefined()
  expect(createMailingListLinks(EMBEDS_URL, 'new,seal-secret').leadIdOf('confirm', confirm)).toBe(
    'a',
  )
  expect(createMailingListLinks(EMBEDS_URL, 'new').leadIdOf('confirm', confirm)).toBeUndefined()
})
