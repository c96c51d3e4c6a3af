import { expect, test } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { replaceDatasource } from '../datasources/write-datasources.ts'
import { onBothDatabases } from './storage.fixture.ts'
import type { Storage } from './storage.ts'
import { openStorage } from './storage.ts'

const entriesOf = async (storage: Storage, datasource: string) => {
  const { items } = await storage.listDatasourceEntries({
    datasource,
    dimension: undefined,
    page: 1,
    perPage: 1000,
  })
  return items.map(({ id, name, value }) => ({ id, name, value }))
}

onBothDatabases('delivery-protocol#data-sources that are written', (open, { createUrl }) => {
  test('new entries replace the old ones; an unchanged entry keeps its id', async () => {
    const storage = await open()
    const [a, b, c] = ['a', 'b', 'c'].map((value) => ({ name: value.toUpperCase(), value }))
    await storage.change(
      replaceDatasource,
      'colours',
      'Colours',
      [a, b].filter((entry) => !!entry),
    )
    const before = await entriesOf(storage, 'colours')
    await storage.change(
      replaceDatasource,
      'colours',
      'Colours',
      [c, b].filter((entry) => !!entry),
    )
    const after = await entriesOf(storage, 'colours')
    expect(after.map(({ value }) => value)).toEqual(['c', 'b'])
    expect(after[1]?.id).toBe(before[1]?.id)
    expect(before.map(({ id }) => id)).not.toContain(after[0]?.id)
    expect(await storage.findDatasource('colours')).toMatchObject({
      name: 'Colours',
      dimensions: [],
    })
  })

  test('storing the same entries changes nothing, a new name does', async () => {
    const storage = await open()
    const entries = [{ name: 'A', value: 'a' }]
    const version = async () => (await storage.space()).version
    await storage.change(replaceDatasource, 'colours', 'Colours', entries)
    const first = await version()
    await storage.change(replaceDatasource, 'colours', 'Colours', entries)
    expect(await version()).toBe(first)
    await storage.change(replaceDatasource, 'colours', 'Colors', entries)
    expect(await version()).toBeGreaterThan(first)
  })

  test('given ids are kept, and not reused', async () => {
    const storage = await open()
    const entries = [
      { name: 'A', value: 'a', id: 900 },
      { name: 'B', value: 'b' },
    ]
    await storage.change(replaceDatasource, 'colours', 'Colours', entries)
    const [first, second] = await entriesOf(storage, 'colours')
    expect(first?.id).toBe(900)
    expect(second?.id).toBeGreaterThan(900)
  })

  test.each([
    [[{ id: 9 }, { id: 9 }], 'The entry n has the same id (9) as another entry.'],
    [[{ id: 1.5 }], 'The entry n has the id 1.5; expected a positive whole number.'],
    [[{ id: 700 }], 'The id 700 belongs to an entry of another data source.'],
  ])('entries %j are rejected, and nothing is changed', async (ids, message) => {
    const storage = await open()
    await storage.change(replaceDatasource, 'other', 'Other', [{ name: 'o', value: 'o', id: 700 }])
    await storage.change(replaceDatasource, 'colours', 'Colours', [{ name: 'A', value: 'a' }])
    const before = await entriesOf(storage, 'colours')
    const entries = ids.map(({ id }) => ({ name: 'n', value: 'v', id }))
    await expect(storage.change(replaceDatasource, 'colours', 'New', entries)).rejects.toThrow(
      message,
    )
    expect(await entriesOf(storage, 'colours')).toEqual(before)
    expect((await storage.findDatasource('colours'))?.name).toBe('Colours')
  })

  test('the values of an entry in dimensions are deleted with it', async () => {
    const url = await createUrl()
    const storage = await openStorage(url)
    const [a, b] = [
      { name: 'A', value: 'a' },
      { name: 'B', value: 'b' },
    ]
    await storage.change(replaceDatasource, 'colours', 'Colours', [a, b])
    const { db } = await openDatabase(url)
    const [first, second] = await entriesOf(storage, 'colours')
    const values = [first, second].map((entry) => ({
      entry_id: entry?.id ?? 0,
      dimension_id: 1,
      value: 'v',
    }))
    await db.insertInto('dimension_value').values(values).execute()
    await storage.change(replaceDatasource, 'colours', 'Colours', [b])
    const left = await db.selectFrom('dimension_value').select('entry_id').execute()
    await Promise.all([db.destroy(), storage.close()])
    expect(left.map(({ entry_id }) => entry_id)).toEqual([second?.id])
  })

  test('ten thousand entries can be stored and reordered', async () => {
    const storage = await open()
    const entries = Array.from({ length: 10_000 }, (_, id) => ({ name: `n${id}`, value: `v${id}` }))
    await storage.change(replaceDatasource, 'many', 'Many', entries)
    await storage.change(replaceDatasource, 'many', 'Many', [...entries].reverse())
    expect((await entriesOf(storage, 'many'))[0]?.value).toBe('v9999')
  })
})

onBothDatabases('delivery-protocol#tokens, asset-addresses#addresses', (open) => {
  test('only the tokens of the last call are valid', async () => {
    const storage = await open()
    await storage.replaceOperatorTokens([
      { token: 'p', kind: 'public' },
      { token: 'old', kind: 'preview' },
    ])
    await storage.replaceOperatorTokens([
      { token: 'p', kind: 'public' },
      { token: 'both', kind: 'preview' },
      { token: 'both', kind: 'public' },
    ])
    const kinds = await Promise.all(['p', 'both', 'old', ''].map(storage.tokenKind))
    expect(kinds).toEqual(['public', 'preview', undefined, undefined])
    expect(await storage.isEmpty()).toBe(true)
    await storage.replaceOperatorTokens([])
    expect(await storage.tokenKind('p')).toBeUndefined()
  })
})
