import { expect, test } from 'vitest'
import { onBothDatabases } from '../storage/storage.fixture.ts'
import { type Browser, CMS_URL, OWNER, openBrowser, servePeople } from './browser.fixture.ts'
import { type Claims, serveIssuer } from './issuer.fixture.ts'

const FAILED = `${CMS_URL}/sign-on-failed`

onBothDatabases('management-api#sessions single sign-on', (open) => {
  async function serving() {
    let claims: Claims = { sub: 'ada', email: OWNER.email, email_verified: true }
    const issuer = await serveIssuer(() => claims)
    const cms = await servePeople({ signOn: issuer.signOn }, open)
    /** Goes to the issuer as somebody, and comes back. */
    const enter = async (browser: Browser, as: Partial<Claims> = {}) => {
      claims = { ...claims, ...as }
      const { body } = await browser.ask('/auth/single-sign-on', { body: {} })
      const back = await issuer.approved(String(body.url))
      return () => browser.ask(`${back.pathname}${back.search}`)
    }
    return { cms, enter }
  }

  test('lets in who was invited, again and again, and is in the audit trail', async () => {
    const { cms, enter } = await serving()
    for (const _time of ['first', 'second']) {
      const browser = openBrowser(cms)
      expect((await browser.ask('/auth/session')).body).toMatchObject({
        single_sign_on: 'Example Ltd',
      })
      const back = await (await enter(browser))()
      expect([back.status, back.headers.get('location')]).toEqual([302, `${CMS_URL}/`])
      expect((await browser.ask('/v1/me')).body).toMatchObject({ person: { role: 'owner' } })
      const { body } = await browser.ask('/v1/spaces/1000/audit')
      expect(body.audit).toMatchObject({ 0: { author: 'Ada', action: 'session.single-sign-on' } })
    }
  })

  test('keeps strangers outside, and whose address the issuer has not verified', async () => {
    const { cms, enter } = await serving()
    for (const as of [
      { sub: 'eve', email: 'eve@example.com' },
      { sub: 'eve', email: OWNER.email, email_verified: false },
    ]) {
      const browser = openBrowser(cms)
      const back = await (await enter(browser, as))()
      expect([back.status, back.headers.get('location')]).toEqual([302, FAILED])
      expect(await browser.ask('/v1/me')).toMatchObject({ status: 401 })
    }
    const owner = openBrowser(cms)
    await owner.signIn()
    const { body } = await owner.ask('/v1/spaces/1000/people')
    expect(body.people).toHaveLength(1)
  })

  test('signs nobody in by a way back that another browser began, or that was used', async () => {
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
    expect(await attacker.ask('/v1/me')).toMatchObject({ status: 401 })
  })

  test('that cannot be reached keeps nobody from signing in with a password', async () => {
    const gone = { issuer: 'http://127.0.0.1:9', clientId: 'c', clientSecret: 's', label: 'Gone' }
    const cms = await servePeople({ signOn: gone }, open)
    const browser = openBrowser(cms)
    expect(await browser.ask('/auth/single-sign-on', { body: {} })).toMatchObject({
      status: 502,
      body: { error: expect.stringContaining('cannot be reached') },
    })
    expect(await browser.signIn()).toMatchObject({ status: 200 })
    expect((await openBrowser(cms, '').ask('/auth/single-sign-on', { body: {} })).status).toBe(403)
  })
})

test('management-api#sessions without an issuer there is no single sign-on', async () => {
  const browser = openBrowser(await servePeople())
  expect((await browser.ask('/auth/session')).body).toEqual({
    signed_in: false,
    single_sign_on: null,
  })
  expect(await browser.ask('/auth/single-sign-on', { body: {} })).toMatchObject({ status: 404 })
  expect((await browser.ask('/auth/callback/oidc?code=x&state=y')).status).toBe(302)
})
