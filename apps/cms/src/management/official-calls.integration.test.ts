import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import { png } from './asset-library.fixture.ts'
import { officialClient } from './official-management.fixture.ts'

type Client = Awaited<ReturnType<typeof officialClient>>['client']

const RESOURCES = [
  'stories',
  'components',
  'componentFolders',
  'presets',
  'internalTags',
  'datasources',
  'datasourceEntries',
  'assets',
  'assetFolders',
  'spaces',
  'users',
] as const
/** Calls about Storyblok's organizations, and its own editor. */
const NOT_OURS = ['experiments', 'sharedAssetFolders', 'sharedAssets', 'sharedInternalTags']

onAnyDatabase('management-api#official-clients every call', (open) => {
  test('of the client is handled as the contract documents it', async () => {
    const { client, apiCalls } = await officialClient(open)
    const resources = Object.entries(client).filter(([name, value]) => hasCalls(name, value))
    expect(resources.map(([name]) => name).sort()).toEqual([...RESOURCES, ...NOT_OURS].sort())
    const exported = RESOURCES.flatMap((name) =>
      Object.keys(client[name]).map((call) => `${name}.${call}`),
    )
    const calls = await callsOf(client)
    expect(Object.keys(calls).sort()).toEqual(exported.sort())

    const rows: string[] = []
    for (const [name, call] of Object.entries(calls)) {
      apiCalls.splice(0)
      await call().catch(() => undefined)
      rows.push(`| \`${name}\` | ${apiCalls.join(', ')} |`)
    }
    expect(rows).toEqual(await rowsOfContract())
  })
})

function hasCalls(name: string, value: unknown): boolean {
  return typeof value === 'object' && value !== null && name !== 'interceptors'
}

async function rowsOfContract(): Promise<readonly string[]> {
  const file = join(import.meta.dirname, '../../../../docs/contracts/management-api.md')
  const lines = (await readFile(file, 'utf8')).split('\n')
  return lines.filter((line) => RESOURCES.some((name) => line.startsWith(`| \`${name}.`)))
}

/** Calls in the order of the contract, each using results of earlier ones. */
async function callsOf(client: Client) {
  const { stories, components, componentFolders, presets, internalTags } = client
  const { datasources, datasourceEntries, assets, assetFolders, spaces, users } = client
  const file = new Blob([Buffer.from(await png(3, 2))])
  const content = { component: 'modules/page', body: [] }
  const ids = new Map<string, number>()
  const id = (name: string) => ids.get(name) ?? 0
  const keep = (name: string, given: unknown) => void ids.set(name, Number(given))
  return {
    'stories.list': () => stories.list(),
    'stories.create': async () => {
      const { data } = await stories.create({
        body: { story: { name: 'Two', slug: 'two', content } },
      })
      keep('story', data?.story?.id)
    },
    'stories.get': () => stories.get(id('story')),
    'stories.update': () => stories.update(id('story'), { body: { story: { name: 'Second' } } }),
    'stories.duplicate': () =>
      stories.duplicate(id('story'), { body: { story: { name: 'Copy', slug: 'copy' } } }),
    'stories.publish': () => stories.publish(id('story')),
    'stories.versions': () => stories.versions(id('story')),
    'stories.delete': () => stories.delete(id('story')),
    'components.list': () => components.list(),
    'components.create': async () => {
      const { data } = await components.create({ body: { component: { name: 'promo' } } })
      keep('component', data?.component?.id)
    },
    'components.get': () => components.get(id('component')),
    'components.update': () =>
      components.update(id('component'), { body: { component: { icon: 'block-image' } } }),
    'components.versions': async () => {
      const { data } = await components.versions(id('component'))
      keep('version', data?.versions?.at(-1)?.id)
    },
    'components.version': () => components.version(id('component'), id('version')),
    'components.restoreVersion': () => components.restoreVersion(id('component'), id('version')),
    'components.delete': () => components.delete(id('component')),
    'components.restore': () => components.restore(id('component')),
    'componentFolders.list': () => componentFolders.list(),
    'componentFolders.create': async () => {
      const { data } = await componentFolders.create({
        body: { component_group: { name: 'Group' } },
      })
      keep('group', data?.component_group?.id)
    },
    'componentFolders.get': () => componentFolders.get(id('group')),
    'componentFolders.update': () =>
      componentFolders.update(id('group'), { body: { component_group: { name: 'Renamed' } } }),
    'componentFolders.delete': () => componentFolders.delete(id('group')),
    'presets.list': () => presets.list(),
    'presets.create': async () => {
      const preset = { name: 'Usual', preset: {}, component_id: id('component') }
      const { data } = await presets.create({ body: { preset } })
      keep('preset', data?.preset?.id)
    },
    'presets.get': () => presets.get(id('preset')),
    'presets.update': () => {
      const preset = { name: 'Renamed', component_id: id('component') }
      return presets.update(id('preset'), { body: { preset } })
    },
    'presets.delete': () => presets.delete(id('preset')),
    'internalTags.list': () => internalTags.list(),
    'internalTags.create': async () => {
      const { data } = await internalTags.create({
        body: { internal_tag: { name: 'Hero', object_type: 'component' } },
      })
      keep('tag', data?.internal_tag?.id)
    },
    'internalTags.update': () =>
      internalTags.update(id('tag'), { body: { internal_tag: { name: 'Top' } } }),
    'internalTags.delete': () => internalTags.delete(id('tag')),
    'datasources.list': () => datasources.list(),
    'datasources.create': async () => {
      const datasource = { name: 'Colours', slug: 'colours' }
      const { data } = await datasources.create({ body: { datasource } })
      keep('list', data?.datasource?.id)
    },
    'datasources.get': () => datasources.get(id('list')),
    'datasources.update': () =>
      datasources.update(id('list'), { body: { datasource: { name: 'Hues' } } }),
    'datasources.replace': () =>
      datasources.replace(id('list'), { body: { datasource: { name: 'Hues', slug: 'hues' } } }),
    'datasourceEntries.list': () =>
      datasourceEntries.list({ query: { datasource_id: id('list') } }),
    'datasourceEntries.create': async () => {
      const entry = { name: 'Blue', value: 'blue', datasource_id: id('list') }
      const { data } = await datasourceEntries.create({ body: { datasource_entry: entry } })
      keep('entry', data?.datasource_entry?.id)
    },
    'datasourceEntries.get': () => datasourceEntries.get(id('entry')),
    'datasourceEntries.update': () =>
      datasourceEntries.update(id('entry'), { body: { datasource_entry: { name: 'Navy' } } }),
    'datasourceEntries.replace': () => {
      const entry = { name: 'Navy', value: 'navy' }
      return datasourceEntries.replace(id('entry'), { body: { datasource_entry: entry } })
    },
    'datasourceEntries.delete': () => datasourceEntries.delete(id('entry')),
    'datasources.delete': () => datasources.delete(id('list')),
    'assetFolders.list': () => assetFolders.list(),
    'assetFolders.create': async () => {
      const { data } = await assetFolders.create({ body: { asset_folder: { name: 'Photos' } } })
      keep('folder', data?.asset_folder?.id)
    },
    'assetFolders.get': () => assetFolders.get(id('folder')),
    'assetFolders.update': () =>
      assetFolders.update(id('folder'), { body: { asset_folder: { name: 'Pictures' } } }),
    'assets.list': () => assets.list(),
    'assets.signResponseObject': async () => {
      const { data } = await assets.signResponseObject({ query: { filename: 'none.png' } })
      keep('none', data?.id)
    },
    'assets.upload': async () => {
      keep('asset', (await assets.upload({ body: { short_filename: 'team.png' }, file }))?.id)
    },
    'assets.create': async () => {
      const body = { short_filename: 'two.png', alt: 'A team' }
      keep('second', (await assets.create({ body, file }))?.id)
    },
    'assets.finalize': () => assets.finalize(id('asset')),
    'assets.get': () => assets.get(id('asset')),
    'assets.update': () => assets.update(id('asset'), { body: { asset: { alt: 'Our team' } } }),
    'assets.bulkMove': () =>
      assets.bulkMove({ body: { ids: [id('asset')], asset: { asset_folder_id: id('folder') } } }),
    'assets.delete': () => assets.delete(id('asset')),
    'assets.deleteMany': () => assets.deleteMany({ body: { ids: [id('second')] } }),
    'assets.bulkRestore': () => assets.bulkRestore({ body: { ids: [id('asset')] } }),
    'assets.convertToShared': () =>
      assets.convertToShared(id('asset'), { query: { target_asset_folder_id: 1 } }),
    'assetFolders.delete': () => assetFolders.delete(id('folder')),
    'spaces.list': () => spaces.list(),
    'spaces.get': () => spaces.get(),
    'spaces.update': () => spaces.update({ body: { space: { name: 'Renamed' } } }),
    'spaces.create': () => spaces.create({ body: { space: { name: 'Second' } } }),
    'spaces.delete': () => spaces.delete(),
    'users.me': () => users.me(),
    'users.updateMe': () => users.updateMe({ body: { user: { firstname: 'Ada' } } }),
  } satisfies Readonly<Record<string, () => Promise<unknown>>>
}
