import { createLog } from '@prospectus/server/log'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { onBothDatabases } from '../storage/storage.fixture.ts'
import { CMS_URL, OWNER, openBrowser, servePeople } from './browser.fixture.ts'
import { quickPasswords } from './quick-passwords.fixture.ts'
import { countGuess, guessesAt, guessesBy } from './sign-in-limits.ts'

test('guesses at an account from as many addresses end at ten, the right password included', async () => {
  const browser = openBrowser(await servePeople({ trustProxy: true }))
  const guess = (email: string, password: string, from: number) =>
    browser.ask('/auth/sign-in/email', {
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

onBothDatabases('guesses', (open, { createUrl }) => {
  test('of one client end at fifty, however many ask at once, and begin anew later', async () => {
    const database = await openDatabase(await createUrl())
    onTestFinished(() => database.db.destroy())
    await migrate(database)
    const now = new Date('2026-01-01T12:00:00Z')
    const guess = (index: number, at = now) =>
      countGuess(database, [guessesAt(`${index}@example.com`), guessesBy('203.0.113.7')], at)
    const waits = await Promise.all(Array.from({ length: 60 }, (_, index) => guess(index)))
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(50)
    expect(waits.filter((wait) => wait === 900)).toHaveLength(10)
    expect(await guess(1, new Date('2026-01-01T12:15:01Z'))).toBeUndefined()
  })

  test('at nobody cost as much as guesses at somebody, and are answered alike', async () => {
    const storage = await open()
    let hashed = 0
    const people = storage.people({
      cmsUrl: CMS_URL,
      sealSecret: 'seal-secret',
      log: createLog(() => undefined),
      sendMail: async () => false,
      passwords: {
        hash: (password) => {
          hashed += 1
          return quickPasswords.hash(password)
        },
        verify: (given) => {
          hashed += 1
          return quickPasswords.verify(given)
        },
      },
    })
    await people.addFirst({ ...OWNER, name: 'Ada' })
    const guess = async (email: string) => {
      hashed = 0
      const answer = await people.handle(
        new Request(`${CMS_URL}/auth/sign-in/email`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: CMS_URL },
          body: JSON.stringify({ email, password: 'not the password' }),
        }),
      )
      return { status: answer.status, body: await answer.text(), hashed }
    }
    expect(await guess('nobody@example.com')).toEqual(await guess(OWNER.email))
    expect(hashed).toBe(1)
  })
})
