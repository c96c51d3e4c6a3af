import { expect, test } from 'vitest'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import { png } from './asset-library.fixture.ts'
import { officialClient } from './official-management.fixture.ts'

onAnyDatabase('management-api#official-clients content', (open) => {
  test('stories are listed, created, changed, copied, published and deleted, and have versions', async () => {
    const { client } = await officialClient(open)
    const { stories } = client
    const content = { component: 'modules/page', body: [] }
    const made = await stories.create({ body: { story: { name: 'Two', slug: 'two', content } } })
    const id = Number(made.data?.story?.id)
    const story = { name: 'Second', slug: 'two', content }
    const saved = await stories.update(id, { body: { story }, query: { publish: true } })
    expect(saved.data?.story).toMatchObject({ name: 'Second', published: true })
    expect((await stories.get(id)).data?.story).toMatchObject({ id, full_slug: 'two', content })
    const copy = await stories.duplicate(id, { body: { story: { name: 'Copy', slug: 'copy' } } })
    const copied = Number(copy.data?.story?.id)
    expect((await stories.publish(copied)).data?.story).toMatchObject({ published: true })
    const listed = (await stories.list({ query: { story_only: true } })).data?.stories
    expect(listed?.map(({ slug }) => slug).toSorted()).toEqual(['copy', 'home', 'two'])
    expect((await stories.versions(id)).data?.versions).toMatchObject([
      { id: 2, event: 'update', item_id: id, is_draft: false, author: 'MANAGEMENT_TOKEN' },
      { id: 1, event: 'create', item_id: id, is_draft: true },
    ])
    await stories.delete(copied)
    await expect(stories.get(copied)).rejects.toMatchObject({ response: { status: 404 } })
  })

  test('data sources have dimensions, and are changed by PATCH', async () => {
    const { client } = await officialClient(open)
    const { datasources } = client
    const dimensions_attributes = [{ name: 'German', entry_value: 'de' }]
    const body = { datasource: { name: 'Colours', slug: 'colours', dimensions_attributes } }
    const made = (await datasources.create({ body })).data?.datasource
    expect(made?.dimensions).toMatchObject([{ name: 'German', entry_value: 'de' }])
    const id = Number(made?.id)
    const renamed = await datasources.update(id, { body: { datasource: { name: 'Hues' } } })
    expect(renamed.data?.datasource).toMatchObject({ name: 'Hues', slug: 'colours' })
    const gone = [{ id: made?.dimensions[0]?.id ?? 0, _destroy: true }]
    const replacement = { datasource: { name: 'Hues', slug: 'hues', dimensions_attributes: gone } }
    await datasources.replace(id, { body: replacement })
    expect((await datasources.get('hues')).data?.datasource).toMatchObject({ id, dimensions: [] })
    expect(
      (await datasources.list({ query: { by_ids: String(id) } })).data?.datasources,
    ).toHaveLength(1)
    await datasources.delete(id)
    await expect(datasources.get(id)).rejects.toMatchObject({ response: { status: 404 } })
  })

  test('entries have a value in each dimension', async () => {
    const { client } = await officialClient(open)
    const { datasources, datasourceEntries: entries } = client
    const dimensions_attributes = [{ name: 'German', entry_value: 'de' }]
    const body = { datasource: { name: 'Colours', slug: 'colours', dimensions_attributes } }
    const { data } = await datasources.create({ body })
    const datasource_id = Number(data?.datasource?.id)
    const dimension = Number(data?.datasource?.dimensions[0]?.id)
    const entry = { name: 'Blue', value: 'blue', datasource_id }
    const made = await entries.create({ body: { datasource_entry: entry } })
    const id = Number(made.data?.datasource_entry?.id)
    expect(made.data?.datasource_entry).toMatchObject({ ...entry, dimension_value: null })
    const german = {
      body: { datasource_entry: { dimension_value: 'blau' } },
      query: { dimension_id: dimension },
    }
    await entries.update(id, german)
    await entries.replace(id, { body: { datasource_entry: { name: 'Navy', value: 'navy' } } })
    expect((await entries.get(id)).data?.datasource_entry).toMatchObject({ name: 'Navy' })
    const listed = await entries.list({ query: { datasource_id, dimension } })
    expect(listed.data?.datasource_entries).toEqual([
      { id, name: 'Navy', value: 'navy', dimension_value: 'blau' },
    ])
    await entries.delete(id)
    const left = await entries.list({ query: { datasource_slug: 'colours' } })
    expect(left.data?.datasource_entries).toEqual([])
  })

  test('assets are uploaded, described, replaced, moved to folders and deleted', async () => {
    const { client } = await officialClient(open)
    const { assets, assetFolders, internalTags } = client
    const folder = await assetFolders.create({ body: { asset_folder: { name: 'Photos' } } })
    const asset_folder_id = Number(folder.data?.asset_folder?.id)
    const tag = await internalTags.create({
      body: { internal_tag: { name: 'Team', object_type: 'asset' } },
    })
    const internal_tag_ids = [Number(tag.data?.internal_tag?.id)]
    const file = new Blob([Buffer.from(await png(3, 2))])
    const made = await assets.create({
      body: {
        short_filename: 'team.png',
        asset_folder_id,
        ext_id: 'x1',
        alt: 'A team',
        internal_tag_ids,
      },
      file,
    })
    const id = Number(made?.id)
    expect(made).toMatchObject({
      short_filename: 'team.png',
      space_id: 1000,
      asset_folder_id,
      ext_id: 'x1',
      alt: 'A team',
      internal_tag_ids,
      internal_tags_list: [{ name: 'Team' }],
      is_private: false,
    })
    const other = await assets.upload({ body: { short_filename: 'other.png' }, file })
    const second = Number(other?.id)
    await assets.update(second, {
      body: { asset: { title: 'Other', meta_data: { mood: 'calm' } } },
    })
    expect((await assets.get(second)).data).toMatchObject({
      title: 'Other',
      meta_data: { mood: 'calm' },
    })
    const found = async (query: object) =>
      (await assets.list({ query })).data?.assets.map((asset) => asset.id)
    expect(await found({ in_folder: asset_folder_id })).toEqual([id])
    expect(await found({ with_tags: String(internal_tag_ids[0]) })).toEqual([id])
    expect(await found({ by_title: 'other' })).toEqual([second])
    expect(await found({ ext_id: 'x1' })).toEqual([id])
    await assets.bulkMove({ body: { ids: [second], asset: { asset_folder_id } } })
    expect(await found({ in_folder: asset_folder_id })).toEqual([second, id])
    const signed = await assets.signResponseObject({ query: { filename: 'third.png' } })
    expect(signed.data).toMatchObject({ id: expect.any(Number), post_url: expect.any(String) })
    await expect(assets.finalize(Number(signed.data?.id))).rejects.toMatchObject({
      response: { status: 422 },
    })
    expect((await assets.finalize(id)).data).toMatchObject({ id })
    await assets.delete(id)
    await assets.deleteMany({ body: { ids: [second] } })
    expect(await found({})).toEqual([])
    for (const send of [
      () => assets.bulkRestore({ body: { ids: [id] } }),
      () => assets.convertToShared(id, { query: { target_asset_folder_id: 1 } }),
    ]) {
      await expect(send()).rejects.toMatchObject({ response: { status: 422 } })
    }
  })

  test('folders of assets form a tree; the contents of a deleted one move up', async () => {
    const { client } = await officialClient(open)
    const { assetFolders: folders, assets } = client
    const outer = (await folders.create({ body: { asset_folder: { name: 'Outer' } } })).data
      ?.asset_folder
    const parent_id = Number(outer?.id)
    const made = await folders.create({ body: { asset_folder: { name: 'Inner', parent_id } } })
    const id = Number(made.data?.asset_folder?.id)
    expect(made.data?.asset_folder).toMatchObject({ parent_id, parent_uuid: outer?.uuid })
    const body = { short_filename: 'dot.png', asset_folder_id: id }
    const asset = await assets.upload({ body, file: new Blob([Buffer.from(await png(1, 1))]) })
    await folders.update(id, { body: { asset_folder: { name: 'Deep' } } })
    expect((await folders.get(id)).data?.asset_folder).toMatchObject({ name: 'Deep', parent_id })
    const below = await folders.list({ query: { with_parent: String(parent_id) } })
    expect(below.data?.asset_folders).toHaveLength(1)
    await folders.delete(parent_id, { query: { recursive: true } })
    expect((await folders.list()).data?.asset_folders).toEqual([])
    expect((await assets.get(Number(asset?.id))).data).toMatchObject({ asset_folder_id: null })
  })

  test("the space and the token's owner can be read; there is one space", async () => {
    const { client } = await officialClient(open)
    const { spaces, users } = client
    expect((await spaces.list()).data?.spaces).toMatchObject([{ id: 1000 }])
    await spaces.update({ body: { space: { name: 'Renamed' } } })
    expect((await spaces.get()).data?.space).toMatchObject({
      id: 1000,
      name: 'Renamed',
      stories_count: 1,
    })
    expect((await users.me()).data?.user).toMatchObject({ friendly_name: 'MANAGEMENT_TOKEN' })
    for (const send of [
      () => spaces.create({ body: { space: { name: 'Second' } } }),
      () => spaces.delete(),
      () => users.updateMe({ body: { user: { firstname: 'Ada' } } }),
    ]) {
      await expect(send()).rejects.toMatchObject({ response: { status: 422 } })
    }
  })
})
