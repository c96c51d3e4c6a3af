import {
  type Folder,
  type FolderDraft,
  type FolderQuery,
  type Preset,
  TAG_OBJECT_TYPES,
} from '@prospectus/protocol/management/definition'
import type { Nothing } from '@prospectus/protocol/management/request'
import { z } from 'zod'
import { pageOfItems } from '../database/paging.ts'
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
import { findById } from '../definitions/lookup.ts'
import { changePreset, createPreset, deletePreset } from '../definitions/presets.ts'
import { assertComponentExists } from './components.ts'
import { type BodyFields, invalid, readObject } from './fields.ts'
import {
  changeAsEditor,
  type Handler,
  listResponse,
  type ManagementRequest,
  type ManagementRequestOf,
  readAsViewer,
  type SomeRoutes,
} from './management-route.ts'

/** Creates the handlers for component groups or asset folders, which are both trees of named folders. */
function createFolderHandlers<Member extends 'component_group' | 'asset_folder'>(
  kind: FolderKind,
  member: Member,
) {
  type Body = Readonly<Record<Member, FolderDraft>>
  const bodyWith = <Name extends string, Value>(name: Name, value: Value) =>
    ({ [name]: value }) as Readonly<Record<Name, Value>>
  return {
    list: async ({ storage, query }: ManagementRequest<never, FolderQuery['query']>) => {
      const found = (await storage.listFolders(kind)).filter(folderFilter(query))
      return { body: bodyWith(`${member}s` as const, found) }
    },
    get: async ({ storage, number }: ManagementRequest<'id'>) => ({
      body: bodyWith(member, findById(await storage.listFolders(kind), number('id'), member)),
    }),
    create: async ({ storage, body }: ManagementRequest<never, Nothing, Body>) => {
      const input: BodyFields<FolderDraft> = body.inside(member)
      const name = input.required('name', input.nonEmptyText('name'), 'a non-empty string')
      const folder = { ...readFolder(input), name }
      const created = await storage.change(createFolder, kind, folder)
      return { status: 201, body: bodyWith(member, created) } as const
    },
    update: async ({ storage, number, body }: ManagementRequest<'id', Nothing, Body>) => {
      const fields = readFolder(body.inside(member))
      const saved = await storage.change(changeFolder, kind, number('id'), fields)
      return { body: bodyWith(member, saved) }
    },
    remove: async ({ storage, number, query }: ManagementRequestOf<'DELETE asset_folders/:id'>) => {
      const deleted = await storage.change(
        deleteFolder,
        kind,
        number('id'),
        query.flag('recursive'),
      )
      return { body: bodyWith(member, deleted) }
    },
  }
}

function folderFilter(query: ManagementRequestOf<'GET asset_folders'>['query']) {
  const search = query.text('search')?.toLowerCase()
  const parentId = query.integer('with_parent')
  const [ids, uuids] = [query.list('by_ids'), query.list('by_uuids')]
  return ({ id, uuid, name, parent_id }: Folder) =>
    (search === undefined || name.toLowerCase().includes(search)) &&
    (parentId === undefined || (parent_id ?? 0) === parentId) &&
    (ids.length === 0 || ids.includes(String(id))) &&
    (uuids.length === 0 || uuids.includes(uuid))
}

function readFolder(input: BodyFields<FolderDraft>) {
  const parentId = input.raw.parent_id === null ? null : input.integer('parent_id')
  return { name: input.nonEmptyText('name'), parentId }
}

const componentGroups = createFolderHandlers('components', 'component_group')
const assetFolders = createFolderHandlers('assets', 'asset_folder')

async function presetResponse({ storage }: ManagementRequest, preset: Preset) {
  return { body: { preset: { ...preset, space_id: (await storage.space()).id } } }
}

const nullableText = z.string().nullable()
const presetSchema = z
  .object({
    name: z.string().trim().min(1),
    component_id: z.int(),
    preset: z.record(z.string(), z.unknown()).nullable(),
    image: nullableText,
    icon: nullableText,
    color: nullableText,
    description: nullableText,
  })
  .partial()
const PRESET_DEFAULTS = { preset: null, image: null, icon: null, color: null, description: null }

const updateInternalTag: Handler<'PUT internal_tags/:id'> = async ({ storage, number, body }) => {
  const input = readObject(body, 'internal_tag', tagSchema)
  const saved = await storage.change(changeInternalTag, number('id'), input)
  return { body: { internal_tag: saved } }
}

const tagSchema = z
  .object({ name: z.string().trim().min(1), object_type: z.enum(TAG_OBJECT_TYPES) })
  .partial()

export const definitionRoutes = {
  'GET component_groups': readAsViewer(componentGroups.list),
  'POST component_groups': changeAsEditor(componentGroups.create),
  'GET component_groups/:id': readAsViewer(componentGroups.get),
  'PUT component_groups/:id': changeAsEditor(componentGroups.update),
  'DELETE component_groups/:id': changeAsEditor(componentGroups.remove),
  'GET asset_folders': readAsViewer(assetFolders.list),
  'POST asset_folders': changeAsEditor(assetFolders.create),
  'GET asset_folders/:id': readAsViewer(assetFolders.get),
  'PUT asset_folders/:id': changeAsEditor(assetFolders.update),
  'DELETE asset_folders/:id': changeAsEditor(assetFolders.remove),

  'GET presets': readAsViewer(async (request) => {
    const componentId = request.query.integer('component_id')
    const presets = await request.storage.listPresets()
    const found = presets.filter(
      ({ component_id }) => componentId === undefined || component_id === componentId,
    )
    const space = await request.storage.space()
    return { body: { presets: found.map((preset) => ({ ...preset, space_id: space.id })) } }
  }),
  'POST presets': changeAsEditor(async (request) => {
    const { name, component_id, ...input } = readObject(request.body, 'preset', presetSchema)
    if (name === undefined) throw invalid('preset.name', undefined, 'a non-empty string')
    if (component_id === undefined) {
      throw invalid('preset.component_id', undefined, 'the id of a component')
    }
    await assertComponentExists(request, 'preset.component_id', component_id)
    const created = await request.storage.change(createPreset, {
      ...PRESET_DEFAULTS,
      ...input,
      name,
      component_id,
    })
    return { ...(await presetResponse(request, created)), status: 201 }
  }),
  'GET presets/:id': readAsViewer(async (request) => {
    const presets = await request.storage.listPresets()
    return await presetResponse(request, findById(presets, request.number('id'), 'preset'))
  }),
  'PUT presets/:id': changeAsEditor(async (request) => {
    const { storage, number, body } = request
    const input = readObject(body, 'preset', presetSchema)
    if (input.component_id !== undefined) {
      await assertComponentExists(request, 'preset.component_id', input.component_id)
    }
    return await presetResponse(request, await storage.change(changePreset, number('id'), input))
  }),
  'DELETE presets/:id': changeAsEditor(async (request) => {
    const { storage, number } = request
    return await presetResponse(request, await storage.change(deletePreset, number('id')))
  }),

  'GET internal_tags': readAsViewer(async ({ storage, query }) => {
    const paging = query.paging()
    const [search, type] = [query.text('search')?.toLowerCase(), query.text('by_object_type')]
    const ids = query.list('by_ids')
    const matchingTags = (await storage.listInternalTags()).filter(
      ({ id, name, object_type }) =>
        (search === undefined || name.toLowerCase().includes(search)) &&
        (type === undefined || object_type === type) &&
        (ids.length === 0 || ids.includes(String(id))),
    )
    const found = pageOfItems(matchingTags, paging)
    return listResponse({ internal_tags: found.items }, found, paging.perPage)
  }),
  'POST internal_tags': changeAsEditor(async ({ storage, body }) => {
    const { name, object_type = 'asset' } = readObject(body, 'internal_tag', tagSchema)
    if (name === undefined) throw invalid('internal_tag.name', undefined, 'a non-empty string')
    const created = await storage.change(createInternalTag, { name, object_type })
    return { status: 201, body: { internal_tag: created } }
  }),
  'PUT internal_tags/:id': changeAsEditor(updateInternalTag),
  'PATCH internal_tags/:id': changeAsEditor(updateInternalTag),
  'DELETE internal_tags/:id': changeAsEditor(async ({ storage, number }) => ({
    body: {
      internal_tag: await storage.change(deleteInternalTag, number('id')),
    },
  })),
} satisfies SomeRoutes
