import { createLog, type LogFields } from '@prospectus/server/log'
import { expect, test } from 'vitest'
import { eraseLeads } from '../../leads/erase-leads.ts'
import { links, openWithReceivers } from '../../leads/lead-receivers.fixture.ts'
import { submission } from '../../leads/submission.fixture.ts'
import { onAnyDatabase } from '../../storage/storage.fixture.ts'
import { createListPages } from './list-pages.tsx'

const SIGN_UP = submission({ form: 'mailing-list', lang: 'en' })
const addressOf = (page: 'confirm' | 'unsubscribe', lead: string) => {
  const { pathname, search } = new URL(links.addressOf({ page, lead }))
  return pathname + search
}

onAnyDatabase('lead-payload#mailing-list', (open) => {
  test('the link in a mail opens a button, and pressing that confirms or unsubscribes', async () => {
    const { storage } = await openWithReceivers(open)
    const pages = createListPages({ storage, links, log: createLog(() => expect.fail()) })
    const { id } = await storage.storeSubmission(SIGN_UP)
    const state = async () => (await storage.lead(id)).state
    const response = await pages.request(addressOf('confirm', id))
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(await response.text()).toContain('<button type="submit"')
    expect(await state()).toBe('pending')
    const done = await pages.request(addressOf('confirm', id), { method: 'POST' })
    expect(await done.text()).toContain('Your address is confirmed.')
    expect(await state()).toBe('confirmed')
    expect((await pages.request(addressOf('unsubscribe', id))).status).toBe(200)
    expect(await state()).toBe('confirmed')
    const body = 'List-Unsubscribe=One-Click'
    const unsubscribed = await pages.request(addressOf('unsubscribe', id), { method: 'POST', body })
    expect([unsubscribed.status, await state()]).toEqual([200, 'unsubscribed'])
  })

  test('a link that is not signed, or of an erased address, shows an error and changes nothing', async () => {
    const { storage } = await openWithReceivers(open)
    const pages = createListPages({ storage, links, log: createLog(() => expect.fail()) })
    const { id } = await storage.storeSubmission(SIGN_UP)
    const confirm = addressOf('confirm', id)
    const wrong = [
      '/lists/confirm',
      '/lists/confirm?token=',
      `/lists/confirm?token=${id}.x`,
      confirm.replace('confirm', 'unsubscribe'),
      `${confirm}x`,
    ]
    for (const address of wrong) {
      for (const method of ['GET', 'POST']) {
        const response = await pages.request(address, { method })
        expect([response.status, await response.text()]).toEqual([
          404,
          expect.stringContaining('This link is not valid any more.'),
        ])
      }
    }
    expect((await storage.lead(id)).state).toBe('pending')
    await storage.change(eraseLeads, 'ada@visitor.example')
    expect((await pages.request(confirm, { method: 'POST' })).status).toBe(404)
  })

  test('LANG-2 the page is in the language of the form', async () => {
    const { storage } = await openWithReceivers(open)
    const pages = createListPages({ storage, links, log: createLog(() => expect.fail()) })
    const { id } = await storage.storeSubmission({ ...SIGN_UP, lang: 'de' })
    const html = await (await pages.request(addressOf('confirm', id))).text()
    expect(html).toContain('<html lang="de"')
    expect(html).toContain('Ja, bestätigen')
  })
})

test('lead-payload#mailing-list a visitor never sees a blank page, and the log has no address', async () => {
  const logged: LogFields[] = []
  const away = () => Promise.reject(new Error('The database is away'))
  const storage = { lead: away, confirmLead: away, unsubscribeLead: away }
  const log = createLog((line) => logged.push(JSON.parse(line)))
  const pages = createListPages({ storage, links, log })
  const response = await pages.request(addressOf('unsubscribe', 'a'), { method: 'POST' })
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('Please try again in a moment.')
  expect(logged).toMatchObject([{ level: 'error', page: 'unsubscribe' }])
})
