import { expect, test } from 'vitest'
import { listOf } from '../json.fixture.ts'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import { type Browser, OWNER, openBrowser, serveOwner, servePeople } from './browser.fixture.ts'

const space = '/v1/spaces/1000'

/** Entries of the audit log, newest first. */
async function trail(browser: Browser) {
  const { body } = await browser.request(`${space}/audit`)
  return listOf(body, 'audit')
}

async function resetToken(owner: Browser): Promise<string> {
  const { body } = await owner.request(`${space}/people`)
  const [first] = listOf(body, 'people')
  const link = (await owner.request(`${space}/people/${first?.id}/reset`, { body: {} })).body.link
  return new URL(String(link)).searchParams.get('token') ?? ''
}

onAnyDatabase('an account', (open) => {
  test('management-api#sessions the editor can ask whether somebody is signed in without an error', async () => {
    const browser = openBrowser(await servePeople({}, open))
    expect(await browser.request('/auth/session')).toMatchObject({
      status: 200,
      body: { signed_in: false },
    })
    await browser.signIn()
    expect((await browser.request('/auth/session')).body).toMatchObject({ signed_in: true })
  })

  test('management-api#sessions people see and change their own account, and end sessions elsewhere', async () => {
    const cms = await servePeople({}, open)
    const [here, elsewhere] = [openBrowser(cms), openBrowser(cms)]
    expect(await here.request('/auth/account', { body: {} })).toMatchObject({ status: 401 })
    await elsewhere.signIn()
    await here.signIn()
    const account = async () => (await here.request('/auth/account', { body: {} })).body
    expect(await account()).toMatchObject({
      person: { name: 'Ada', email: OWNER.email, role: 'owner' },
      second_factor: false,
      password: true,
      sessions: [{ current: true, client: '127.0.0.1' }, { current: false }],
    })
    expect(JSON.stringify(await account())).not.toContain('token')
    const name = (name: unknown) => here.request('/auth/account/name', { body: { name } })
    for (const wrong of ['', '  ', 'a\nb', 'x'.repeat(101), 7]) {
      expect(await name(wrong)).toMatchObject({ status: 422 })
    }
    expect(await name(' Ada Lovelace ')).toMatchObject({ status: 200 })
    expect(await here.request('/auth/revoke-other-sessions', { body: {} })).toMatchObject({
      status: 200,
    })
    expect(await elsewhere.request('/v1/me')).toMatchObject({ status: 401 })
    expect(await account()).toMatchObject({
      person: { name: 'Ada Lovelace' },
      sessions: [{ current: true }],
    })
    const [ended, renamed] = await trail(here)
    expect([ended?.action, renamed?.action]).toEqual(['session.end-others', 'people.rename'])
  })

  test('wrong passwords for an account are in the audit log, without anything that was typed', async () => {
    const browser = openBrowser(await servePeople({}, open))
    const password = 'not the password'
    await browser.signIn({ email: OWNER.email, password })
    await browser.signIn({ email: 'my secret words', password })
    const unstorable = await browser.signIn({ email: 'a\0b@example.com', password })
    expect(unstorable.status).toBeLessThan(500)
    await browser.signIn()
    const entries = await trail(browser)
    const person = expect.stringMatching(/^people\/./)
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ['session.start', person],
      ['session.start.refused', person],
      ['people.first', person],
    ])
    expect(JSON.stringify(entries)).not.toMatch(/not the password|my secret words/)
  })

  test('a new password by a link signs in somebody who guessed too often, and is in the audit log', async () => {
    const { cms, owner } = await serveOwner({}, open)
    const token = await resetToken(owner)
    const forgetful = openBrowser(cms)
    for (let guess = 0; guess < 10; guess += 1) {
      await forgetful.signIn({ email: OWNER.email, password: `guess number ${guess}` })
    }
    expect(await forgetful.signIn()).toMatchObject({ status: 429 })
    const newPassword = 'another long password'
    const reset = { body: { token, newPassword } }
    expect(await forgetful.request('/auth/reset-password', reset)).toMatchObject({ status: 200 })
    const signedIn = await forgetful.signIn({ email: OWNER.email, password: newPassword })
    expect(signedIn).toMatchObject({ status: 200 })
    const entry = (await trail(forgetful)).find(({ action }) => String(action) === 'password.reset')
    expect(entry).toMatchObject({ subject: expect.stringMatching(/^people\/./) })
    expect(entry?.person_id).toBe(String(entry?.subject).slice('people/'.length))
  })

  test('management-api#sessions a password that is easily guessed is rejected, and uses up no link', async () => {
    const { cms, owner } = await serveOwner({ brandName: 'Nordwand' }, open)
    const change = { currentPassword: OWNER.password, newPassword: 'password1234' }
    const refused = { status: 422, body: { error: expect.stringContaining('easy to guess') } }
    expect(await owner.request('/auth/change-password', { body: change })).toMatchObject(refused)
    const token = await resetToken(owner)
    const choose = (newPassword: string) =>
      openBrowser(cms).request('/auth/reset-password', { body: { token, newPassword } })
    expect(await choose(OWNER.email)).toMatchObject(refused)
    expect(await choose('Nordwand12345')).toMatchObject(refused)
    expect(await choose('a'.repeat(129))).toMatchObject({ status: 422 })
    expect(await choose('😀🚀🌍🎈🍀🐢🎹📐🧭🪁🧩')).toMatchObject({ status: 422 })
    expect(await choose(`ö ß ü ${'🚀'.repeat(122)}`)).toMatchObject({ status: 200 })
  })
})
