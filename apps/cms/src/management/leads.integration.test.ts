import { expect, test } from 'vitest'
import { listOf } from '../json.fixture.ts'
import { openWithReceivers } from '../leads/lead-receivers.fixture.ts'
import { submission } from '../leads/submission.fixture.ts'
import { fillWith, type OpenTestStorage, onAnyDatabase } from '../storage/storage.fixture.ts'
import { MANAGEMENT_TOKEN, serveManagement } from './served-management.fixture.ts'

onAnyDatabase('management-api#leads', (open) => {
  test('leads are listed newest first, and filtered by form, words, state and time', async () => {
    const { send, clock, storage } = await serveLeads(open)
    const ids: string[] = []
    const store = async (given: Parameters<typeof submission>[0]) => {
      ids.push((await storage.storeSubmission(submission(given))).id)
      clock.advance(24 * 60 * 60)
    }
    await store({ key: '1', fields: { name: 'Ada', company: 'Mühle & Söhne' } })
    await store({ key: '2', form: 'demo' })
    await store({ key: '3', suspect: 'Too fast' })
    const list = async (query: string) => {
      const { status, body, headers } = await send(`GET leads?${query}`)
      expect(status).toBe(200)
      const found = listOf(body, 'leads').map(({ id }) => ids.indexOf(String(id)) + 1)
      return [found, headers.get('total')]
    }
    expect(await list('')).toEqual([[3, 2, 1], '3'])
    expect(await list('per_page=2&page=2')).toEqual([[1], '3'])
    expect(await list('form=demo')).toEqual([[2], '1'])
    expect(await list('form=none')).toEqual([[], '0'])
    expect(await list('search=mühle%20%26')).toEqual([[1], '1'])
    expect(await list('search=%25')).toEqual([[], '0'])
    expect(await list('state=quarantined')).toEqual([[3], '1'])
    expect(await list('from=2026-05-02')).toEqual([[3, 2], '2'])
    expect(await list('from=2026-05-02&to=2026-05-02')).toEqual([[2], '1'])
    expect(await list('to=2026-05-02T10:00:00Z')).toEqual([[1], '1'])
    expect(await list('to=9999-12-31')).toEqual([[3, 2, 1], '3'])
    const [newest] = listOf((await send('GET leads?per_page=1')).body, 'leads')
    expect(newest).toMatchObject({ state: 'quarantined', suspect: 'Too fast', form: 'contact' })
  })

  test.each([
    ['GET leads?state=new', 'state'],
    ['GET leads?from=soon', 'from'],
    ['GET leads?to=2026-13-45', 'to'],
    ['GET leads?per_page=0', 'per_page'],
    ['GET leads.csv?from=1', 'from'],
    ['DELETE leads', 'email'],
    ['DELETE leads?email=%20', 'email'],
  ])('%s is rejected, naming %s', async (what, field) => {
    const { send } = await serveLeads(open)
    const { status, body } = await send(what)
    expect([status, body.field]).toEqual([422, field])
  })

  test('a lead lists its messages; it can be changed only by releasing it', async () => {
    const { send, storage, sendDue } = await serveLeads(open)
    const given = submission({ suspect: 'Too fast', owner: 'sales@vendor.example' })
    const { id } = await storage.storeSubmission(given)
    expect((await send(`GET leads/${id}`)).body.lead).toMatchObject({ id, messages: [] })
    const wrong = await send(`PUT leads/${id}`, { body: { lead: { state: 'confirmed' } } })
    expect([wrong.status, wrong.body.field]).toEqual([422, 'lead.state'])
    const release = { body: { lead: { state: 'received' } } }
    expect((await send(`PUT leads/${id}`, release)).body.lead).toMatchObject({ state: 'received' })
    expect((await send(`PUT leads/${id}`, release)).status).toBe(422)
    await sendDue()
    expect((await send(`GET leads/${id}`)).body.lead?.messages).toMatchObject([
      { to: 'leads', topic: 'lead.received', state: 'sent', status: 200, next_at: null },
      { to: 'mail', topic: 'mail', state: 'sent', status: 250, error: null },
    ])
    expect((await send('GET leads/none')).status).toBe(404)
    expect((await send('GET leads/%00')).status).toBe(404)
    expect((await send('GET leads', { headers: { authorization: 'x' } })).status).toBe(401)
  })

  test('a message about a lead cannot be replayed like a webhook’s, since its erasure must find it', async () => {
    const { send, crm, storage, sendDue } = await serveLeads(open)
    await storage.replaceOperatorWebhooks([{ name: 'site', url: 'http://site.example/hooks' }])
    crm.respondWith('silence', 200)
    await storage.storeSubmission(submission())
    await sendDue()
    const [webhook] = await storage.listWebhooks()
    const replayed = await send(`POST webhook_endpoints/${webhook?.id}/logs/1/replay`)
    expect(replayed.status).toBe(404)
    const { body } = await send('DELETE leads?email=ada@visitor.example')
    expect(body.erased).toEqual({ leads: 1, messages: 1 })
    await sendDue()
    expect(crm.received).toHaveLength(1)
  })

  test('the CSV for spreadsheets has every field, and no cell runs as a formula', async () => {
    const { csv, storage } = await serveLeads(open)
    await storage.storeSubmission(
      submission({
        key: '1',
        fields: { name: '=HYPERLINK("https://evil.example")', phone: '+41 44', many: ['a', 'b'] },
        utm: { source: '@SUM(A1)' },
      }),
    )
    const fields = { name: 'A "quoted",\nname', note: '\t=1', 'wide ＝': '＝1', dash: ' -1' }
    await storage.storeSubmission(submission({ key: '2', fields, utm: {} }))
    const [head, second, ...rest] = (await csv('')).split('\r\n')
    expect(head).toMatch(/"consent","utm_source","name","note","wide ＝","dash","phone","many"$/)
    expect(second).toMatch(/"privacy: yes","","A ""quoted"",\nname","'\t=1","'＝1","' -1","",""$/)
    expect(rest.join()).toMatch(
      /"'@SUM\(A1\)","'=HYPERLINK\(""https:\/\/evil.example""\)","","","","'\+41 44","a; b",$/,
    )
    expect((await csv('?form=none')).split('\r\n')).toHaveLength(2)
  })

  test('no two columns have the same name, whatever a form calls its fields', async () => {
    const { csv, storage } = await serveLeads(open)
    const fields = { privacy: 'yes', state: 'Vermont', page: 'The price list' }
    await storage.storeSubmission(submission({ fields }))
    const [head = '', line] = (await csv('')).split('\r\n')
    const names = head.split(',')
    expect(new Set(names).size).toBe(names.length)
    expect(head).toMatch(/"consent","utm_source","utm_medium","field_state","field_page"$/)
    expect(line).toMatch(/"privacy: yes","news","mail","Vermont","The price list"$/)
  })

  test('leads of an address are erased, with all waiting and sent messages about them', async () => {
    const { send, clock, crm, mails, storage, sendDue } = await serveLeads(open)
    const confirmation = { subject: 'Thanks', text: 'Thank you.' }
    const owner = 'sales@vendor.example'
    await storage.storeSubmission(submission({ key: '1', confirmation, owner }))
    await sendDue()
    crm.respondWith('silence')
    mails.nextCodes.push(451, 451)
    await storage.storeSubmission(submission({ key: '2', email: 'ADA@Visitor.example ', owner }))
    await storage.storeSubmission(submission({ key: '3', email: 'other@visitor.example' }))
    await storage.sendMail({ to: 'ada@visitor.example', subject: 'News', text: ['News'] })
    await sendDue()
    const { body } = await send('DELETE leads?email=Ada@visitor.example')
    expect(body.erased).toEqual({ leads: 2, messages: 6 })
    const [crmBefore, mailsBefore] = [crm.received.length, mails.received.length]
    crm.respondWith(200)
    clock.advance(60 * 60)
    await sendDue()
    expect(mails.received).toHaveLength(mailsBefore)
    const later = crm.received.slice(crmBefore).map(({ text }) => text)
    expect(later).toHaveLength(1)
    expect((await send('GET leads')).headers.get('total')).toBe('1')
    expect((await send('DELETE leads?email=ada@visitor.example')).body.erased).toEqual({
      leads: 0,
      messages: 0,
    })
    expect((await send('GET leads?search=ada')).headers.get('total')).toBe('1')
  })

  test('an erasure and its audit entry are stored together, without the address', async () => {
    const { storage } = await serveLeads(open)
    await storage.storeSubmission(submission())
    // As when the process ends after the erasure.
    const recordAudit = () => Promise.reject(new Error('The process has ended'))
    const { send, logged } = serveManagement({ ...storage, recordAudit })
    const { body } = await send('DELETE leads?email=ada@visitor.example')
    expect(body.erased).toMatchObject({ leads: 1 })
    const entries = listOf((await send('GET audit')).body, 'audit')
    expect(entries).toMatchObject([{ action: 'DELETE leads', subject: 'leads' }])
    expect(JSON.stringify([entries, logged])).not.toContain('visitor.example')
  })
})

async function serveLeads(open: OpenTestStorage) {
  const receivers = await openWithReceivers(open)
  await fillWith(receivers.storage, [])
  const managed = serveManagement(receivers.storage)
  const csv = async (query: string) => {
    const headers = { authorization: MANAGEMENT_TOKEN }
    const response = await managed.request(`leads.csv${query}`, { headers })
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const bytes = Buffer.from(await response.arrayBuffer())
    // Without a byte order mark, spreadsheets read every umlaut as two other letters.
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
    return bytes.subarray(3).toString()
  }
  return { ...receivers, ...managed, csv }
}
