import { createLog } from '@prospectus/server/log'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import type { ServedCms } from '../served-cms.fixture.ts'
import { onBothDatabases } from '../storage/storage.fixture.ts'
import {
  CMS_URL,
  OWNER,
  openBrowser,
  openColleague,
  serveOwner,
  servePeople,
} from './browser.fixture.ts'
import { quickHasher } from './quick-hasher.fixture.ts'
import { accountAttempts, clientAttempts, countAttempt } from './sign-in-limits.ts'

test('guesses at an account are limited to ten from any number of addresses, even with the right password', async () => {
  const browser = openBrowser(await servePeople({ trustProxy: true }))
  const guess = (email: string, password: string, from: number) =>
    browser.request('/auth/sign-in/email', {
      body: { email, password },
      headers: { 'x-forwarded-for': `203.0.113.${from}` },
    })
  const guesses = await Promise.all(
    Array.from({ length: 14 }, (_, index) => guess(OWNER.email, `guess number ${index}`, index)),
  )
  const statuses = guesses.map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  const right = await guess('ADA@example.com', OWNER.password, 99)
  expect(right.status).toBe(429)
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0)
})

/** Uses up the guesses that strangers have at an account. */
async function guessTen(cms: ServedCms, email: string) {
  const stranger = openBrowser(cms)
  for (let guess = 0; guess < 10; guess += 1)
    await stranger.signIn({ email, password: `guess number ${guess}` })
  expect(await stranger.signIn({ ...OWNER, email })).toMatchObject({ status: 429 })
}

onBothDatabases('management-api#sessions guesses of strangers', (open) => {
  test('lock nobody out of a browser that they have signed in with before', async () => {
    const cms = await servePeople({}, open)
    const known = openBrowser(cms)
    await known.signIn()
    await known.request('/auth/sign-out', { body: {} })
    const stolen = [...known.cookies]
    await guessTen(cms, OWNER.email)
    expect(await known.signIn()).toMatchObject({ status: 200 })
    expect([...known.cookies.values()]).not.toEqual(
      expect.arrayContaining(stolen.map(([, v]) => v)),
    )
    expect(await openBrowser(cms).signIn()).toMatchObject({ status: 429 })

    // A stolen cookie of this kind gives ten guesses, and no access.
    const thief = openBrowser(cms)
    for (const [name, value] of stolen) thief.cookies.set(name, value)
    expect(await thief.request('/v1/me')).toMatchObject({ status: 401 })
    const guesses = Array.from({ length: 12 }, (_, index) =>
      thief.signIn({ ...OWNER, password: `guess number ${index}` }),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })

  test('count if a browser is known for another account, or its cookie was changed', async () => {
    const { cms, owner } = await serveOwner({}, open)
    const { browser: colleague } = await openColleague(owner, cms, 'viewer')
    await colleague.request('/auth/sign-out', { body: {} })
    await guessTen(cms, OWNER.email)
    expect(await colleague.signIn()).toMatchObject({ status: 429 })
    const [name = '', value = ''] =
      [...owner.cookies].find(([name]) => name.endsWith('known')) ?? []
    const [id, account, until, signature] = value.split('.')
    for (const changed of [
      `other.${account}.${until}.${signature}`,
      `${id}.${account}.${Number(until) + 1}.${signature}`,
      `${id}.${account}.${until}`,
      '',
    ]) {
      const browser = openBrowser(cms)
      browser.cookies.set(name, changed)
      expect(await browser.signIn(), changed).toMatchObject({ status: 429 })
    }
  })
})

onBothDatabases('guesses', (open, { createUrl }) => {
  test('of one client are limited to fifty, even simultaneous ones, and allowed again later', async () => {
    const database = await openDatabase(await createUrl())
    onTestFinished(() => database.db.destroy())
    await migrate(database)
    const now = new Date('2026-01-01T12:00:00Z')
    const guess = (index: number, at = now) =>
      countAttempt(
        database,
        [accountAttempts(`${index}@example.com`), clientAttempts('203.0.113.7')],
        at,
      )
    const waits = await Promise.all(Array.from({ length: 60 }, (_, index) => guess(index)))
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(50)
    expect(waits.filter((wait) => wait === 900)).toHaveLength(10)
    expect(await guess(1, new Date('2026-01-01T12:15:01Z'))).toBeUndefined()
  })

  test('at unknown accounts take as long as at known ones, and get the same response', async () => {
    const storage = await open()
    let hashed = 0
    const people = storage.people({
      cmsUrl: CMS_URL,
      sealSecret: 'seal-secret',
      log: createLog(() => undefined),
      sendMail: async () => false,
      passwordHasher: {
        hash: (password) => {
          hashed += 1
          return quickHasher.hash(password)
        },
        verify: (given) => {
          hashed += 1
          return quickHasher.verify(given)
        },
      },
    })
    await people.addFirst({ ...OWNER, name: 'Ada' })
    const guess = async (email: string) => {
      hashed = 0
      const response = await people.handle(
        new Request(`${CMS_URL}/auth/sign-in/email`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: CMS_URL },
          body: JSON.stringify({ email, password: 'not the password' }),
        }),
      )
      return { status: response.status, body: await response.text(), hashed }
    }
    expect(await guess('nobody@example.com')).toEqual(await guess(OWNER.email))
    expect(hashed).toBe(1)
  })
})
