import { createLog } from '@prospectus/server/log'
import { expect, test } from 'vitest'
import { openWithReceivers } from '../leads/lead-receivers.fixture.ts'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import { CMS_URL, OWNER, openBrowser, servePeople } from './browser.fixture.ts'
import { quickHasher } from './quick-hasher.fixture.ts'

onAnyDatabase('mails to people', (open) => {
  test('an invitation and a forgotten password reach the mail server, each with its link; nobody else gets one', async () => {
    const { storage, mails, sendDue } = await openWithReceivers(open)
    const people = storage.people({
      cmsUrl: CMS_URL,
      sealSecret: 'seal-secret',
      log: createLog(() => undefined),
      sendMail: storage.sendMail,
      passwordHasher: quickHasher,
    })
    await people.addFirst({ ...OWNER, name: 'Ada' })
    await people.requestReset('nobody@example.com')
    await people.requestReset(OWNER.email.toUpperCase())
    const bob = { email: 'bob@example.com', name: 'Bob', role: 'author' } as const
    expect(await people.invite(bob)).toMatchObject({ mailed: true })
    await sendDue()
    const read = mails.received.map(({ to, headers, text }) => {
      const [link = ''] = /http\S+/.exec(text) ?? []
      return { to: to[0], subject: headers.get('subject'), link: new URL(link) }
    })
    expect(read.map(({ to, subject }) => [to, subject])).toEqual([
      [OWNER.email, 'A new password for the editor'],
      ['bob@example.com', 'You are invited to the editor'],
    ])
    for (const { link } of read) {
      expect(`${link.origin}${link.pathname}`).toBe(`${CMS_URL}/reset-password`)
      expect(link.searchParams.get('token')).toMatch(/^[\w-]{32}$/)
    }
  })

  test('LANG-2 are in the requested language', async () => {
    const { storage, mails, sendDue } = await openWithReceivers(open)
    const mail = { url: mails.url, from: 'Vendor <news@vendor.example>' }
    const owner = openBrowser(await servePeople({ mail }, async () => storage))
    await owner.request('/auth/request-password-reset', {
      body: { email: OWNER.email, language: 'de' },
    })
    await owner.signIn()
    const person = { email: 'bob@example.com', role: 'author' }
    const invited = await owner.request('/v1/spaces/1000/people?language=de', { body: { person } })
    expect(invited.status).toBe(201)
    const id = invited.body.person?.id
    await owner.request(`/v1/spaces/1000/people/${id}/reset?language=de`, { body: {} })
    await owner.request(`/v1/spaces/1000/people/${id}/reset`, { body: {} })
    const subjects = async () => {
      await sendDue()
      return mails.received.map(({ subject }) => subject)
    }
    await expect
      .poll(subjects)
      .toEqual([
        'Ein neues Passwort für den Editor',
        'Ihr Zugang zum Editor',
        'Ein neues Passwort für den Editor',
        'A new password for the editor',
      ])
  })
})
