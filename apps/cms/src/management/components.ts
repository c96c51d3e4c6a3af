import { translatedDefinition } from '@prospectus/content/schema/messages/translated-definition'
import {
  componentDefinitions,
  editorComponents,
} from '@prospectus/content/schema/stories/component-definitions'
import type {
  Component,
  ComponentDefinition,
  ComponentField,
  Folder,
  InternalTag,
  Preset,
} from '@prospectus/protocol/management/definition'
import type { LanguageQuery } from '@prospectus/protocol/management/request'
import { isRecord } from '@prospectus/protocol/values/is-record'
import type { JsonObject } from '@prospectus/protocol/values/json'
import { z } from 'zod'
import type { Change } from '../database/change.ts'
import { StorageError } from '../database/storage-error.ts'
import {
  listStoredComponents,
  type StoredComponent,
  setComponentDeleted,
  storeComponent,
} from '../definitions/components.ts'
import { findById, sortByName } from '../definitions/lookup.ts'
import { invalid, notFound, readObject, requestedLanguage } from './fields.ts'
import {
  changeAsEditor,
  type Handler,
  type ManagementRequest,
  type ManagementRequestOf,
  readAsViewer,
  type SomeRoutes,
} from './management-route.ts'
import { stableId } from './spaces.ts'

/** Components of the site's own schemas: stories, blocks and nested parts (DATA-4). */
function builtInComponents(
  definitions: readonly ComponentDefinition[] = componentDefinitions(),
): readonly KnownComponent[] {
  return definitions.map(({ name, ...definition }) => ({
    id: stableId(name),
    name,
    definition,
    created_at: BUILT_IN_SINCE,
    updated_at: BUILT_IN_SINCE,
  }))
}

/** Built-in components, or the definitions pushed for them, then the other pushed ones by name. */
function withPushedComponents(pushed: readonly StoredComponent[]): readonly KnownComponent[] {
  const active = new Map(
    pushed
      .filter(({ deleted_at }) => deleted_at === null)
      .map((component) => [component.id, component]),
  )
  const ownComponents = builtInComponents().map((component) => {
    const replacement = active.get(component.id)
    active.delete(component.id)
    return replacement ?? component
  })
  return [...ownComponents, ...sortByName([...active.values()])]
}

/** All components, or with `language` only the built-in ones, translated. */
async function listComponents({ storage, query }: ManagementRequest<never, LanguageQuery>) {
  if (query.text('language') === undefined)
    return withPushedComponents(await storage.listStoredComponents())
  const language = requestedLanguage(query)
  return builtInComponents(
    editorComponents().map((definition) => translatedDefinition(definition, language)),
  )
}

async function readComponentContext({ storage }: Pick<ManagementRequest, 'storage'>) {
  return {
    groups: await storage.listFolders('components'),
    presets: await storage.listPresets(),
    tags: await storage.listInternalTags(),
  } satisfies ComponentContext
}

const restoreComponent: Handler<'PUT components/:id/restore'> = async (request) => {
  const { storage, number } = request
  const restored = await storage.change(async (change) => {
    const component = await setComponentDeleted(change, number('id'), false)
    await assertNameIsFree(change, component.name, component.id)
    return component
  })
  return await componentResponse(request, restored)
}

async function componentResponse(request: ManagementRequest, component: KnownComponent) {
  return { body: { component: componentToApi(component, await readComponentContext(request)) } }
}

async function findComponent(
  request: ManagementRequest<'id', LanguageQuery>,
): Promise<KnownComponent> {
  const idOrName = request.text('id')
  const component = (await listComponents(request)).find(
    ({ id, name }) => name === idOrName || String(id) === idOrName,
  )
  if (component === undefined) throw notFound(`There is no component ${idOrName}`)
  return component
}

async function assertNameIsFree(change: Change, name: string, id: number | undefined) {
  const components = withPushedComponents(await listStoredComponents(change))
  if (!components.some((component) => component.name === name && component.id !== id)) return
  const problem = `There is already a component with the name ${name}.`
  throw new StorageError('conflict', problem, 'name', 'component')
}

/** Throws an `HttpError` (422) when no component has this id. */
export async function assertComponentExists(
  { storage }: ManagementRequest,
  field: string,
  id: number,
): Promise<void> {
  const components = withPushedComponents(await storage.listStoredComponents())
  if (!components.some((component) => component.id === id))
    throw invalid(field, id, 'the id of a component')
}

function readComponent({ body }: Pick<ManagementRequestOf<'PUT components/:id'>, 'body'>) {
  return readObject(body, 'component', componentSchema)
}

type ListQuery = ManagementRequestOf<'GET components'>['query']

function componentFilter(query: ListQuery) {
  const [search, group] = [query.text('search')?.toLowerCase(), query.text('in_group')]
  const isRoot = query.text('is_root') === undefined ? undefined : query.flag('is_root')
  const [ids, tags] = [query.list('by_ids'), query.list('with_tags')]
  return (component: Component) =>
    (search === undefined ||
      `${component.name}\n${component.real_name}`.toLowerCase().includes(search)) &&
    (group === undefined || component.component_group_uuid === group) &&
    (isRoot === undefined || component.is_root === isRoot) &&
    (ids.length === 0 || ids.includes(String(component.id))) &&
    (tags.length === 0 || component.internal_tag_ids.some((id) => tags.includes(id)))
}

function sortComponents(components: readonly Component[], query: ListQuery) {
  const [key = '', direction = 'asc'] = (query.text('sort_by') ?? '').split(':')
  if (key !== 'name' && key !== 'created_at' && key !== 'updated_at') return components
  const sign = direction === 'desc' ? -1 : 1
  return components.toSorted((a, b) => {
    if (a[key] === b[key]) return 0
    return a[key] < b[key] ? -sign : sign
  })
}

function isBuiltIn(id: number): boolean {
  return builtInComponents().some((component) => component.id === id)
}

const optionalText = z.string().nullish()
const componentSchema = z
  .object({
    name: z.string().trim().min(1),
    display_name: optionalText,
    description: optionalText,
    preview_tmpl: optionalText,
    image: optionalText,
    preview_field: optionalText,
    is_root: z.boolean(),
    is_nestable: z.boolean(),
    preset_id: z.int().nullish(),
    component_group_uuid: optionalText,
    color: optionalText,
    icon: optionalText,
    content_type_asset_preview: optionalText,
    internal_tag_ids: z.array(z.coerce.number().int()),
    // Stored as sent: the site and the editor only use the site's own fields.
    schema: z.record(z.string(), z.custom<ComponentField>(isRecord, 'record')),
    metadata: z.custom<JsonObject>(isRecord, 'record').nullish(),
  })
  .partial()

/** Placeholder: built-in components have no creation time. */
const BUILT_IN_SINCE = '1970-01-01T00:00:00.000Z'

export const componentRoutes = {
  'GET components': readAsViewer(async (request) => {
    const context = await readComponentContext(request)
    const matching = (await listComponents(request))
      .map((component) => componentToApi(component, context))
      .filter(componentFilter(request.query))
    const components = sortComponents(matching, request.query)
    return { body: { components, component_groups: context.groups } }
  }),
  'POST components': changeAsEditor(async (request) => {
    const { storage, edit } = request
    const { name, ...definition } = readComponent(request)
    if (name === undefined) throw invalid('component.name', undefined, 'a non-empty string')
    const created = await storage.change(async (change) => {
      await assertNameIsFree(change, name, undefined)
      return await storeComponent(change, { id: change.nextId(), name, definition }, edit.author)
    })
    return { ...(await componentResponse(request, created)), status: 201 }
  }),
  'GET components/:id': readAsViewer(
    async (request) => await componentResponse(request, await findComponent(request)),
  ),
  'PUT components/:id': changeAsEditor(async (request) => {
    const { storage, edit } = request
    const { name, ...changes } = readComponent(request)
    const oldComponent = await findComponent(request)
    const newComponent = {
      ...oldComponent,
      name: name ?? oldComponent.name,
      definition: { ...oldComponent.definition, ...changes },
    }
    if (newComponent.name !== oldComponent.name && isBuiltIn(oldComponent.id)) {
      throw invalid(
        'component.name',
        name,
        `${oldComponent.name}, because the site renders it by this name`,
      )
    }
    const context = await readComponentContext(request)
    // Clients push everything that they pulled, but an unchanged built-in definition must not become a pushed one.
    const [before, after] = [oldComponent, newComponent].map((component) =>
      JSON.stringify(componentToApi(component, context)),
    )
    if (before === after) {
      return await componentResponse(request, oldComponent)
    }
    const saved = await storage.change(async (change) => {
      await assertNameIsFree(change, newComponent.name, oldComponent.id)
      return await storeComponent(change, newComponent, edit.author)
    })
    return await componentResponse(request, saved)
  }),
  /** For a built-in component, deletes only the definition that was pushed for it. */
  'DELETE components/:id': changeAsEditor(async (request) => {
    const { storage } = request
    const { id, name } = await findComponent(request)
    const pushed = await storage.listStoredComponents()
    const isPushed = pushed.some(
      (component) => component.id === id && component.deleted_at === null,
    )
    if (isBuiltIn(id) && !isPushed) {
      throw new StorageError(
        'conflict',
        `The component ${name} belongs to the site and cannot be deleted.`,
      )
    }
    return await componentResponse(request, await storage.change(setComponentDeleted, id, true))
  }),
  'PUT components/:id/restore': changeAsEditor(restoreComponent),
  'POST components/:id/restore': changeAsEditor(restoreComponent),
  'GET components/:id/component_versions/:version': readAsViewer(async ({ storage, number }) => {
    const versions = await storage.listComponentVersions(number('id'))
    const version = findById(versions, number('version'), 'version of this component')
    const { definition, ...otherMembers } = version
    return {
      body: {
        component_version: { ...otherMembers, ...definition, schema: definition.schema ?? {} },
      },
    }
  }),
} satisfies SomeRoutes

type KnownComponent = Omit<StoredComponent, 'deleted_at'>

interface ComponentContext {
  readonly groups: readonly Folder[]
  readonly presets: readonly Preset[]
  readonly tags: readonly InternalTag[]
}

/** A component in the format of official clients, without deleted groups, presets and tags. */
function componentToApi(
  { id, name, definition, created_at, updated_at }: KnownComponent,
  { groups, presets, tags }: ComponentContext,
): Component {
  const ownTags = tags.filter((tag) => definition.internal_tag_ids?.includes(tag.id))
  const ownPresets = presets.filter(({ component_id }) => component_id === id)
  const group = groups.find(({ uuid }) => uuid === definition.component_group_uuid)
  return {
    id,
    name,
    display_name: definition.display_name ?? null,
    description: definition.description ?? null,
    created_at,
    updated_at,
    schema: definition.schema ?? {},
    image: definition.image ?? null,
    preview_field: definition.preview_field ?? null,
    is_root: definition.is_root ?? false,
    preview_tmpl: definition.preview_tmpl ?? null,
    is_nestable: definition.is_nestable ?? true,
    all_presets: ownPresets.map(({ created_at: _, updated_at: __, ...preset }) => preset),
    preset_id: ownPresets.find((preset) => preset.id === definition.preset_id)?.id ?? null,
    real_name: definition.display_name || name,
    component_group_uuid: group?.uuid ?? null,
    color: definition.color ?? null,
    icon: definition.icon ?? null,
    internal_tags_list: ownTags.map(({ id, name }) => ({ id, name })),
    internal_tag_ids: ownTags.map(({ id }) => String(id)),
    content_type_asset_preview: definition.content_type_asset_preview ?? null,
    metadata: definition.metadata ?? null,
    // Only for the editor (with a language); official clients have `component_group_uuid`.
    ...(definition.group === undefined ? {} : { group: definition.group }),
    ...(definition.is_tool === undefined ? {} : { is_tool: definition.is_tool }),
  }
}
