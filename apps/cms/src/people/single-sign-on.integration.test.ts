import { expect, onTestFinished, test, vi } from 'vitest'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import { type Browser, CMS_URL, OWNER, openBrowser, servePeople } from './browser.fixture.ts'
import { type Claims, serveIssuer } from './issuer.fixture.ts'

/** The issuer's response to a request for tokens. */
interface IdToken {
  readonly id_token: string
}

const FAILED = `${CMS_URL}/sign-on-failed`

onAnyDatabase('management-api#sessions single sign-on', (open) => {
  async function serveWithIssuer() {
    let claims: Claims = { sub: 'ada', email: OWNER.email, email_verified: true }
    const issuer = await serveIssuer(() => claims)
    const cms = await servePeople({ sso: issuer.sso }, open)
    /** Signs in at the issuer as somebody; returns the callback address. */
    const signInAtIssuer = async (browser: Browser, as: Partial<Claims> = {}) => {
      claims = { ...claims, ...as }
      const { body } = await browser.request('/auth/single-sign-on', { body: {} })
      return await issuer.followToCallback(String(body.url))
    }
    /** Signs in at the issuer as somebody; returns a function that requests the callback. */
    const prepareCallback = async (browser: Browser, as: Partial<Claims> = {}) => {
      const callback = await signInAtIssuer(browser, as)
      return () => browser.request(`${callback.pathname}${callback.search}`)
    }
    return { cms, prepareCallback, signInAtIssuer, resign: issuer.changeClaims }
  }

  test('signs in invited people, repeatedly, and is in the audit log', async () => {
    const { cms, prepareCallback } = await serveWithIssuer()
    for (const _time of ['first', 'second']) {
      const browser = openBrowser(cms)
      expect((await browser.request('/auth/session')).body).toMatchObject({
        single_sign_on: 'Example Ltd',
      })
      const callback = await (await prepareCallback(browser))()
      expect([callback.status, callback.headers.get('location')]).toEqual([302, `${CMS_URL}/`])
      expect((await browser.request('/v1/me')).body).toMatchObject({ person: { role: 'owner' } })
      const { body } = await browser.request('/v1/spaces/1000/audit')
      expect(body.audit).toMatchObject({ 0: { author: 'Ada', action: 'session.single-sign-on' } })
    }
  })

  test('rejects strangers, and people whose address the issuer has not verified', async () => {
    const { cms, prepareCallback } = await serveWithIssuer()
    for (const as of [
      { sub: 'eve', email: 'eve@example.com' },
      { sub: 'eve', email: OWNER.email, email_verified: false },
    ]) {
      const browser = openBrowser(cms)
      const callback = await (await prepareCallback(browser, as))()
      expect([callback.status, callback.headers.get('location')]).toEqual([302, FAILED])
      expect(await browser.request('/v1/me')).toMatchObject({ status: 401 })
    }
    const owner = openBrowser(cms)
    await owner.signIn()
    const { body } = await owner.request('/v1/spaces/1000/people')
    expect(body.people).toHaveLength(1)
  })

  test('rejects a callback that another browser began, or that was used', async () => {
    const { cms, prepareCallback } = await serveWithIssuer()
    const attacker = openBrowser(cms)
    const requestCallback = await prepareCallback(attacker)
    const victim = openBrowser(cms)
    await prepareCallback(victim)
    const own = new Map(attacker.cookies)
    attacker.cookies.clear()
    for (const [name, value] of victim.cookies) attacker.cookies.set(name, value)
    expect((await requestCallback()).headers.get('location')).toBe(FAILED)
    attacker.cookies.clear()
    for (const [name, value] of own) attacker.cookies.set(name, value)
    await requestCallback()
    attacker.cookies.clear()
    for (const [name, value] of own) attacker.cookies.set(name, value)
    expect((await requestCallback()).headers.get('location')).toBe(FAILED)
    expect(await attacker.request('/v1/me')).toMatchObject({ status: 401 })
  })

  test('accepts a callback once, and no code with the state of another sign-in', async () => {
    const { cms, prepareCallback, signInAtIssuer } = await serveWithIssuer()
    const owner = openBrowser(cms)
    const requestCallback = await prepareCallback(owner)
    expect((await requestCallback()).headers.get('location')).toBe(`${CMS_URL}/`)
    const sessions = async () => (await owner.request('/v1/spaces/1000/audit')).body.audit?.length
    const before = await sessions()
    const again = await requestCallback()
    expect(again.headers.get('location')).toBe(FAILED)
    expect(again.headers.getSetCookie().join()).not.toContain('session_token=')
    expect(await sessions()).toBe(before)

    const browser = openBrowser(cms)
    const callbacks = [await signInAtIssuer(browser), await signInAtIssuer(browser)]
    for (const [at, callback] of callbacks.entries()) {
      const other = callbacks[1 - at]?.searchParams.get('code') ?? ''
      expect(other).not.toBe('')
      const mixed = new URL(callback)
      mixed.searchParams.set('code', other)
      const { headers } = await browser.request(`${mixed.pathname}${mixed.search}`)
      expect(headers.get('location')).toBe(FAILED)
    }
    expect(await browser.request('/v1/me')).toMatchObject({ status: 401 })
  })

  test('rejects an id token of an earlier sign-in by its nonce', async () => {
    const { cms, prepareCallback } = await serveWithIssuer()
    const realFetch = globalThis.fetch
    let first: unknown
    let replays = 0
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...given) => {
      const response = await realFetch(...given)
      if (!String(given[0]).endsWith('/token')) return response
      const { id_token, ...rest } = await response.json()
      if (first !== undefined) replays++
      first ??= id_token
      return Response.json({ ...rest, id_token: first })
    })
    onTestFinished(() => spy.mockRestore())
    const [one, another] = [openBrowser(cms), openBrowser(cms)]
    expect((await (await prepareCallback(one))()).headers.get('location')).toBe(`${CMS_URL}/`)
    expect((await (await prepareCallback(another))()).headers.get('location')).toBe(FAILED)
    expect(replays).toBe(1)
    expect(await another.request('/v1/me')).toMatchObject({ status: 401 })
  })

  test('rejects a response without an id token, or with one for another client', async () => {
    const { cms, prepareCallback, resign } = await serveWithIssuer()
    const realFetch = globalThis.fetch
    let change = (idToken: IdToken): object => idToken
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...given) => {
      const response = await realFetch(...given)
      if (!String(given[0]).endsWith('/token')) return response
      return Response.json(change(await response.json()))
    })
    onTestFinished(() => spy.mockRestore())
    const claiming = (claims: object) => (idToken: IdToken) => ({
      ...idToken,
      id_token: resign(idToken.id_token, claims),
    })
    const [here, elsewhere] = ['editor', 'another-client']
    const cases: readonly (readonly [string, string, typeof change])[] = [
      ['no id token', FAILED, ({ id_token: _, ...rest }) => rest],
      ['another client', FAILED, claiming({ azp: elsewhere })],
      ['several, and none that asked', FAILED, claiming({ aud: [here, elsewhere] })],
      [
        'several, and this one asked',
        `${CMS_URL}/`,
        claiming({ aud: [here, elsewhere], azp: here }),
      ],
    ]
    for (const [what, to, changed] of cases) {
      change = changed
      const browser = openBrowser(cms)
      const { headers } = await (await prepareCallback(browser))()
      expect([what, headers.get('location')]).toEqual([what, to])
      const status = to === FAILED ? 401 : 200
      expect([what, await browser.request('/v1/me')]).toMatchObject([what, { status }])
    }
  })

  test('keeps a person with the account of their first sign-in, until it is unlinked', async () => {
    const { cms, prepareCallback } = await serveWithIssuer()
    const owner = openBrowser(cms)
    expect((await (await prepareCallback(owner))()).headers.get('location')).toBe(`${CMS_URL}/`)
    const heir = openBrowser(cms)
    const enterAsHeir = async () => {
      const claims = { sub: 'eve', email: OWNER.email }
      return (await (await prepareCallback(heir, claims))()).headers.get('location')
    }
    expect(await enterAsHeir()).toBe(`${FAILED}?reason=other-account`)
    expect(await heir.request('/v1/me')).toMatchObject({ status: 401 })
    const { body } = await owner.request('/v1/spaces/1000/audit')
    const { person } = (await owner.request('/v1/me')).body
    expect(body.audit).toMatchObject({
      0: { action: 'session.single-sign-on.refused', subject: `people/${person?.id}`, author: '' },
    })
    const { link } = (
      await owner.request(`/v1/spaces/1000/people/${person?.id}/reset`, { body: {} })
    ).body
    const token = new URL(String(link)).searchParams.get('token')
    await heir.request('/auth/reset-password', {
      body: { token, newPassword: 'another long password' },
    })
    expect(await enterAsHeir()).toBe(`${CMS_URL}/`)
  })

  test('accepts a state once, even from simultaneous callbacks', async () => {
    const { cms, prepareCallback } = await serveWithIssuer()
    const browser = openBrowser(cms)
    const requestCallback = await prepareCallback(browser)
    const cookies = new Map(browser.cookies)
    const responses = Array.from({ length: 6 }, () => {
      for (const [name, value] of cookies) browser.cookies.set(name, value)
      return requestCallback()
    })
    const locations = (await Promise.all(responses)).map(({ headers }) => headers.get('location'))
    expect(locations.sort()).toEqual([`${CMS_URL}/`, ...Array.from({ length: 5 }, () => FAILED)])
  })

  test('that cannot be reached does not prevent signing in with a password', async () => {
    const gone = { issuer: 'http://127.0.0.1:9', clientId: 'c', clientSecret: 's', label: 'Gone' }
    const cms = await servePeople({ sso: gone }, open)
    const browser = openBrowser(cms)
    expect(await browser.request('/auth/single-sign-on', { body: {} })).toMatchObject({
      status: 502,
      body: { error: expect.stringContaining('cannot be reached') },
    })
    expect(await browser.signIn()).toMatchObject({ status: 200 })
    expect((await openBrowser(cms, '').request('/auth/single-sign-on', { body: {} })).status).toBe(
      403,
    )
  })
})

test('management-api#sessions without an issuer there is no single sign-on', async () => {
  const browser = openBrowser(await servePeople())
  expect((await browser.request('/auth/session')).body).toEqual({
    signed_in: false,
    single_sign_on: null,
  })
  expect(await browser.request('/auth/single-sign-on', { body: {} })).toMatchObject({ status: 404 })
  expect((await browser.request('/auth/callback/oidc?code=x&state=y')).status).toBe(302)
})
