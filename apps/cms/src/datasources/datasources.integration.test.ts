import { expect, test } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { createReadStorage } from '../storage/read-storage.ts'
import { onAnyDatabase } from '../storage/storage.fixture.ts'

onAnyDatabase('delivery-protocol#data-sources', (_open, { createUrl }) => {
  const openFilled = async () => {
    const database = await openDatabase(await createUrl())
    const { db } = database
    await migrate(database)
    await db
      .insertInto('datasource')
      .values([
        { id: 7, name: 'Größen', slug: 'sizes' },
        { id: 3, name: 'Colours', slug: 'colours' },
      ])
      .execute()
    const dates = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' }
    await db
      .insertInto('dimension')
      .values([{ id: 1, datasource_id: 3, name: 'German', entry_value: 'de', ...dates }])
      .execute()
    await db
      .insertInto('datasource_entry')
      .values([
        { id: 10, datasource_id: 7, name: 'Large', value: 'l', position: 0 },
        { id: 11, datasource_id: 3, name: 'Red', value: 'red', position: 2 },
        { id: 12, datasource_id: 3, name: 'Green', value: 'green', position: 1 },
        { id: 13, datasource_id: 3, name: 'Blue', value: 'blue', position: 1 },
      ])
      .execute()
    await db
      .insertInto('dimension_value')
      .values([{ entry_id: 12, dimension_id: 1, value: 'Grün' }])
      .execute()
    return { storage: createReadStorage(database), close: () => db.destroy() }
  }

  test('data sources are listed by id with their dimensions; the search ignores case and accents', async () => {
    const { storage, close } = await openFilled()
    const query = { search: undefined, ids: undefined, page: 1, perPage: 10 }
    const slugs = async (change: object) => {
      const { items, total } = await storage.listDatasources({ ...query, ...change })
      return [total, ...items.map(({ slug }) => slug)]
    }
    expect(await slugs({})).toEqual([2, 'colours', 'sizes'])
    expect(await slugs({ page: 2, perPage: 1 })).toEqual([2, 'sizes'])
    expect(await slugs({ search: 'GROSS' })).toEqual([1, 'sizes'])
    expect(await slugs({ search: 'our' })).toEqual([1, 'colours'])
    expect(await slugs({ search: '%' })).toEqual([0])
    expect(await slugs({ ids: [7, 99] })).toEqual([1, 'sizes'])
    const colours = await storage.findDatasource('colours')
    expect(colours?.dimensions).toMatchObject([{ name: 'German', entry_value: 'de' }])
    expect(await storage.findDatasource(3)).toEqual(colours)
    expect(await storage.findDatasource('3')).toBeUndefined()
    expect(await storage.findDatasource(1e300)).toBeUndefined()
    await close()
  })

  test('entries are listed by position and id, with the value of a dimension if one is requested', async () => {
    const { storage, close } = await openFilled()
    const entries = async (change: object) => {
      const query = { datasource: 'colours', dimension: undefined, page: 1, perPage: 100 }
      const { items, total } = await storage.listDatasourceEntries({ ...query, ...change })
      return [total, ...items.map(({ value, dimension_value }) => [value, dimension_value])]
    }
    const plain = [3, ['green', null], ['blue', null], ['red', null]]
    expect(await entries({})).toEqual(plain)
    expect(await entries({ datasource: 3 })).toEqual(plain)
    expect(await entries({ dimension: 'fr' })).toEqual(plain)
    expect(await entries({ dimension: 'de' })).toEqual([
      3,
      ['green', 'Grün'],
      ['blue', null],
      ['red', null],
    ])
    expect(await entries({ page: 2, perPage: 2 })).toEqual([3, ['red', null]])
    expect(await entries({ page: 9, perPage: 2 })).toEqual([3])
    expect(await entries({ datasource: undefined, dimension: 'de' })).toEqual([
      4,
      ['green', 'Grün'],
      ['blue', null],
      ['red', null],
      ['l', null],
    ])
    expect(await entries({ datasource: 'none' })).toEqual([0])
    await close()
  })
})
