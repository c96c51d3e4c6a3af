import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { fillWith, onAnyDatabase } from '../storage/storage.fixture.ts'
import { createRedirects, type NewRedirect } from './create-redirects.ts'

const page = { component: 'modules/page', body: [] }

/** A storage with two pages that counts statements. */
async function openFilled(open: Parameters<Parameters<typeof onAnyDatabase>[1]>[0]) {
  const storage = await open()
  await fillWith(storage, [
    { id: 1, full_slug: 'prices', content: page },
    { id: 2, full_slug: 'über-uns', content: page },
  ])
  const make = async (given: readonly NewRedirect[]) => {
    let statements = 0
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements++
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const made = await storage.change((change) =>
      createRedirects({ ...change, db: change.db.withPlugin(counter) }, given),
    )
    return { statements, made }
  }
  const destinations = async () => {
    const { items } = await storage.listRedirects({ search: undefined, page: 1, perPage: 1000 })
    return Object.fromEntries(items.map(({ from, to }) => [from, to]))
  }
  return { make, destinations, storage }
}

onAnyDatabase('ROUTE-4 many redirects at once', (open) => {
  test('take a few statements for several hundred, new or existing', async () => {
    const { make, storage } = await openFilled(open)
    const many = Array.from({ length: 1000 }, (_, at) => ({
      from: `/old/${at}`,
      to: at % 2 === 0 ? '/prices' : `https://example.com/${at}`,
    }))
    const first = await make(many)
    expect(first.made.every((id) => typeof id === 'number')).toBe(true)
    expect(first.statements).toBeLessThan(60)
    const again = await make(many)
    expect(again.statements).toBeLessThan(120)
    const { total, items } = await storage.listRedirects({ search: undefined, page: 1, perPage: 2 })
    expect(total).toBe(1000)
    expect(items).toMatchObject([
      { from: '/old/0', to: '/prices', follows: 1 },
      { from: '/old/1', to: 'https://example.com/1', follows: null },
    ])
  })

  test('are checked as a whole: a cycle that the list itself breaks is allowed, in any order', async () => {
    const { make, destinations } = await openFilled(open)
    await make([{ from: '/b', to: '/a' }])
    const { made } = await make([
      { from: '/a', to: '/b' },
      { from: '/b', to: '/prices' },
      { from: '/c', to: '/d' },
      { from: '/d', to: '/c' },
    ])
    expect(made.map((id) => typeof id)).toEqual(['number', 'number', 'object', 'number'])
    expect(await destinations()).toEqual({ '/a': '/b', '/b': '/prices', '/d': '/c' })
  })

  test('recognise an address of the site, percent-encoded or not', async () => {
    const { make, destinations, storage } = await openFilled(open)
    await make([
      { from: '/alt', to: '/%C3%BCber-uns' },
      { from: '/größe', to: '/prices' },
    ])
    const { items } = await storage.listRedirects({ search: '/alt', page: 1, perPage: 1 })
    expect(items).toMatchObject([{ follows: 2 }])
    const { made } = await make([{ from: '/größe', to: '/gr%C3%B6%C3%9Fe?x=1' }])
    expect(made).toMatchObject([{ message: 'The redirect from /größe would lead back to itself.' }])
    expect(await destinations()).toMatchObject({ '/größe': '/prices' })
  })

  test('an address reserved by the site is rejected, one that only ends like it is not', async () => {
    const { make, destinations } = await openFilled(open)
    const { made } = await make([
      { from: '/assets/old.pdf', to: '/prices' },
      { from: '/old/assets', to: '/prices' },
    ])
    expect(made[0]).toMatchObject({
      message: 'The site itself answers at /assets/old.pdf; choose another address.',
    })
    expect(await destinations()).toEqual({ '/old/assets': '/prices' })
  })

  test('that are rejected leave the existing ones unchanged', async () => {
    const { make, destinations } = await openFilled(open)
    await make([{ from: '/a', to: '/prices' }])
    const { made } = await make([
      { from: '/a', to: '/a#x' },
      { from: '/prices', to: '/a' },
    ])
    expect(made).toMatchObject([
      { message: 'The redirect from /a would lead back to itself.' },
      { message: 'There is a story with the full slug prices already.' },
    ])
    expect(await destinations()).toEqual({ '/a': '/prices' })
  })
})
