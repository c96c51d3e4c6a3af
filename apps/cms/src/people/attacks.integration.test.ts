import { expect, test } from 'vitest'
import { listOf } from '../json.fixture.ts'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import { totpCode } from './authenticator.fixture.ts'
import {
  type Browser,
  CMS_URL,
  OWNER,
  openBrowser,
  serveOwner,
  servePeople,
} from './browser.fixture.ts'

const space = '/v1/spaces/1000'

/** Turns on a second factor; returns the authenticator's secret. */
async function withSecondFactor(owner: Browser): Promise<string> {
  const { password } = OWNER
  const enabled = await owner.request('/auth/two-factor/enable', { body: { password } })
  const secret = new URL(String(enabled.body.totp_uri)).searchParams.get('secret') ?? ''
  await owner.request('/auth/two-factor/verify-totp', { body: { code: totpCode(secret, 0) } })
  return secret
}

/** The response to a browser with only these cookies. */
async function statusWith(browser: Browser, cookies: ReadonlyMap<string, string>) {
  const own = new Map(browser.cookies)
  browser.cookies.clear()
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  const { status } = await browser.request('/v1/me')
  browser.cookies.clear()
  for (const [name, value] of own) browser.cookies.set(name, value)
  return status
}

onAnyDatabase('management-api#sessions', (open) => {
  test('a new password gives a new session, and ends all others', async () => {
    const cms = await servePeople({}, open)
    const [here, elsewhere] = [openBrowser(cms), openBrowser(cms)]
    await here.signIn()
    await elsewhere.signIn()
    const before = new Map(here.cookies)
    const newPassword = 'another long password'
    const change = { currentPassword: OWNER.password, newPassword }
    const wrong = { ...change, currentPassword: 'not the password' }
    const refused = await here.request('/auth/change-password', { body: wrong })
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(await elsewhere.request('/v1/me')).toMatchObject({ status: 200 })
    expect(await here.request('/auth/change-password', { body: change })).toMatchObject({
      status: 200,
    })
    expect([...here.cookies.values()]).not.toEqual([...before.values()])
    expect(await here.request('/v1/me')).toMatchObject({ status: 200 })
    expect(await statusWith(here, before)).toBe(401)
    expect(await elsewhere.request('/v1/me')).toMatchObject({ status: 401 })
  })

  test('a second factor gives a session of its own: the one before gives no access', async () => {
    const { cms, owner } = await serveOwner({}, open)
    const before = new Map(owner.cookies)
    const secret = await withSecondFactor(owner)
    expect(await statusWith(owner, before)).toBe(401)
    const browser = openBrowser(cms)
    await browser.signIn()
    const half = new Map(browser.cookies)
    const code = totpCode(secret, 1)
    await browser.request('/auth/two-factor/verify-totp', { body: { code } })
    expect(await browser.request('/v1/me')).toMatchObject({ status: 200 })
    expect(await statusWith(browser, half)).toBe(401)
    // The password alone is not enough to turn it off.
    const attacker = openBrowser(cms)
    await attacker.signIn()
    const off = { body: { password: OWNER.password } }
    expect((await attacker.request('/auth/two-factor/disable', off)).status).toBe(401)
  })

  test('codes of a second factor cannot be guessed, from however many addresses', async () => {
    const { cms, owner } = await serveOwner({ trustProxy: true }, open)
    const secret = await withSecondFactor(owner)
    const tryCode = async (code: string, from: number) => {
      const browser = openBrowser(cms)
      const headers = { 'x-forwarded-for': `203.0.113.${from}` }
      await browser.request('/auth/sign-in/email', { body: OWNER, headers })
      const path = '/auth/two-factor/verify-totp'
      await browser.request(path, { body: { code }, headers })
      return (await browser.request('/v1/me')).status
    }
    const right = totpCode(secret, 1)
    const wrong = right === '123456' ? '654321' : '123456'
    for (let from = 0; from < 12; from += 1) expect(await tryCode(wrong, from)).toBe(401)
    expect(await tryCode(right, 99)).toBe(401)
  })

  test('the message and status of a sign-in or a reset do not reveal which accounts exist', async () => {
    const { cms, owner } = await serveOwner({}, open)
    const person = { email: 'gone@example.com', role: 'editor' }
    const { body } = await owner.request(`${space}/people`, { body: { person } })
    const disabled = { method: 'PUT', body: { person: { disabled: true } } }
    await owner.request(`${space}/people/${body.person?.id}`, disabled)
    const requestForAll = async (path: string, more: object) => {
      const responses = []
      for (const email of [OWNER.email, person.email, 'nobody@example.com']) {
        const { status, body } = await openBrowser(cms).request(path, { body: { email, ...more } })
        responses.push({ status, body })
      }
      return responses
    }
    for (const response of [
      await requestForAll('/auth/sign-in/email', { password: 'not the password' }),
      await requestForAll('/auth/request-password-reset', {}),
    ]) {
      expect(response).toEqual([response[0], response[0], response[0]])
    }
  })

  test('a form of another site cannot sign anybody in, whatever its content type', async () => {
    const { requestCms } = await servePeople({}, open)
    const send = async (headers: Readonly<Record<string, string>>, body: string, path: string) => {
      const response = await requestCms(path, { method: 'POST', headers, body })
      return [response.status >= 400, response.headers.getSetCookie()]
    }
    const json = JSON.stringify(OWNER)
    const form = new URLSearchParams(OWNER).toString()
    for (const type of [
      'text/plain',
      'text/plain; charset=application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
      '',
    ]) {
      for (const body of [json, form]) {
        const headers = { origin: CMS_URL, 'content-type': type }
        expect(await send(headers, body, '/auth/sign-in/email')).toEqual([true, []])
      }
    }
    for (const origin of [
      'http://editor.example.evil.example',
      'http://editor.example@evil.example',
    ]) {
      const headers = { origin, 'content-type': 'application/json' }
      expect(await send(headers, json, '/auth/sign-in/email')).toEqual([true, []])
    }
  })

  test('a header or parameter cannot override the method', async () => {
    const { owner: browser } = await serveOwner({}, open)
    const [home] = listOf((await browser.request(`${space}/stories`)).body, 'stories')
    const path = `${space}/stories/${home?.id}`
    for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      const headers = { [name]: 'DELETE', origin: 'https://evil.example' }
      expect(await browser.request(`${path}?_method=DELETE`, { headers })).toMatchObject({
        status: 200,
      })
      const posted = await browser.request(path, {
        method: 'POST',
        body: { _method: 'DELETE' },
        headers,
      })
      expect(posted.status).toBeGreaterThanOrEqual(400)
    }
    const simple = { 'content-type': 'text/plain' }
    const saved = { method: 'PUT', body: { story: { name: 'Evil' } }, headers: simple }
    expect(await browser.request(path, saved)).toMatchObject({ status: 415 })
    expect((await browser.request(path)).body.story).toMatchObject({ name: home?.name })
  })

  test('signing in never redirects to another site', async () => {
    const { requestCms } = await servePeople({}, open)
    for (const path of [
      '/sign-in?to=//evil.example',
      '//evil.example/..',
      '/%2f%2fevil.example',
      '/\\evil.example',
      '/auth/callback/oidc?code=a&state=b&redirect_to=https://evil.example',
      '/auth/callback/oidc?error=x&error_uri=https://evil.example',
      '/share/x?to=https://evil.example',
    ]) {
      const response = await requestCms(path, { headers: { accept: 'text/html' } })
      const to = new URL(response.headers.get('location') ?? '/', CMS_URL)
      expect([path, to.origin]).toEqual([path, CMS_URL])
    }
  })
})
