import type { OfModel } from '@prospectus/protocol/management/version'
import { keepComponent } from '../definitions/components.ts'
import { restoreVersion } from '../stories/restore-version.ts'
import { storedName } from './components.ts'
import { listAnswer } from './list-answer.ts'
import {
  editors,
  type Handler,
  type ManagementRequest,
  type SomeRoutes,
  viewersRead,
} from './management-route.ts'
import { notFound, unusable } from './refusal.ts'

const restore: Handler<'PUT versions/:id'> = async (request) => {
  const { storage, number, edit } = request
  const { model, id } = readModel(request)
  if (model === 'stories') {
    await storage.change((change) => restoreVersion(change, id, number('id'), edit))
    return { body: {} }
  }
  const version = (await storage.componentVersions(id)).find((one) => one.id === number('id'))
  if (version === undefined) throw notFound('There is no such version of this component')
  const name = await storedName(request, id)
  const { definition } = version
  await storage.change((change) => keepComponent(change, { id, name, definition }, edit.author))
  return { body: {} }
}

function readModel({ query }: ManagementRequest<never, OfModel>) {
  const [model, id] = [query.text('model'), query.whole('model_id')]
  if (model !== 'stories' && model !== 'components') {
    throw unusable('model', model, 'stories or components')
  }
  if (id === undefined) throw unusable('model_id', undefined, 'the id of a story or a component')
  return { model, id } as const
}

export const modelVersionRoutes = {
  /** Versions of a story or a component, as official clients ask for them; a story's are known by its number. */
  'GET versions': viewersRead(async (request) => {
    const { storage, query } = request
    const { page, perPage } = query.paging()
    const { model, id } = readModel(request)
    if (model === 'components') {
      const all = await storage.componentVersions(id)
      const versions = all
        .slice((page - 1) * perPage, page * perPage)
        .map(({ definition: _, component_id, ...version }) => ({
          ...version,
          author_id: null,
          item_id: component_id,
          is_draft: false,
        }))
      return listAnswer({ versions }, { total: all.length }, perPage)
    }
    const found = await storage.versions(id, page, perPage)
    const versions = found.items.map(({ number, action, created_at, author, published_at }) => ({
      id: number,
      event:
        action === 'created' || action === 'imported' ? ('create' as const) : ('update' as const),
      created_at,
      author_id: null,
      author,
      item_id: id,
      is_draft: published_at === null,
    }))
    return listAnswer({ versions }, found, perPage)
  }),
  'PUT versions/:id': editors(restore),
  'POST versions/:id': editors(restore),
} satisfies SomeRoutes
