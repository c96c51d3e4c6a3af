import { expect, test } from 'vitest'
import { listOf } from '../json.fixture.ts'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import { serveManagementWithStories } from './served-management.fixture.ts'

onAnyDatabase('management-api#endpoints components', (open) => {
  test('describe blocks, stories and their parts', async () => {
    const { send } = await serveManagementWithStories(await open(), [])
    const { body } = await send('GET components')
    const names = listOf(body, 'components').map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['modules/page', 'faqs', 'faq']))
    expect((await send('GET components/faqs')).body.component).toMatchObject({
      name: 'faqs',
      is_nestable: true,
      schema: { entries: { type: 'bloks', required: true } },
    })
    expect((await send('GET components/none')).status).toBe(404)
  })

  test('have labels and help in German on request, and reject other languages', async () => {
    const { send } = await serveManagementWithStories(await open(), [])
    const { body } = await send('GET components/faqs?language=de')
    expect(body.component).toMatchObject({
      name: 'faqs',
      display_name: 'Häufige Fragen',
      group: 'text',
      schema: { entries: { display_name: 'Fragen', description: 'Die erste ist aufgeklappt.' } },
    })
    const all = listOf((await send('GET components?language=de')).body, 'components')
    expect(all).toContainEqual(body.component)
    const english = listOf((await send('GET components?language=en')).body, 'components')
    expect(english).toContainEqual(expect.objectContaining({ name: 'faqs', group: 'text' }))
    expect(english.filter((one) => one.is_tool).map(({ name }) => name)).toContain('contact-form')
    expect(listOf((await send('GET components')).body, 'components')).toEqual(
      english.map(({ group: _, is_tool: __, ...official }) => official),
    )
    expect(await send('GET components?language=fr')).toMatchObject({
      status: 422,
      body: { field: 'language', expected: 'en or de' },
    })
  })
})

onAnyDatabase('management-api#data-sources', (open) => {
  test('a data source and its entries are created, changed, ordered and deleted', async () => {
    const { send, read } = await serveManagementWithStories(await open(), [])
    const datasource = { name: 'Colours', slug: 'colours' }
    const made = await send('POST datasources', { body: { datasource } })
    expect([made.status, made.body.datasource]).toMatchObject([201, datasource])
    const id = Number(made.body.datasource?.id)
    const entry = (value: string, more = {}) =>
      send('POST datasource_entries', {
        body: {
          datasource_entry: { value, name: value.toUpperCase(), datasource_id: id, ...more },
        },
      })
    const blue = Number((await entry('blue')).body.datasource_entry?.id)
    await entry('green')
    expect((await entry('red', { position: 1 })).status).toBe(201)
    const values = async () => {
      const { body } = await read('datasource_entries?datasource=colours')
      return listOf(body, 'datasource_entries').map(({ value }) => value)
    }
    expect(await values()).toEqual(['red', 'blue', 'green'])
    await send(`PUT datasource_entries/${blue}`, {
      body: { datasource_entry: { value: 'navy', position: 3 } },
    })
    expect(await values()).toEqual(['red', 'green', 'navy'])
    await send(`PUT datasource_entries/${blue}`, { body: { datasource_entry: { position: 2 } } })
    expect(await values()).toEqual(['red', 'navy', 'green'])
    expect((await entry('none', { position: 0 })).body.field).toBe('datasource_entry.position')
    expect((await send(`GET datasource_entries/${blue}`)).body).toEqual({
      datasource_entry: {
        id: blue,
        name: 'BLUE',
        value: 'navy',
        dimension_value: null,
        datasource_id: id,
      },
    })
    const taken = await entry('red')
    expect([taken.status, taken.body.error]).toEqual([
      422,
      'colours already has an entry with the value red.',
    ])
    await send(`DELETE datasource_entries/${blue}`)
    expect(await values()).toEqual(['red', 'green'])
    const renamed = await send(`PUT datasources/${id}`, { body: { datasource: { slug: 'hues' } } })
    expect(renamed.body.datasource).toMatchObject({ name: 'Colours', slug: 'hues' })
    expect(await values()).toEqual([])
    expect((await send(`GET datasource_entries?datasource_id=${id}`)).headers.get('total')).toBe(
      '2',
    )
    expect((await send(`DELETE datasources/${id}`)).status).toBe(200)
    expect((await send(`GET datasources/${id}`)).status).toBe(404)
    expect(
      (await send('POST datasources', { body: { datasource: { slug: 'A b' } } })).body.field,
    ).toBe('datasource.slug')
  })
})
