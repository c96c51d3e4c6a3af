import {
  changeFolder,
  createFolder,
  deleteFolder,
  type Folder,
  type Holds,
} from '../definitions/folders.ts'
import {
  editors,
  type Handler,
  type ManagementRequest,
  type ManagementRoute,
  viewersRead,
} from './management-route.ts'
import { notFound, unusable } from './refusal.ts'

interface Kind {
  readonly holds: Holds
  /** The member that holds one; the path with an s behind. */
  readonly member: string
}

/** The routes of groups of components, or of folders of assets: both are trees of names. */
function routesOf(kind: Kind): readonly ManagementRoute[] {
  const { holds, member } = kind
  const answer = (one: Folder) => ({ body: { [member]: one } })
  const list: Handler = async ({ storage, query }) => ({
    body: { [`${member}s`]: (await storage.folders(holds)).filter(matching(query)) },
  })
  const get: Handler = async ({ storage, number }) => {
    const found = (await storage.folders(holds)).find(({ id }) => id === number('id'))
    if (found === undefined) throw notFound(`There is no ${member} with the id ${number('id')}`)
    return answer(found)
  }
  const create: Handler = async (request) => {
    const { name, parentId } = read(request, kind)
    if (name === undefined) throw unusable(`${member}.name`, undefined, 'a text that is not empty')
    const made = await request.storage.change((change) =>
      createFolder(change, holds, { name, parentId }),
    )
    return { ...answer(made), status: 201 }
  }
  const save: Handler = async (request) => {
    const given = read(request, kind)
    const { storage, number } = request
    return answer(
      await storage.change((change) => changeFolder(change, holds, number('id'), given)),
    )
  }
  const remove: Handler = async ({ storage, number, query }) =>
    answer(
      await storage.change((change) =>
        deleteFolder(change, holds, number('id'), query.flag('recursive')),
      ),
    )
  return [
    { path: `${member}s`, methods: { GET: viewersRead(list), POST: editors(create) } },
    {
      path: `${member}s/:id`,
      methods: { GET: viewersRead(get), PUT: editors(save), DELETE: editors(remove) },
    },
  ]
}

function matching(query: ManagementRequest['query']) {
  const search = query.text('search')?.toLowerCase()
  const parent = query.whole('with_parent')
  const [ids, uuids] = [query.list('by_ids'), query.list('by_uuids')]
  return ({ id, uuid, name, parent_id }: Folder) =>
    (search === undefined || name.toLowerCase().includes(search)) &&
    (parent === undefined || (parent_id ?? 0) === parent) &&
    (ids.length === 0 || ids.includes(String(id))) &&
    (uuids.length === 0 || uuids.includes(uuid))
}

function read({ body }: ManagementRequest, { member }: Kind) {
  const given = body.inside(member)
  const parentId = given.raw.parent_id === null ? null : given.whole('parent_id')
  return { name: given.words('name'), parentId }
}

export const folderRoutes: readonly ManagementRoute[] = [
  ...routesOf({ holds: 'components', member: 'component_group' }),
  ...routesOf({ holds: 'assets', member: 'asset_folder' }),
]
