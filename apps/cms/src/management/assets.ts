import type {
  Asset,
  AssetDraft,
  AssetMetadata,
  UploadDraft,
  UploadQuery,
} from '@prospectus/protocol/management/asset'
import type { QueryOf } from '@prospectus/protocol/management/contract'
import type { FileType, InternalTag } from '@prospectus/protocol/management/definition'
import { isRecord } from '@prospectus/protocol/values/is-record'
import type { JsonObject } from '@prospectus/protocol/values/json'
import { HttpError } from '@prospectus/server/http-error'
import type { AssetLibrary } from '../assets/asset-library.ts'
import { assetName } from '../assets/asset-name.ts'
import { assertAssetFolder, changeAsset, removeAsset } from '../assets/change-asset.ts'
import { FILE_TYPES, isFileType } from '../assets/file-types.ts'
import type { StoredAsset } from '../assets/stored-asset.ts'
import { MAX_FILE_BYTES, sealTicket } from './asset-uploads.ts'
import { assertRole } from './authorize.ts'
import type { ContentAccess } from './content-access.ts'
import {
  assertWithinBounds,
  type BodyFields,
  bodyFields,
  definedMembers,
  invalid,
  notFound,
  type QueryFields,
} from './fields.ts'
import {
  changeAsAuthor,
  changeAsEditor,
  type Handler,
  listResponse,
  type ManagementRequest,
  type ManagementRequestOf,
  type RouteHandlers,
  readAsViewer,
  rejectedChangeAs,
} from './management-route.ts'

const finishUpload: Handler<'GET assets/:id/finish_upload'> = async ({
  storage,
  number,
  content,
}) => {
  const id = await resolveId(storage, number('id'))
  if (!(await storage.hasAsset(id))) {
    throw new HttpError(422, {
      error: `No file has been uploaded for the asset ${id} yet; upload it first, to the address from POST assets`,
    })
  }
  return { body: assetToApi(await storage.asset(id), content, await storage.listInternalTags()) }
}

/** Returns the asset's id for an id promised to an upload: another one if an asset with the same file existed. */
async function resolveId(
  { hasAsset, findRecordedDuplicateFile }: ManagementRequest['storage'],
  id: number,
): Promise<number> {
  return (await hasAsset(id)) ? id : ((await findRecordedDuplicateFile(id)) ?? id)
}

const updateAsset: Handler<'PUT assets/:id'> = async (request) => {
  const { storage, number, content } = request
  const input = readMetadata(request.body.inside('asset'))
  const oldAsset = await storage.asset(number('id'))
  const saved = await storage.change(changeAsset, number('id'), input)
  if (saved.focus !== oldAsset.focus) await requireLibrary(request).deleteConversions(saved.path)
  return { body: assetToApi(saved, content, await storage.listInternalTags()) }
}

type DeleteRequest = ManagementRequest<never, QueryOf<'DELETE assets/:id'>>

async function deleteAsset(request: DeleteRequest, id: number): Promise<StoredAsset> {
  const { storage } = request
  const { store, deleteConversions } = requireLibrary(request)
  const asset = await storage.asset(id)
  await assertUnused(request, asset)
  // Files before the row: if the store fails, the client can repeat the request.
  for (const path of [asset.path, ...asset.replacedPaths]) {
    await deleteConversions(path)
    await store.remove(path)
  }
  return await storage.change(removeAsset, id)
}

async function assertUnused({ storage, query }: DeleteRequest, asset: StoredAsset): Promise<void> {
  if (query.flag('force')) return
  const [use] = await storage.assetUses([asset.path, ...asset.replacedPaths])
  if (use === undefined) return
  throw new HttpError(422, {
    error: `The story ${use.full_slug} shows this file, and others may too; expected force=1 to delete it anyway`,
    field: 'force',
    expected: '1',
  })
}

function readIds({
  body,
}: Pick<ManagementRequestOf<'POST assets/bulk_destroy'>, 'body'>): readonly number[] {
  const ids = body.ids('ids')
  if (ids === undefined || ids.length > 100) {
    throw invalid('ids', ids, 'a list of 1 to 100 ids')
  }
  return ids
}

function readMetadata(input: BodyFields<AssetDraft>): Partial<AssetMetadata> {
  const { meta_data } = input.raw
  const isDecorative = input.flag('decorative') ?? decorativeIn(meta_data)
  const focus = input.text('focus')
  if (focus !== undefined && !FOCUS.test(focus)) {
    throw invalid('asset.focus', focus, 'two corners such as 100x50:300x200, or an empty string')
  }
  return definedMembers({
    alt: input.text('alt'),
    title: input.text('title'),
    copyright: input.text('copyright'),
    source: input.text('source'),
    focus,
    decorative: isDecorative,
    ...readLibraryFields(input),
  })
}

function readLibraryFields(input: BodyFields<AssetDraft>) {
  if (input.flag('is_private'))
    throw invalid('is_private', true, 'false; every file can be seen by its address')
  const { raw } = input
  const nullOr = <Name extends string, Value>(
    name: Name,
    read: (name: Name) => Value | undefined,
  ) => (raw[name] === null ? null : read(name))
  const metaData = input.object('meta_data')
  if (metaData !== undefined) assertWithinBounds('asset.meta_data', metaData)
  const tags = raw.internal_tag_ids
  return {
    asset_folder_id: nullOr('asset_folder_id', input.integer),
    ext_id: nullOr('ext_id', input.text),
    internal_tag_ids: Array.isArray(tags) && tags.length === 0 ? [] : input.ids('internal_tag_ids'),
    publish_at: nullOr('publish_at', input.text),
    expire_at: nullOr('expire_at', input.text),
    meta_data: metaData && withoutColumns(metaData),
  }
}

function withoutColumns(metaData: Readonly<Record<string, unknown>>): JsonObject {
  const otherMembers = Object.entries(metaData).filter(([name]) => !COLUMN_NAMES.has(name))
  return Object.fromEntries(otherMembers) as JsonObject
}

function readUploadQuery(query: QueryFields<UploadQuery>): Readonly<Record<string, unknown>> {
  const texts = ['filename', 'alt', 'title', 'copyright', 'source', 'focus', 'ext_id'] as const
  const names = [...texts, 'publish_at', 'expire_at'] as const
  const tags = query.list('internal_tag_ids').map(Number)
  return definedMembers({
    ...Object.fromEntries(names.map((name) => [name, query.text(name)])),
    asset_folder_id: query.integer('asset_folder_id'),
    is_private: query.flag('is_private') || undefined,
    internal_tag_ids: tags.length > 0 ? tags : undefined,
  })
}

function decorativeIn(metaData: unknown): boolean | undefined {
  const flag = isRecord(metaData) ? metaData.decorative : undefined
  return typeof flag === 'boolean' ? flag : undefined
}

function requireLibrary({ library }: ManagementRequest): AssetLibrary {
  if (library === undefined) throw notFound('This content system has no asset store')
  return library
}

/** Members of `meta_data` that are columns of the table `asset`. */
const COLUMN_NAMES = new Set(['alt', 'title', 'copyright', 'source', 'decorative'])
const FOCUS = /^(?:\d{1,5}x\d{1,5}:\d{1,5}x\d{1,5})?$/

export const assetRoutes = {
  'GET assets': readAsViewer(async ({ storage, query, content }) => {
    const paging = query.paging()
    const tags = await storage.listInternalTags()
    if (query.flag('is_private')) return listResponse({ assets: [] }, { total: 0 }, paging.perPage)
    const texts = definedMembers({
      alt: query.text('by_alt'),
      title: query.text('by_title'),
      copyright: query.text('by_copyright'),
    })
    const foundAssets = await storage.assets({
      search: query.text('search'),
      isUnused: query.flag('unused'),
      isUndescribed: query.flag('undescribed'),
      types: readFileTypes(query),
      folder: query.integer('in_folder'),
      extId: query.text('ext_id'),
      tags: query.list('with_tags'),
      texts,
      isOldestFirst: query.text('sort_by') === 'created_at:asc',
      ...paging,
    })
    const items = foundAssets.items.map((item) => assetToApi(item, content, tags))
    return listResponse({ assets: items }, foundAssets, paging.perPage)
  }),
  /** Returns an address for one upload: a new asset, or a new file for the asset `id`. */
  'POST assets': changeAsAuthor(async (request) => {
    const { storage, seal, body, edit, actor } = request
    const { uploadOrigin } = requireLibrary(request)
    const input = bodyFields<UploadDraft>({ ...body.raw, ...readUploadQuery(request.query) })
    const filename = input.text('filename')
    if (filename === undefined || filename === '') {
      throw invalid('filename', input.raw.filename, 'the name of the file, with its extension')
    }
    const replacedId = input.integer('id')
    if (replacedId !== undefined) {
      assertRole(actor, 'editor')
      await storage.asset(replacedId)
    }
    const metadata = readMetadata(input)
    const name = assetName(filename)
    // All in one change: a rejected request is not recorded and uses up no id.
    const { id, sealedTicket } = await storage.change(async (change) => {
      await assertAssetFolder(change, metadata.asset_folder_id ?? null)
      const id = replacedId ?? change.nextId()
      const sealedTicket = sealTicket(seal, {
        id,
        name,
        metadata,
        replaces: replacedId !== undefined,
        author: edit.author,
        person: actor.personId ?? null,
        token: actor.tokenId ?? null,
      })
      return { id, sealedTicket }
    })
    const { id: space } = await storage.space()
    return {
      body: {
        id,
        post_url: `${uploadOrigin}/v1/spaces/${space}/asset_uploads/${sealedTicket}`,
        fields: { key: name },
        most_bytes: MAX_FILE_BYTES,
      },
    }
  }),
  /** Deletes up to a hundred files; none if a story uses one of them, unless `force=1`. */
  'POST assets/bulk_destroy': changeAsEditor(async (request) => {
    for (const id of readIds(request)) await assertUnused(request, await request.storage.asset(id))
    for (const id of readIds(request)) await deleteAsset(request, id)
    return { body: {} }
  }),
  'POST assets/bulk_update': changeAsAuthor(async (request) => {
    const { storage, body } = request
    const { asset_folder_id } = readLibraryFields(body.inside('asset'))
    if (asset_folder_id === undefined) {
      throw invalid('asset.asset_folder_id', undefined, 'the id of a folder of assets, or null')
    }
    await storage.change(async (change) => {
      for (const id of readIds(request)) await changeAsset(change, id, { asset_folder_id })
    })
    return { body: {} }
  }),
  'POST assets/bulk_restore': rejectedChangeAs(
    'editor',
    'A deleted file cannot be restored; upload it again',
  ),
  'POST assets/:id/convert': rejectedChangeAs(
    'editor',
    'An installation has one library; shared libraries are not supported',
  ),
  'GET assets/:id': readAsViewer(async ({ storage, number, content }) => {
    const asset = await storage.asset(await resolveId(storage, number('id')))
    return { body: assetToApi(asset, content, await storage.listInternalTags()) }
  }),
  'PUT assets/:id': changeAsAuthor(updateAsset),
  'PATCH assets/:id': changeAsAuthor(updateAsset),
  /** A file that stories use needs `force=1`. */
  'DELETE assets/:id': changeAsEditor(async (request) => {
    const { storage, number, content } = request
    const deleted = await deleteAsset(request, number('id'))
    return { body: assetToApi(deleted, content, await storage.listInternalTags()) }
  }),
  'GET assets/:id/finish_upload': changeAsAuthor(finishUpload),
  'POST assets/:id/finish_upload': changeAsAuthor(finishUpload),
  'GET assets/:id/stories': readAsViewer(async ({ storage, number }) => {
    const { path, replacedPaths } = await storage.asset(number('id'))
    return { body: { stories: await storage.assetUses([path, ...replacedPaths]) } }
  }),
} satisfies RouteHandlers

/** An asset in the API's format: with the members of a story's asset field, and those of the library. */
export function assetToApi(
  asset: StoredAsset,
  { assetAddress, spaceId }: ContentAccess,
  tags: readonly InternalTag[],
): Asset {
  const { path, replacedPaths: _, decorative, ...rest } = asset
  const { alt, title, copyright, source, internal_tag_ids: ids } = asset
  const name = path.split('/').at(-1) ?? ''
  return {
    ...rest,
    fieldtype: 'asset',
    filename: assetAddress(path),
    name,
    short_filename: name,
    space_id: spaceId,
    internal_tags_list: tags
      .filter(({ id }) => ids.includes(id))
      .map(({ id, name }) => ({ id, name })),
    locked: false,
    deleted_at: null,
    is_external_url: false,
    is_private: false,
    meta_data: { ...asset.meta_data, alt, title, copyright, source, decorative },
  }
}

/** Reads `filetypes`; empty for all. Throws an `HttpError` (422) for an unknown type. */
export function readFileTypes(
  query: QueryFields<{ readonly filetypes?: string | undefined }>,
): readonly FileType[] {
  return query.list('filetypes').map((type) => {
    if (isFileType(type)) return type
    throw invalid('filetypes', type, Object.keys(FILE_TYPES).join(', '))
  })
}
