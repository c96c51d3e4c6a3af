import type { Preset } from '@prospectus/protocol/management/definition'
import { z } from 'zod'
import { changePreset, createPreset, deletePreset } from '../definitions/presets.ts'
import { refuseUnknownComponent } from './components.ts'
import {
  editors,
  type ManagementRequest,
  type SomeRoutes,
  viewersRead,
} from './management-route.ts'
import { readShape } from './read-shape.ts'
import { notFound, unusable } from './refusal.ts'

export const presetRoutes = {
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
    const { name, component_id, ...given } = readShape(request.body, 'preset', presetShape)
    if (name === undefined) throw unusable('preset.name', undefined, 'a text that is not empty')
    if (component_id === undefined) {
      throw unusable('preset.component_id', undefined, 'the id of a component')
    }
    await refuseUnknownComponent(request, 'preset.component_id', component_id)
    const made = await request.storage.change((change) =>
      createPreset(change, { ...EMPTY, ...given, name, component_id }),
    )
    return { ...(await answer(request, made)), status: 201 }
  }),
  'GET presets/:id': viewersRead(async (request) => {
    const { storage, number } = request
    const found = (await storage.presets()).find(({ id }) => id === number('id'))
    if (found === undefined) throw notFound(`There is no preset with the id ${number('id')}`)
    return await answer(request, found)
  }),
  'PUT presets/:id': editors(async (request) => {
    const { storage, number, body } = request
    const given = readShape(body, 'preset', presetShape)
    if (given.component_id !== undefined) {
      await refuseUnknownComponent(request, 'preset.component_id', given.component_id)
    }
    return await answer(
      request,
      await storage.change((change) => changePreset(change, number('id'), given)),
    )
  }),
  'DELETE presets/:id': editors(async (request) => {
    const { storage, number } = request
    return await answer(
      request,
      await storage.change((change) => deletePreset(change, number('id'))),
    )
  }),
} satisfies SomeRoutes

async function answer({ storage }: ManagementRequest, preset: Preset) {
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
