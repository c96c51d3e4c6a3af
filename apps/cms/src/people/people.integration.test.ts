import { expect, test } from 'vitest'
import { listOf } from '../json.fixture.ts'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import { type Browser, OWNER, openBrowser, serveOwner } from './browser.fixture.ts'

const space = '/v1/spaces/1000'
const PASSWORD = 'another long password'

/** Invites somebody, who chooses a password by their link and signs in. */
async function inviteAndSignIn(owner: Browser, open: () => Browser, role: string) {
  const email = `${role}@example.com`
  const { status, body } = await owner.request(`${space}/people`, {
    body: { person: { email, role } },
  })
  expect(status).toBe(201)
  const token = new URL(String(body.link)).searchParams.get('token')
  const browser = open()
  const chosen = { token, newPassword: PASSWORD }
  expect(await browser.request('/auth/reset-password', { body: chosen })).toMatchObject({
    status: 200,
  })
  expect(await browser.request('/auth/reset-password', { body: chosen })).toMatchObject({
    status: 400,
  })
  expect(await browser.signIn({ email, password: PASSWORD })).toMatchObject({ status: 200 })
  return { browser, id: String(body.person?.id), email }
}

onAnyDatabase('people', (open) => {
  test('an invited person chooses a password by a link that is valid once, and has their role', async () => {
    const { cms, owner } = await serveOwner({}, open)
    const { browser } = await inviteAndSignIn(owner, () => openBrowser(cms), 'author')
    expect((await browser.request('/v1/me')).body).toMatchObject({ person: { role: 'author' } })
    expect(await browser.request(`${space}/people`)).toMatchObject({ status: 403 })
  })

  test('an author writes drafts, and cannot change what visitors see', async () => {
    const { cms, owner } = await serveOwner({}, open)
    const { browser } = await inviteAndSignIn(owner, () => openBrowser(cms), 'author')
    const send = async (method: string, path: string, story?: object, more?: object) =>
      (
        await browser.request(`${space}/${path}`, {
          method,
          ...(story && { body: { story, ...more } }),
        })
      ).status
    const listed = await browser.request(`${space}/stories`)
    const [home] = listOf(listed.body, 'stories')
    const content = { component: 'page', body: [] }
    const made = { name: 'New', slug: 'new', content }
    expect(await send('POST', 'stories', made, { publish: 1 })).toBe(403)
    expect(await send('POST', 'stories', made)).toBe(201)
    expect(await send('PUT', `stories/${home?.id}`, { name: 'Words', slug: home?.slug })).toBe(200)
    expect(await send('PUT', `stories/${home?.id}`, { name: 'Words' }, { publish: 1 })).toBe(403)
    expect(await send('PUT', `stories/${home?.id}`, { slug: 'elsewhere' })).toBe(403)
    expect(await send('PUT', `stories/${home?.id}/move`, { slug: 'elsewhere' })).toBe(403)
    expect(await send('DELETE', `stories/${home?.id}`)).toBe(403)
    const found = await browser.request(`${space}/stories?with_slug=new`)
    const [draft] = listOf(found.body, 'stories')
    expect(await send('PUT', `stories/${draft?.id}/move`, { slug: 'newer' })).toBe(200)
    expect(await send('DELETE', `stories/${draft?.id}`)).toBe(200)
  })

  test('disabling and a new password end every session at once', async () => {
    const { cms, owner } = await serveOwner({}, open)
    const { browser, id, email } = await inviteAndSignIn(owner, () => openBrowser(cms), 'editor')

    const { body } = await owner.request(`${space}/people/${id}/reset`, { body: {} })
    const token = new URL(String(body.link)).searchParams.get('token')
    const newPassword = 'a third long password'
    await openBrowser(cms).request('/auth/reset-password', { body: { token, newPassword } })
    expect(await browser.request('/v1/me')).toMatchObject({ status: 401 })
    expect(await browser.signIn({ email, password: PASSWORD })).toMatchObject({ status: 401 })
    expect(await browser.signIn({ email, password: newPassword })).toMatchObject({ status: 200 })

    const disable = { method: 'PUT', body: { person: { disabled: true } } }
    expect(await owner.request(`${space}/people/${id}`, disable)).toMatchObject({ status: 200 })
    expect(await browser.request('/v1/me')).toMatchObject({ status: 401 })
    expect(await browser.signIn({ email, password: newPassword })).toMatchObject({ status: 403 })
  })

  test('one owner remains, nobody is invited twice, and invalid names and ids are rejected', async () => {
    const { owner } = await serveOwner({}, open)
    const people = await owner.request(`${space}/people`)
    const [first] = listOf(people.body, 'people')
    for (const person of [{ disabled: true }, { role: 'viewer' }]) {
      const response = await owner.request(`${space}/people/${first?.id}`, {
        method: 'PUT',
        body: { person },
      })
      expect(response.status).toBe(422)
    }
    for (const name of ['', 'a\0b', 'x'.repeat(101)]) {
      const response = await owner.request(`${space}/people/${first?.id}`, {
        method: 'PUT',
        body: { person: { name } },
      })
      expect(response).toMatchObject({ status: 422, body: { field: 'person.name' } })
    }
    const nobody = { method: 'PUT', body: { person: { disabled: true } } }
    expect(await owner.request(`${space}/people/%00`, nobody)).toMatchObject({ status: 404 })
    expect(await owner.request(`${space}/audit?person_id=%00`)).toMatchObject({
      body: { audit: [] },
    })
    const again = { body: { person: { email: OWNER.email.toUpperCase(), role: 'viewer' } } }
    expect(await owner.request(`${space}/people`, again)).toMatchObject({ status: 422 })
    expect(await owner.request('/v1/me')).toMatchObject({ status: 200 })
  })

  test('actions are in the audit log: person, action, object, time and address', async () => {
    const { owner } = await serveOwner({}, open)
    const { status, body } = await owner.request(`${space}/stories`, {
      body: { story: { name: 'New', slug: 'new', content: { component: 'page', body: [] } } },
    })
    expect(status).toBe(201)
    const id = Number(body.story?.id)
    await owner.request(`${space}/stories/${id}`, { method: 'DELETE' })
    await owner.request(`${space}/stories/${id}`, { method: 'DELETE' })
    await owner.request(`${space}/api_keys`, { body: { api_key: { access: 'public' } } })
    const trail = await owner.request(`${space}/audit`)
    const entries = listOf(trail.body, 'audit')
    expect(entries.map(({ action, subject, author }) => [action, subject, author])).toEqual([
      ['POST api_keys', 'api_keys', 'Ada'],
      ['DELETE stories/:id', `stories/${id}`, 'Ada'],
      ['POST stories', 'stories', 'Ada'],
      ['session.start', expect.stringMatching(/^people\//), 'Ada'],
      ['people.first', expect.stringMatching(/^people\//), 'OWNER_EMAIL'],
    ])
    expect(entries[0]).toMatchObject({ client: '127.0.0.1', at: expect.stringMatching(/Z$/) })
  })
})
