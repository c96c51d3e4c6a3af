import { keepComponent } from '../definitions/components.ts'
import { restoreVersion } from '../stories/restore-version.ts'
import { storedName } from './components.ts'
import { listAnswer } from './list-answer.ts'
import {
  editors,
  type Handler,
  type ManagementRequest,
  type ManagementRoute,
  viewersRead,
} from './management-route.ts'
import { notFound, unusable } from './refusal.ts'

/** Versions of a story or a component, as official clients ask for them; a story's are known by its number. */
const list: Handler = async (request) => {
  const { storage, query } = request
  const { page, perPage } = query.paging()
  const { model, id } = readModel(request)
  if (model === 'components') {
    const all = await storage.componentVersions(id)
    const items = all
      .slice((page - 1) * perPage, page * perPage)
      .map(({ definition: _, component_id, ...version }) => ({
        ...version,
        author_id: null,
        item_id: component_id,
        is_draft: false,
      }))
    return listAnswer('versions', { items, total: all.length }, perPage)
  }
  const found = await storage.versions(id, page, perPage)
  return listAnswer('versions', found, perPage, (version) => ({
    id: version.number,
    event: version.action === 'created' || version.action === 'imported' ? 'create' : 'update',
    created_at: version.created_at,
    author_id: null,
    author: version.author,
    item_id: id,
    is_draft: version.published_at === null,
  }))
}

const restore: Handler = async (request) => {
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

function readModel({ query }: ManagementRequest) {
  const [model, id] = [query.text('model'), query.whole('model_id')]
  if (model !== 'stories' && model !== 'components') {
    throw unusable('model', model, 'stories or components')
  }
  if (id === undefined) throw unusable('model_id', undefined, 'the id of a story or a component')
  return { model, id } as const
}

export const modelVersionRoutes: readonly ManagementRoute[] = [
  { path: 'versions', methods: { GET: viewersRead(list) } },
  { path: 'versions/:id', methods: { PUT: editors(restore), POST: editors(restore) } },
]
