import { createLog } from '@prospectus/server/log'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listOf } from '../json.fixture.ts'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import { openStorage } from '../storage/storage.ts'
import { totpCode } from './authenticator.fixture.ts'
import { CMS_URL, OWNER, openBrowser, serveOwner, servePeople } from './browser.fixture.ts'

onAnyDatabase('sessions', (open) => {
  test('management-api#sessions nobody signs in from a page of another origin', async () => {
    const cms = await servePeople({}, open)
    for (const origin of [
      '',
      'null',
      'https://evil.example',
      `${CMS_URL}:8080`,
      CMS_URL.replace('http:', 'https:'),
    ]) {
      const browser = openBrowser(cms, origin)
      expect([origin, (await browser.signIn()).status]).toEqual([origin, 403])
      expect(browser.cookies.size).toBe(0)
    }
  })

  test('a session from before signing in is not valid afterwards', async () => {
    const cms = await servePeople({}, open)
    const attacker = openBrowser(cms)
    await attacker.signIn()
    const planted = new Map(attacker.cookies)
    await attacker.request('/auth/sign-out', { body: {} })
    const victim = openBrowser(cms)
    for (const [name, value] of planted) victim.cookies.set(name, value)
    await victim.signIn()
    expect([...victim.cookies.values()]).not.toEqual([...planted.values()])
    for (const [name, value] of planted) attacker.cookies.set(name, value)
    expect(await attacker.request('/v1/me')).toMatchObject({ status: 401 })
    expect(await victim.request('/v1/me')).toMatchObject({ status: 200 })
  })

  test('the library’s other addresses and members cannot be reached', async () => {
    const { owner: browser } = await serveOwner({}, open)
    const body = { email: 'eve@example.com', password: OWNER.password, name: 'Eve', role: 'owner' }
    for (const path of [
      'sign-up/email',
      'update-user',
      'admin/create-user',
      'admin/set-role',
      'admin/impersonate-user',
      'get-session',
      'list-sessions',
      'verify-password',
      'delete-user',
      'two-factor/send-otp',
    ]) {
      expect([path, (await browser.request(`/auth/${path}`, { body })).status]).toEqual([path, 404])
    }
    const response = await browser.request('/auth/sign-in/email', {
      body: { ...OWNER, callbackURL: 'https://evil.example', rememberMe: false },
    })
    expect(response).toMatchObject({ status: 200, body: {} })
    expect(browser.lastSetCookies()[0]).toMatch(/Max-Age=604800/)
  })

  test('a session lasts for seven days after its last use, in the browser too', async () => {
    const cms = await servePeople({}, open)
    const begun = Date.now()
    const after = (days: number) => vi.setSystemTime(begun + days * 24 * 60 * 60 * 1000)
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const browser = openBrowser(cms)
    await browser.signIn()
    for (const [days, path] of [
      [3, '/v1/me'],
      [6, '/v1/spaces/1000/stories'],
      [12, '/auth/session'],
      [18, '/v1/spaces/1000/nothing'],
    ] as const) {
      after(days)
      await browser.request(path)
      expect(browser.lastSetCookies(), path).toEqual([
        expect.stringMatching(/^prospectus\.session_token=.*; Max-Age=604800; .*HttpOnly/),
      ])
    }
    after(18.5)
    expect(await browser.request('/v1/me')).toMatchObject({ status: 200 })
    expect(browser.lastSetCookies()).toEqual([])
    after(25.1)
    expect(await browser.request('/v1/me')).toMatchObject({ status: 401 })
  })

  test('a second factor is required, and each of its codes is valid once', async () => {
    const { cms, owner } = await serveOwner({}, open)
    const { password } = OWNER
    const enabled = await owner.request('/auth/two-factor/enable', { body: { password } })
    const secret = new URL(String(enabled.body.totp_uri)).searchParams.get('secret') ?? ''
    const recovery = listOf(enabled.body, 'recovery_codes')
    const verify = (browser: typeof owner, code: string) =>
      browser.request('/auth/two-factor/verify-totp', { body: { code } })
    expect(await verify(owner, totpCode(secret, -1))).toMatchObject({ status: 200, body: {} })

    const second = openBrowser(cms)
    expect((await second.signIn()).body).toEqual({ second_factor: true })
    expect(await second.request('/v1/me')).toMatchObject({ status: 401 })
    expect(await verify(second, '000000')).toMatchObject({ status: 401 })
    const code = totpCode(secret, 0)
    expect(await verify(second, code)).toMatchObject({ status: 200, body: {} })
    expect(await second.request('/v1/me')).toMatchObject({ status: 200 })

    const third = openBrowser(cms)
    await third.signIn()
    expect(await verify(third, code)).toMatchObject({ status: 401 })
    expect(await third.request('/v1/me')).toMatchObject({ status: 401 })

    const recover = async () => {
      const browser = openBrowser(cms)
      await browser.signIn()
      await browser.request('/auth/two-factor/verify-backup-code', { body: { code: recovery[0] } })
      return (await browser.request('/v1/me')).status
    }
    expect(await recover()).toBe(200)
    expect(await recover()).toBe(401)
  })

  test('a second factor that an operator has cleared is no longer asked for, and its sessions have ended', async () => {
    const storage = await open()
    const { cms, owner } = await serveOwner({}, async () => storage)
    const { email, password } = OWNER
    const enable = () => owner.request('/auth/two-factor/enable', { body: { password } })
    const { body } = await enable()
    const secret = new URL(String(body.totp_uri)).searchParams.get('secret') ?? ''
    const code = totpCode(secret, 0)
    await owner.request('/auth/two-factor/verify-totp', { body: { code } })
    expect((await openBrowser(cms).signIn()).body).toEqual({ second_factor: true })

    const people = storage.people({
      cmsUrl: CMS_URL,
      sealSecret: 'seal-secret',
      log: createLog(() => undefined),
      sendMail: async () => false,
    })
    const person = await people.findByEmail(email)
    await people.clearSecondFactor(person?.id ?? '')
    expect(await owner.request('/v1/me')).toMatchObject({ status: 401 })
    expect(await owner.signIn()).toMatchObject({ status: 200, body: {} })
    expect(await owner.request('/v1/me')).toMatchObject({ status: 200 })
    expect(await enable()).toMatchObject({ status: 200 })
  })
})

test('a session that ends while it is extended is invalid', async () => {
  const storage = await openStorage('file::memory:')
  const cms = await servePeople({}, async () => storage)
  const browser = openBrowser(cms)
  await browser.signIn()
  // Signing out elsewhere at the same moment: the row is gone before it is written.
  await storage.change(({ db }) =>
    sql`create temp trigger ends before update on person_session
      begin delete from person_session where id = old.id; end`.execute(db),
  )
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 24 * 60 * 60 * 1000 })
  onTestFinished(() => void vi.useRealTimers())
  expect(await browser.request('/v1/me')).toMatchObject({ status: 401 })
  expect(cms.logged.filter(({ level }) => level === 'error')).toEqual([])
})
