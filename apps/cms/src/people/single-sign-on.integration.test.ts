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
  async function serving() {
    let claims: Claims = { sub: 'ada', email: OWNER.email, email_verified: true }
    const issuer = await serveIssuer(() => claims)
    const cms = await servePeople({ signOn: issuer.signOn }, open)
    /** Signs in at the issuer as somebody; returns the callback address. */
    const wayBack = async (browser: Browser, as: Partial<Claims> = {}) => {
      claims = { ...claims, ...as }
      const { body } = await browser.request('/auth/single-sign-on', { body: {} })
      return await issuer.followToCallback(String(body.url))
    }
    /** Signs in at the issuer as somebody, and follows the callback. */
    const enter = async (browser: Browser, as: Partial<Claims> = {}) => {
      const back = await wayBack(browser, as)
      return () => browser.request(`${back.pathname}${back.search}`)
    }
    return { cms, enter, wayBack, resign: issuer.changeClaims }
  }

  test('signs in invited people, repeatedly, and is in the audit log', async () => {
    const { cms, enter } = await serving()
    for (const _time of ['first', 'second']) {
      const browser = openBrowser(cms)
      expect((await browser.request('/auth/session')).body).toMatchObject({
        single_sign_on: 'Example Ltd',
      })
      const back = await (await enter(browser))()
      expect([back.status, back.headers.get('location')]).toEqual([302, `${CMS_URL}/`])
      expect((await browser.request('/v1/me')).body).toMatchObject({ person: { role: 'owner' } })
      const { body } = await browser.request('/v1/spaces/1000/audit')
      expect(body.audit).toMatchObject({ 0: { author: 'Ada', action: 'session.single-sign-on' } })
    }
  })

  test('rejects strangers, and people whose address the issuer has not verified', async () => {
    const { cms, enter } = await serving()
    for (const as of [
      { sub: 'eve', email: 'eve@example.com' },
      { sub: 'eve', email: OWNER.email, email_verified: false },
    ]) {
      const browser = openBrowser(cms)
      const back = await (await enter(browser, as))()
      expect([back.status, back.headers.get('location')]).toEqual([302, FAILED])
      expect(await browser.request('/v1/me')).toMatchObject({ status: 401 })
    }
    const owner = openBrowser(cms)
    await owner.signIn()
    const { body } = await owner.request('/v1/spaces/1000/people')
    expect(body.people).toHaveLength(1)
  })

  test('rejects a callback that another browser began, or that was used', async () => {
    const { cms, enter } = await serving()
    const attacker = openBrowser(cms)
    const comeBack = await enter(attacker)
    const victim = openBrowser(cms)
    await enter(victim)
    const own = new Map(attacker.cookies)
    attacker.cookies.clear()
    for (const [name, value] of victim.cookies) attacker.cookies.set(name, value)
    expect((await comeBack()).headers.get('location')).toBe(FAILED)
    attacker.cookies.clear()
    for (const [name, value] of own) attacker.cookies.set(name, value)
    await comeBack()
    attacker.cookies.clear()
    for (const [name, value] of own) attacker.cookies.set(name, value)
    expect((await comeBack()).headers.get('location')).toBe(FAILED)
    expect(await attacker.request('/v1/me')).toMatchObject({ status: 401 })
  })

  test('accepts a callback once, and no code with the state of another sign-in', async () => {
    const { cms, enter, wayBack } = await serving()
    const owner = openBrowser(cms)
    const comeBack = await enter(owner)
    expect((await comeBack()).headers.get('location')).toBe(`${CMS_URL}/`)
    const sessions = async () => (await owner.request('/v1/spaces/1000/audit')).body.audit?.length
    const before = await sessions()
    const again = await comeBack()
    expect(again.headers.get('location')).toBe(FAILED)
    expect(again.headers.getSetCookie().join()).not.toContain('session_token=')
    expect(await sessions()).toBe(before)

    const browser = openBrowser(cms)
    const ways = [await wayBack(browser), await wayBack(browser)]
    for (const [at, way] of ways.entries()) {
      const other = ways[1 - at]?.searchParams.get('code') ?? ''
      expect(other).not.toBe('')
      const mixed = new URL(way)
      mixed.searchParams.set('code', other)
      const { headers } = await browser.request(`${mixed.pathname}${mixed.search}`)
      expect(headers.get('location')).toBe(FAILED)
    }
    expect(await browser.request('/v1/me')).toMatchObject({ status: 401 })
  })

  test('rejects an id token of an earlier sign-in by its nonce', async () => {
    const { cms, enter } = await serving()
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
    expect((await (await enter(one))()).headers.get('location')).toBe(`${CMS_URL}/`)
    expect((await (await enter(another))()).headers.get('location')).toBe(FAILED)
    expect(replays).toBe(1)
    expect(await another.request('/v1/me')).toMatchObject({ status: 401 })
  })

  test('rejects a response without an id token, or with one for another client', async () => {
    const { cms, enter, resign } = await serving()
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
    const ways: readonly (readonly [string, string, typeof change])[] = [
      ['no id token', FAILED, ({ id_token: _, ...rest }) => rest],
      ['another client', FAILED, claiming({ azp: elsewhere })],
      ['several, and none that asked', FAILED, claiming({ aud: [here, elsewhere] })],
      [
        'several, and this one asked',
        `${CMS_URL}/`,
        claiming({ aud: [here, elsewhere], azp: here }),
      ],
    ]
    for (const [what, to, changed] of ways) {
      change = changed
      const browser = openBrowser(cms)
      expect([what, (await (await enter(browser))()).headers.get('location')]).toEqual([what, to])
      const status = to === FAILED ? 401 : 200
      expect([what, await browser.request('/v1/me')]).toMatchObject([what, { status }])
    }
  })

  test('keeps a person with the account of their first sign-in, until it is unlinked', async () => {
    const { cms, enter } = await serving()
    const owner = openBrowser(cms)
    expect((await (await enter(owner))()).headers.get('location')).toBe(`${CMS_URL}/`)
    const heir = openBrowser(cms)
    const enterAsHeir = async () =>
      (await (await enter(heir, { sub: 'eve', email: OWNER.email }))()).headers.get('location')
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
    const { cms, enter } = await serving()
    const browser = openBrowser(cms)
    const comeBack = await enter(browser)
    const cookies = new Map(browser.cookies)
    const backs = Array.from({ length: 6 }, () => {
      for (const [name, value] of cookies) browser.cookies.set(name, value)
      return comeBack()
    })
    const locations = (await Promise.all(backs)).map(({ headers }) => headers.get('location'))
    expect(locations.sort()).toEqual([`${CMS_URL}/`, ...Array.from({ length: 5 }, () => FAILED)])
  })

  test('that cannot be reached does not prevent signing in with a password', async () => {
    const gone = { issuer: 'http://127.0.0.1:9', clientId: 'c', clientSecret: 's', label: 'Gone' }
    const cms = await servePeople({ signOn: gone }, open)
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
