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
  type StoredComponent,
  setComponentDeleted,
  storeComponent,
  storedComponents,
} from '../definitions/components.ts'
import { byName } from '../definitions/lookup.ts'
import { invalid, notFound, readShape, requestedLanguage } from './fields.ts'
import {
  editors,
  type Handler,
  type ManagementRequest,
  type RequestOf,
  type SomeRoutes,
  viewersRead,
} from './management-route.ts'
import { stableId } from './spaces.ts'

/** Components of the site's own schemas: stories, blocks and nested parts (DATA-4). */
function builtIn(
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

/** Built-in components, or their pushed versions, then the other pushed ones by name. */
function withPushed(pushed: readonly StoredComponent[]): readonly KnownComponent[] {
  const active = new Map(
    pushed.filter(({ deleted_at }) => deleted_at === null).map((one) => [one.id, one]),
  )
  const own = builtIn().map((component) => {
    const replacement = active.get(component.id)
    active.delete(component.id)
    return replacement ?? component
  })
  return [...own, ...byName([...active.values()])]
}

/** With `language` the site's own components only, translated; pushed ones too without it. */
async function listComponents({ storage, query }: ManagementRequest<never, LanguageQuery>) {
  if (query.text('language') === undefined) return withPushed(await storage.storedComponents())
  const language = requestedLanguage(query)
  return builtIn(editorComponents().map((definition) => translatedDefinition(definition, language)))
}

async function contextOf({ storage }: Pick<ManagementRequest, 'storage'>) {
  return {
    groups: await storage.folders('components'),
    presets: await storage.presets(),
    tags: await storage.internalTags(),
  } satisfies ComponentContext
}

const restore: Handler<'PUT components/:id/restore'> = async (request) => {
  const { storage, number } = request
  const restored = await storage.change(async (change) => {
    const component = await setComponentDeleted(change, number('id'), false)
    await assertNameIsFree(change, component.name, component.id)
    return component
  })
  return await componentResponse(request, restored)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

async function componentResponse(request: ManagementRequest, component: KnownComponent) {
  return { body: { component: componentToApi(component, await contextOf(request)) } }
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
  const all = withPushed(await storedComponents(change))
  if (!all.some((one) => one.name === name && one.id !== id)) return
  throw new StorageError(
    'conflict',
    `There is a component with the name ${name} already.`,
    'name',
    'component',
  )
}

/** Throws an `HttpError` (422) when no component has this id. */
export async function assertComponentExists(
  { storage }: ManagementRequest,
  field: string,
  id: number,
): Promise<void> {
  const all = withPushed(await storage.storedComponents())
  if (!all.some((one) => one.id === id)) throw invalid(field, id, 'the id of a component')
}

/** Name of a pushed component, even a deleted one. Throws an `HttpError` (404) when there is none. */
export async function storedName({ storage }: ManagementRequest, id: number): Promise<string> {
  const found = (await storage.storedComponents()).find((one) => one.id === id)
  if (found === undefined) throw notFound(`There is no pushed component with the id ${id}`)
  return found.name
}

function readComponent({ body }: Pick<RequestOf<'PUT components/:id'>, 'body'>) {
  return readShape(body, 'component', componentShape)
}

type ListQuery = RequestOf<'GET components'>['query']

function matching(query: ListQuery) {
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

function sorted(components: readonly Component[], query: ListQuery) {
  const [by = '', direction = 'asc'] = (query.text('sort_by') ?? '').split(':')
  if (by !== 'name' && by !== 'created_at' && by !== 'updated_at') return components
  const sign = direction === 'desc' ? -1 : 1
  return components.toSorted((a, b) => sign * (a[by] < b[by] ? -1 : a[by] > b[by] ? 1 : 0))
}

function isBuiltIn(id: number): boolean {
  return builtIn().some((component) => component.id === id)
}

const text = z.string().nullish()
const componentShape = z
  .object({
    name: z.string().trim().min(1),
    display_name: text,
    description: text,
    preview_tmpl: text,
    image: text,
    preview_field: text,
    is_root: z.boolean(),
    is_nestable: z.boolean(),
    preset_id: z.int().nullish(),
    component_group_uuid: text,
    color: text,
    icon: text,
    content_type_asset_preview: text,
    internal_tag_ids: z.array(z.coerce.number().int()),
    // Stored as sent: the site and the editor only use the site's own fields.
    schema: z.record(z.string(), z.custom<ComponentField>(isRecord, 'record')),
    metadata: z.custom<JsonObject>(isRecord, 'record').nullish(),
  })
  .partial()

/** Placeholder: built-in components have no creation time. */
const BUILT_IN_SINCE = '1970-01-01T00:00:00.000Z'

export const componentRoutes = {
  'GET components': viewersRead(async (request) => {
    const context = await contextOf(request)
    const all = (await listComponents(request)).map((component) =>
      componentToApi(component, context),
    )
    const components = sorted(all.filter(matching(request.query)), request.query)
    return { body: { components, component_groups: context.groups } }
  }),
  'POST components': editors(async (request) => {
    const { storage, edit } = request
    const { name, ...definition } = readComponent(request)
    if (name === undefined) throw invalid('component.name', undefined, 'a text that is not empty')
    const created = await storage.change(async (change) => {
      await assertNameIsFree(change, name, undefined)
      return await storeComponent(change, { id: change.nextId(), name, definition }, edit.author)
    })
    return { ...(await componentResponse(request, created)), status: 201 }
  }),
  'GET components/:id': viewersRead(
    async (request) => await componentResponse(request, await findComponent(request)),
  ),
  'PUT components/:id': editors(async (request) => {
    const { storage, edit } = request
    const { name, ...given } = readComponent(request)
    const before = await findComponent(request)
    const after = {
      ...before,
      name: name ?? before.name,
      definition: { ...before.definition, ...given },
    }
    if (after.name !== before.name && isBuiltIn(before.id)) {
      throw invalid(
        'component.name',
        name,
        `${before.name}, because the site renders it by this name`,
      )
    }
    const context = await contextOf(request)
    // Clients push everything they pulled: an unchanged built-in definition must not become a pushed one.
    if (isSame(componentToApi(before, context), componentToApi(after, context))) {
      return await componentResponse(request, before)
    }
    const saved = await storage.change(async (change) => {
      await assertNameIsFree(change, after.name, before.id)
      return await storeComponent(change, after, edit.author)
    })
    return await componentResponse(request, saved)
  }),
  /** For a built-in component, deletes only its pushed version. */
  'DELETE components/:id': editors(async (request) => {
    const { storage } = request
    const { id, name } = await findComponent(request)
    if (
      isBuiltIn(id) &&
      !(await storage.storedComponents()).some((one) => one.id === id && one.deleted_at === null)
    ) {
      throw new StorageError(
        'conflict',
        `The component ${name} belongs to the site and cannot be deleted.`,
      )
    }
    return await componentResponse(
      request,
      await storage.change((change) => setComponentDeleted(change, id, true)),
    )
  }),
  'PUT components/:id/restore': editors(restore),
  'POST components/:id/restore': editors(restore),
  'GET components/:id/component_versions/:version': viewersRead(async ({ storage, number }) => {
    const versions = await storage.componentVersions(number('id'))
    const one = versions.find(({ id }) => id === number('version'))
    if (one === undefined) throw notFound('There is no such version of this component')
    const { definition, ...head } = one
    return {
      body: { component_version: { ...head, ...definition, schema: definition.schema ?? {} } },
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
  const tagged = tags.filter((tag) => definition.internal_tag_ids?.includes(tag.id))
  const own = presets.filter(({ component_id }) => component_id === id)
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
    all_presets: own.map(({ created_at: _, updated_at: __, ...preset }) => preset),
    preset_id: own.find((preset) => preset.id === definition.preset_id)?.id ?? null,
    real_name: definition.display_name || name,
    component_group_uuid: group?.uuid ?? null,
    color: definition.color ?? null,
    icon: definition.icon ?? null,
    internal_tags_list: tagged.map(({ id, name }) => ({ id, name })),
    internal_tag_ids: tagged.map(({ id }) => String(id)),
    content_type_asset_preview: definition.content_type_asset_preview ?? null,
    metadata: definition.metadata ?? null,
    // Only for the editor (with a language); official clients have `component_group_uuid`.
    ...(definition.group === undefined ? {} : { group: definition.group }),
    ...(definition.is_tool === undefined ? {} : { is_tool: definition.is_tool }),
  }
}
