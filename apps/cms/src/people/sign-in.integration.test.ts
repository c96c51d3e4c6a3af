import { join } from 'node:path'
import { createLog } from '@prospectus/server/log'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { listOf } from '../json.fixture.ts'
import { openStorage } from '../storage/storage.ts'
import { CMS_URL, OWNER, openBrowser, serveOwner, servePeople } from './browser.fixture.ts'
import { prepareFirstOwner } from './first-owner.ts'

describe('signing in', () => {
  test('gives a session whose cookie scripts cannot read, and which the response does not contain', async () => {
    const browser = openBrowser(await servePeople())
    expect(await browser.request('/v1/me')).toMatchObject({ status: 401 })
    const response = await browser.signIn()
    expect(response).toMatchObject({ status: 200, body: {} })
    expect(response.body).toEqual({})
    const [cookie, known, ...others] = browser.lastSetCookies()
    expect(others).toEqual([])
    expect(known).toMatch(/^prospectus\.known=.*; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(cookie).toMatch(/^prospectus\.session_token=/)
    expect(cookie?.toLowerCase()).toContain('httponly')
    expect(cookie?.toLowerCase()).toContain('samesite=lax')
    expect(cookie?.toLowerCase()).not.toContain('domain=')
    expect((await browser.request('/v1/me')).body).toEqual({
      person: { id: expect.any(String), name: 'Ada', email: OWNER.email, role: 'owner' },
      space: { id: 1000, languages: ['de'] },
      preview_url: 'http://127.0.0.1:3002',
      site_url: 'http://127.0.0.1:3000',
    })
  })

  test('on https the cookie is for https only', async () => {
    const cmsUrl = 'https://editor.example'
    const cms = await servePeople({ cmsUrl })
    const browser = openBrowser(cms, cmsUrl)
    await browser.signIn()
    expect(browser.lastSetCookies()[0]).toMatch(
      /^__Host-prospectus\.session_token=.*; Path=\/; HttpOnly; Secure/,
    )
    expect(browser.lastSetCookies().join()).not.toMatch(/domain=/i)
    expect(browser.lastSetCookies()[1]).toMatch(
      /^__Host-prospectus\.known=.*; Path=\/; .*; Secure$/,
    )
    expect(await browser.request('/v1/me')).toMatchObject({ status: 200 })
  })

  test('signing out ends the session, even for a copy of its cookie', async () => {
    const { owner: browser } = await serveOwner()
    const earlier = new Map(browser.cookies)
    expect(await browser.request('/auth/sign-out', { body: {} })).toMatchObject({ status: 200 })
    expect([...browser.cookies.keys()]).toEqual(['prospectus.known'])
    for (const [name, value] of earlier) browser.cookies.set(name, value)
    expect(await browser.request('/v1/me')).toMatchObject({ status: 401 })
  })

  test("a save has its author's name", async () => {
    const { owner: browser } = await serveOwner()
    const stories = '/v1/spaces/1000/stories'
    const list = listOf((await browser.request(stories)).body, 'stories')
    const path = `${stories}/${list[0]?.id}`
    const saved = { method: 'PUT', body: { story: { name: 'Changed by Ada' } } }
    expect(await browser.request(path, saved)).toMatchObject({ status: 200 })
    const { body } = await browser.request(`${path}/versions`)
    expect(body).toMatchObject({ versions: [{ author: 'Ada', action: 'saved' }, {}] })
  })
})

describe('the first owner', () => {
  test('is created by the link that the first start prints, which is valid once', async () => {
    const cms = await servePeople({ owner: undefined })
    const link = new URL(cms.firstOwnerLinks[0] ?? '')
    expect(`${link.origin}${link.pathname}`).toBe(`${CMS_URL}/first-owner`)
    const browser = openBrowser(cms)
    const token = link.searchParams.get('token')
    const claim = (given: object) =>
      browser.request('/auth/first-owner', { body: { token, ...OWNER, ...given } })
    expect(await claim({ password: 'eleven lett' })).toMatchObject({ status: 422 })
    expect(await claim({ token: 'guessed' })).toMatchObject({ status: 401 })
    expect(await claim({})).toMatchObject({ status: 201 })
    // The link signed them in.
    expect(await browser.request('/v1/me')).toMatchObject({ body: { person: { role: 'owner' } } })
    expect(await claim({ email: 'eve@example.com' })).toMatchObject({ status: 401 })
  })

  test.each([
    [23, 201],
    [25, 401],
  ])('has a day for that link: after %i hours the status is %i', async (hours, status) => {
    const cms = await servePeople({ owner: undefined })
    const token = new URL(cms.firstOwnerLinks[0] ?? '').searchParams.get('token')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 })
    onTestFinished(() => void vi.useRealTimers())
    const claimed = await openBrowser(cms).request('/auth/first-owner', {
      body: { token, ...OWNER },
    })
    expect(claimed).toMatchObject({ status })
  })

  test('is created by the link of any start of that day; once there is one, no start gives a link', async () => {
    const cms = await servePeople({ owner: undefined })
    const storage = await openStorage(`file:${join(cms.dataDir, 'cms.sqlite')}`)
    onTestFinished(() => storage.close())
    const people = storage.people({
      cmsUrl: CMS_URL,
      sealSecret: 'seal-secret',
      log: createLog(() => undefined),
      sendMail: async () => false,
    })
    const start = () => prepareFirstOwner(people, { cmsUrl: CMS_URL, owner: undefined })
    const redeem = (link = '') =>
      openBrowser(cms).request('/auth/first-owner', {
        body: { token: new URL(link).searchParams.get('token'), ...OWNER },
      })
    const laterLink = await start()
    expect(await redeem(cms.firstOwnerLinks[0])).toMatchObject({ status: 201 })
    expect(await redeem(laterLink)).toMatchObject({ status: 409 })
    expect(await start()).toBeUndefined()
  })

  test('is created only in a database without people', async () => {
    const cms = await servePeople()
    expect(cms.firstOwnerLinks).toEqual([])
    const again = await openBrowser(cms).signIn({
      email: 'eve@example.com',
      password: OWNER.password,
    })
    expect(again).toMatchObject({ status: 401 })
  })
})
