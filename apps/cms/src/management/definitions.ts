import {
  type Folder,
  type FolderDraft,
  type FolderQuery,
  type Preset,
  TAG_OBJECT_TYPES,
} from '@prospectus/protocol/management/definition'
import type { Nothing } from '@prospectus/protocol/management/request'
import { z } from 'zod'
import {
  changeFolder,
  createFolder,
  deleteFolder,
  type FolderKind,
} from '../definitions/folders.ts'
import {
  changeInternalTag,
  createInternalTag,
  deleteInternalTag,
} from '../definitions/internal-tags.ts'
import { changePreset, createPreset, deletePreset } from '../definitions/presets.ts'
import { assertComponentExists } from './components.ts'
import { type BodyFields, invalid, notFound, readShape } from './fields.ts'
import {
  editors,
  type Handler,
  listResponse,
  type ManagementRequest,
  type RequestOf,
  type SomeRoutes,
  viewersRead,
} from './management-route.ts'

interface Kind<Body, One, All> {
  readonly holds: FolderKind
  readonly member: string
  readonly input: (body: BodyFields<Body>) => BodyFields<FolderDraft>
  readonly one: (folder: Folder) => One
  readonly all: (folders: readonly Folder[]) => All
}

/** Handlers for component groups or asset folders: both are trees of named folders. */
function handlersOf<Body, One, All>({ holds, member, input, one, all }: Kind<Body, One, All>) {
  return {
    list: async ({ storage, query }: ManagementRequest<never, FolderQuery['query']>) => ({
      body: all((await storage.folders(holds)).filter(matching(query))),
    }),
    get: async ({ storage, number }: ManagementRequest<'id'>) => {
      const found = (await storage.folders(holds)).find(({ id }) => id === number('id'))
      if (found === undefined) throw notFound(`There is no ${member} with the id ${number('id')}`)
      return { body: one(found) }
    },
    create: async ({ storage, body }: ManagementRequest<never, Nothing, Body>) => {
      const { name, parentId } = read(input(body))
      if (name === undefined) {
        throw invalid(`${member}.name`, undefined, 'a text that is not empty')
      }
      const created = await storage.change((change) =>
        createFolder(change, holds, { name, parentId }),
      )
      return { status: 201, body: one(created) } as const
    },
    save: async ({ storage, number, body }: ManagementRequest<'id', Nothing, Body>) => {
      const facts = read(input(body))
      const saved = await storage.change((change) =>
        changeFolder(change, holds, number('id'), facts),
      )
      return { body: one(saved) }
    },
    remove: async ({ storage, number, query }: RequestOf<'DELETE asset_folders/:id'>) => {
      const deleted = await storage.change((change) =>
        deleteFolder(change, holds, number('id'), query.flag('recursive')),
      )
      return { body: one(deleted) }
    },
  }
}

function matching(query: RequestOf<'GET asset_folders'>['query']) {
  const search = query.text('search')?.toLowerCase()
  const parent = query.whole('with_parent')
  const [ids, uuids] = [query.list('by_ids'), query.list('by_uuids')]
  return ({ id, uuid, name, parent_id }: Folder) =>
    (search === undefined || name.toLowerCase().includes(search)) &&
    (parent === undefined || (parent_id ?? 0) === parent) &&
    (ids.length === 0 || ids.includes(String(id))) &&
    (uuids.length === 0 || uuids.includes(uuid))
}

function read(input: BodyFields<FolderDraft>) {
  const parentId = input.raw.parent_id === null ? null : input.whole('parent_id')
  return { name: input.strings('name'), parentId }
}

const groups = handlersOf({
  holds: 'components',
  member: 'component_group',
  input: (body: BodyFields<{ readonly component_group: FolderDraft }>) =>
    body.inside('component_group'),
  one: (component_group) => ({ component_group }),
  all: (component_groups) => ({ component_groups }),
})

const assetFolders = handlersOf({
  holds: 'assets',
  member: 'asset_folder',
  input: (body: BodyFields<{ readonly asset_folder: FolderDraft }>) => body.inside('asset_folder'),
  one: (asset_folder) => ({ asset_folder }),
  all: (asset_folders) => ({ asset_folders }),
})

async function presetResponse({ storage }: ManagementRequest, preset: Preset) {
  return { body: { preset: { ...preset, space_id: (await storage.space()).id } } }
}

const text = z.string().nullable()
const presetShape = z
  .object({
    name: z.string().trim().min(1),
    component_id: z.int(),
    preset: z.record(z.string(), z.unknown()).nullable(),
    image: text,
    icon: text,
    color: text,
    description: text,
  })
  .partial()
const EMPTY = { preset: null, image: null, icon: null, color: null, description: null }

const save: Handler<'PUT internal_tags/:id'> = async ({ storage, number, body }) => {
  const input = readShape(body, 'internal_tag', tagShape)
  const saved = await storage.change((change) => changeInternalTag(change, number('id'), input))
  return { body: { internal_tag: saved } }
}

const tagShape = z
  .object({ name: z.string().trim().min(1), object_type: z.enum(TAG_OBJECT_TYPES) })
  .partial()

export const definitionRoutes = {
  'GET component_groups': viewersRead(groups.list),
  'POST component_groups': editors(groups.create),
  'GET component_groups/:id': viewersRead(groups.get),
  'PUT component_groups/:id': editors(groups.save),
  'DELETE component_groups/:id': editors(groups.remove),
  'GET asset_folders': viewersRead(assetFolders.list),
  'POST asset_folders': editors(assetFolders.create),
  'GET asset_folders/:id': viewersRead(assetFolders.get),
  'PUT asset_folders/:id': editors(assetFolders.save),
  'DELETE asset_folders/:id': editors(assetFolders.remove),

  'GET presets': viewersRead(async (request) => {
    const component = request.query.whole('component_id')
    const all = await request.storage.presets()
    const found = all.filter(
      ({ component_id }) => component === undefined || component_id === component,
    )
    const space = await request.storage.space()
    return { body: { presets: found.map((one) => ({ ...one, space_id: space.id })) } }
  }),
  'POST presets': editors(async (request) => {
    const { name, component_id, ...input } = readShape(request.body, 'preset', presetShape)
    if (name === undefined) throw invalid('preset.name', undefined, 'a text that is not empty')
    if (component_id === undefined) {
      throw invalid('preset.component_id', undefined, 'the id of a component')
    }
    await assertComponentExists(request, 'preset.component_id', component_id)
    const created = await request.storage.change((change) =>
      createPreset(change, { ...EMPTY, ...input, name, component_id }),
    )
    return { ...(await presetResponse(request, created)), status: 201 }
  }),
  'GET presets/:id': viewersRead(async (request) => {
    const { storage, number } = request
    const found = (await storage.presets()).find(({ id }) => id === number('id'))
    if (found === undefined) throw notFound(`There is no preset with the id ${number('id')}`)
    return await presetResponse(request, found)
  }),
  'PUT presets/:id': editors(async (request) => {
    const { storage, number, body } = request
    const input = readShape(body, 'preset', presetShape)
    if (input.component_id !== undefined) {
      await assertComponentExists(request, 'preset.component_id', input.component_id)
    }
    return await presetResponse(
      request,
      await storage.change((change) => changePreset(change, number('id'), input)),
    )
  }),
  'DELETE presets/:id': editors(async (request) => {
    const { storage, number } = request
    return await presetResponse(
      request,
      await storage.change((change) => deletePreset(change, number('id'))),
    )
  }),

  'GET internal_tags': viewersRead(async ({ storage, query }) => {
    const { page, perPage } = query.paging()
    const [search, type] = [query.text('search')?.toLowerCase(), query.text('by_object_type')]
    const ids = query.list('by_ids')
    const found = (await storage.internalTags()).filter(
      ({ id, name, object_type }) =>
        (search === undefined || name.toLowerCase().includes(search)) &&
        (type === undefined || object_type === type) &&
        (ids.length === 0 || ids.includes(String(id))),
    )
    const internal_tags = found.slice((page - 1) * perPage, page * perPage)
    return listResponse({ internal_tags }, { total: found.length }, perPage)
  }),
  'POST internal_tags': editors(async ({ storage, body }) => {
    const { name, object_type = 'asset' } = readShape(body, 'internal_tag', tagShape)
    if (name === undefined)
      throw invalid('internal_tag.name', undefined, 'a text that is not empty')
    const created = await storage.change((change) =>
      createInternalTag(change, { name, object_type }),
    )
    return { status: 201, body: { internal_tag: created } }
  }),
  'PUT internal_tags/:id': editors(save),
  'PATCH internal_tags/:id': editors(save),
  'DELETE internal_tags/:id': editors(async ({ storage, number }) => ({
    body: {
      internal_tag: await storage.change((change) => deleteInternalTag(change, number('id'))),
    },
  })),
} satisfies SomeRoutes
