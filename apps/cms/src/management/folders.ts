import type { Folder, FolderDraft, FolderQuery } from '@prospectus/protocol/management/definition'
import type { Nothing } from '@prospectus/protocol/management/request'
import { changeFolder, createFolder, deleteFolder, type Holds } from '../definitions/folders.ts'
import type { BodyFields } from './fields.ts'
import {
  editors,
  type ManagementRequest,
  type RequestOf,
  type SomeRoutes,
  viewersRead,
} from './management-route.ts'
import { notFound, unusable } from './refusal.ts'

interface Kind<Body, One, All> {
  readonly holds: Holds
  /** The member that holds one, as errors name it. */
  readonly member: string
  readonly given: (body: BodyFields<Body>) => BodyFields<FolderDraft>
  readonly one: (folder: Folder) => One
  readonly all: (folders: readonly Folder[]) => All
}

/** The handlers of groups of components, or of folders of assets: both are trees of names. */
function handlersOf<Body, One, All>({ holds, member, given, one, all }: Kind<Body, One, All>) {
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
      const { name, parentId } = read(given(body))
      if (name === undefined) {
        throw unusable(`${member}.name`, undefined, 'a text that is not empty')
      }
      const made = await storage.change((change) => createFolder(change, holds, { name, parentId }))
      return { status: 201, body: one(made) } as const
    },
    save: async ({ storage, number, body }: ManagementRequest<'id', Nothing, Body>) => {
      const facts = read(given(body))
      const saved = await storage.change((change) =>
        changeFolder(change, holds, number('id'), facts),
      )
      return { body: one(saved) }
    },
    remove: async ({ storage, number, query }: RequestOf<'DELETE asset_folders/:id'>) => {
      const gone = await storage.change((change) =>
        deleteFolder(change, holds, number('id'), query.flag('recursive')),
      )
      return { body: one(gone) }
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

function read(given: BodyFields<FolderDraft>) {
  const parentId = given.raw.parent_id === null ? null : given.whole('parent_id')
  return { name: given.words('name'), parentId }
}

const groups = handlersOf({
  holds: 'components',
  member: 'component_group',
  given: (body: BodyFields<{ readonly component_group: FolderDraft }>) =>
    body.inside('component_group'),
  one: (component_group) => ({ component_group }),
  all: (component_groups) => ({ component_groups }),
})

const assetFolders = handlersOf({
  holds: 'assets',
  member: 'asset_folder',
  given: (body: BodyFields<{ readonly asset_folder: FolderDraft }>) => body.inside('asset_folder'),
  one: (asset_folder) => ({ asset_folder }),
  all: (asset_folders) => ({ asset_folders }),
})

export const folderRoutes = {
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
} satisfies SomeRoutes
