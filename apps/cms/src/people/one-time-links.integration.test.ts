import { expect, test } from 'vitest'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import { type Browser, OWNER, openBrowser, serveOwner } from './browser.fixture.ts'

const space = '/v1/spaces/1000'

const tokenIn = (link: unknown) => new URL(String(link)).searchParams.get('token') ?? ''

/** The token of a new link for somebody, as an owner gets it. */
async function newTokenFor(owner: Browser, id: unknown): Promise<string> {
  const { body } = await owner.request(`${space}/people/${id}/reset`, { body: {} })
  return tokenIn(body.link)
}

onAnyDatabase('management-api#sessions a one-time link', (open) => {
  async function serveLinks() {
    const { cms, owner } = await serveOwner({}, open)
    const choose = async (token: string, newPassword: string) =>
      (await openBrowser(cms).request('/auth/reset-password', { body: { token, newPassword } }))
        .status
    return { cms, owner, choose }
  }

  test('becomes invalid when a newer one is made, an invitation too', async () => {
    const { owner, choose } = await serveLinks()
    const person = { email: 'bert@example.com', role: 'editor' }
    const { body } = await owner.request(`${space}/people`, { body: { person } })
    const first = await newTokenFor(owner, body.person?.id)
    const second = await newTokenFor(owner, body.person?.id)
    expect(await choose(tokenIn(body.link), 'a first long password')).toBe(400)
    expect(await choose(first, 'a second long password')).toBe(400)
    expect(await choose(second, 'a third long password')).toBe(200)
  })

  test("becomes invalid when the person changes the password in another way; somebody else's stays valid", async () => {
    const { cms, owner, choose } = await serveLinks()
    const person = { email: 'bert@example.com', role: 'editor' }
    const { body } = await owner.request(`${space}/people`, { body: { person } })
    const me = (await owner.request('/v1/me')).body.person
    const link = await newTokenFor(owner, me?.id)
    const change = { currentPassword: OWNER.password, newPassword: 'another long password' }
    expect((await owner.request('/auth/change-password', { body: change })).status).toBe(200)
    expect(await choose(link, 'a stolen long password')).toBe(400)
    const mine = openBrowser(cms)
    expect(await mine.signIn({ ...OWNER, password: change.newPassword })).toMatchObject({
      status: 200,
    })
    expect(await choose(tokenIn(body.link), 'a first long password')).toBe(200)
  })
})
