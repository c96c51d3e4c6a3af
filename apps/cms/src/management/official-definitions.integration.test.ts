import { expect, test } from 'vitest'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import { officialClient } from './official-management.fixture.ts'

onAnyDatabase('management-api#official-clients definitions', (open) => {
  test('components are created, changed, deleted and restored, and have versions', async () => {
    const { client } = await officialClient(open)
    const { components } = client
    const schema = { title: { type: 'text', pos: 0 }, body: { type: 'bloks', pos: 1 } } as const
    const body = {
      component: { name: 'teaser', display_name: 'Teaser', schema, is_nestable: true },
    }
    const made = (await components.create({ body })).data?.component
    expect(made).toMatchObject({
      name: 'teaser',
      real_name: 'Teaser',
      schema,
      is_root: false,
      internal_tag_ids: [],
      all_presets: [],
    })
    const id = Number(made?.id)
    const icon = { component: { icon: 'block-image' } }
    expect((await components.update(id, { body: icon })).data?.component).toMatchObject({
      name: 'teaser',
      icon: 'block-image',
      schema,
    })
    expect((await components.list()).data?.components.at(-1)?.name).toBe('teaser')
    expect((await components.list({ query: { search: 'teas' } })).data?.components).toHaveLength(1)
    expect((await components.get(id)).data?.component).toMatchObject({ id, icon: 'block-image' })
    const versions = (await components.versions(id)).data?.versions
    expect(versions).toMatchObject([
      { event: 'update', item_id: id, author: 'MANAGEMENT_TOKEN' },
      { event: 'create', item_id: id },
    ])
    const first = Number(versions?.[1]?.id)
    expect((await components.version(id, first)).data?.component_version).toMatchObject({ schema })
    await components.restoreVersion(id, first)
    expect((await components.get(id)).data?.component?.icon).toBeNull()
    await components.delete(id)
    await expect(components.get(id)).rejects.toMatchObject({ response: { status: 404 } })
    expect((await components.restore(id)).data?.component).toMatchObject({ id, name: 'teaser' })
    await expect(components.create({ body })).rejects.toMatchObject({ response: { status: 422 } })
  })

  test('a pushed definition of a built-in block is returned as sent, and the editor uses the built-in one', async () => {
    const { client, management } = await officialClient(open)
    const { components } = client
    const found = (await components.list()).data?.components.find(({ name }) => name === 'faqs')
    const id = Number(found?.id)
    const schema = {
      zebra: { type: 'text' as const, pos: 0 },
      ape: { type: 'text' as const, pos: 1 },
    }
    await components.update(id, { body: { component: { name: 'faqs', schema } } })
    const stored = (await components.get(id)).data?.component
    expect(JSON.stringify(stored?.schema)).toBe(JSON.stringify(schema))
    const { body } = await management.send('GET components/faqs?language=en')
    expect(body.component).toMatchObject({ schema: { entries: { type: 'bloks' } } })
    await expect(
      components.update(id, { body: { component: { name: 'other' } } }),
    ).rejects.toMatchObject({ response: { status: 422 } })
    await components.delete(id)
    expect((await components.get(id)).data?.component).toEqual(found)
    await expect(components.delete(id)).rejects.toMatchObject({ response: { status: 422 } })
  })

  test('a definition has the same limits as content', async () => {
    const { management } = await officialClient(open)
    const deep = JSON.parse(`${'{"a":'.repeat(70)}1${'}'.repeat(70)}`)
    const component = { name: 'deep', schema: { field: deep } }
    expect(await management.send('POST components', { body: { component } })).toMatchObject({
      status: 422,
      body: {
        field: 'component',
        error: 'component has more than 64 levels; expected at most 64 levels',
      },
    })
  })

  test('groups of components form a tree', async () => {
    const { client } = await officialClient(open)
    const { componentFolders: groups, components } = client
    const make = async (name: string, parent_id?: number) => {
      const made = await groups.create({
        body: { component_group: { name, ...(parent_id && { parent_id }) } },
      })
      return made.data?.component_group
    }
    const outer = await make('Outer')
    const inner = await make('Inner', outer?.id)
    expect(inner).toMatchObject({ parent_id: outer?.id, parent_uuid: outer?.uuid })
    const body = { component: { name: 'in-group', component_group_uuid: inner?.uuid ?? '' } }
    await components.create({ body })
    const query = { in_group: inner?.uuid ?? '' }
    expect((await components.list({ query })).data).toMatchObject({
      components: [{ name: 'in-group' }],
      component_groups: [inner, outer],
    })
    const id = Number(outer?.id)
    const renamed = { component_group: { name: 'Renamed' } }
    await groups.update(id, { body: renamed })
    expect((await groups.get(id)).data).toMatchObject(renamed)
    await expect(
      groups.update(id, { body: { component_group: { name: 'x', parent_id: inner?.id ?? 0 } } }),
    ).rejects.toMatchObject({ response: { status: 422 } })
    await groups.delete(id)
    expect((await groups.list()).data).toEqual({
      component_groups: [{ ...inner, parent_id: null, parent_uuid: null }],
    })
  })

  test('presets belong to a component', async () => {
    const { client } = await officialClient(open)
    const { presets, components } = client
    const component = (await components.list({ query: { search: 'faqs' } })).data?.components[0]
    const component_id = Number(component?.id)
    const values = { title: 'Questions', entries: [{ component: 'faq' }] }
    const made = await presets.create({
      body: { preset: { name: 'Usual', preset: values, component_id } },
    })
    const id = Number(made.data?.preset?.id)
    expect(made.data?.preset).toMatchObject({
      name: 'Usual',
      preset: values,
      space_id: 1000,
      icon: null,
    })
    await presets.update(id, { body: { preset: { name: 'Renamed', component_id } } })
    expect((await presets.get(id)).data?.preset).toMatchObject({ name: 'Renamed', preset: values })
    expect((await presets.list({ query: { component_id } })).data?.presets).toHaveLength(1)
    expect((await presets.list({ query: { component_id: 1 } })).data?.presets).toEqual([])
    const { data } = await components.get(component_id)
    expect(data?.component?.all_presets).toMatchObject([{ id, name: 'Renamed' }])
    await presets.delete(id)
    expect((await presets.list()).data?.presets).toEqual([])
    await expect(
      presets.create({ body: { preset: { name: 'x', component_id: 1 } } }),
    ).rejects.toMatchObject({ response: { status: 422 } })
  })

  test('internal tags have a type, and unique names within it', async () => {
    const { client } = await officialClient(open)
    const { internalTags: tags, components } = client
    const body = { internal_tag: { name: 'Hero', object_type: 'component' as const } }
    const id = Number((await tags.create({ body })).data?.internal_tag?.id)
    await tags.create({ body: { internal_tag: { name: 'Hero', object_type: 'asset' } } })
    await expect(tags.create({ body })).rejects.toMatchObject({ response: { status: 422 } })
    await tags.update(id, { body: { internal_tag: { name: 'Top' } } })
    await components.create({ body: { component: { name: 'tagged', internal_tag_ids: [id] } } })
    expect(
      (await components.list({ query: { with_tags: String(id) } })).data?.components,
    ).toMatchObject([
      { name: 'tagged', internal_tags_list: [{ id, name: 'Top' }], internal_tag_ids: [String(id)] },
    ])
    const query = { by_object_type: 'component' as const }
    expect((await tags.list({ query })).data?.internal_tags).toMatchObject([{ id, name: 'Top' }])
    await tags.delete(id)
    expect((await tags.list()).data?.internal_tags).toMatchObject([{ object_type: 'asset' }])
  })
})
