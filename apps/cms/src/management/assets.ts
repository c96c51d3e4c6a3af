import type { AssetLibrary } from '../assets/asset-library.ts'
import { assetName } from '../assets/asset-name.ts'
import { changeAsset, removeAsset } from '../assets/change-asset.ts'
import type { AssetFacts } from '../assets/stored-asset.ts'
import { outwardAsset } from './asset-answer.ts'
import { LONGEST_FILE_BYTES } from './asset-uploads.ts'
import { requireRole } from './authorize.ts'
import { type BodyFields, isObject } from './fields.ts'
import { readFileTypes } from './file-types-asked.ts'
import { listAnswer } from './list-answer.ts'
import {
  authors,
  editors,
  type Handler,
  type ManagementRequest,
  type ManagementRoute,
  viewersRead,
} from './management-route.ts'
import { notFound, Refusal, unusable } from './refusal.ts'
import { signTicket } from './upload-ticket.ts'

const list: Handler = async ({ storage, query, content }) => {
  const paging = query.paging()
  const found = await storage.assets({
    search: query.text('search'),
    unused: query.flag('unused'),
    undescribed: query.flag('undescribed'),
    types: readFileTypes(query),
    ...paging,
  })
  return listAnswer('assets', found, paging.perPage, (item) => outwardAsset(item, content))
}

const get: Handler = async ({ storage, number, content }) => ({
  body: outwardAsset(await storage.asset(number('id')), content),
})

/** A signed address that one file can be posted to: a new one, or one for the asset whose id is sent. */
const sign: Handler = async (request) => {
  const { storage, seal, body, edit, asker } = request
  const { uploadOrigin } = libraryOf(request)
  const filename = body.text('filename')
  if (filename === undefined || filename === '') {
    throw unusable('filename', body.raw.filename, 'the name of the file, with its ending')
  }
  const replaced = body.whole('id')
  if (replaced !== undefined) {
    // Published stories get the new file, and are published with it.
    requireRole(asker, 'editor')
    await storage.asset(replaced)
  }
  const id = replaced ?? (await storage.change(async (change) => change.nextId()))
  const ticket = { id, name: assetName(filename), replaces: replaced !== undefined }
  const signed = signTicket(
    seal,
    { ...ticket, author: edit.author, person: asker.personId ?? null },
    Date.now(),
  )
  const { id: space } = await storage.space()
  return {
    body: {
      id,
      post_url: `${uploadOrigin}/v1/spaces/${space}/asset_uploads/${signed}`,
      fields: { key: ticket.name },
      most_bytes: LONGEST_FILE_BYTES,
    },
  }
}

/** Whether the file has come. */
const finish: Handler = async ({ storage, number, content }) => {
  if (!(await storage.hasAsset(number('id')))) {
    throw new Refusal(422, { error: `No file was posted for the asset ${number('id')} yet` })
  }
  return { body: outwardAsset(await storage.asset(number('id')), content) }
}

const save: Handler = async (request) => {
  const { storage, number, content } = request
  const given = readFacts(request.body.inside('asset'))
  const before = await storage.asset(number('id'))
  const saved = await storage.change((change) => changeAsset(change, number('id'), given))
  if (saved.focus !== before.focus) await libraryOf(request).dropPictures(saved.path)
  return { body: outwardAsset(saved, content) }
}

/** One that stories name goes with `force=1` only: they would show a gap. */
const remove: Handler = async (request) => {
  const { storage, number, query, content } = request
  const { store, dropPictures } = libraryOf(request)
  const { path, replacedPaths } = await storage.asset(number('id'))
  const paths = [path, ...replacedPaths]
  const [use] = query.flag('force') ? [] : await storage.assetUses(paths)
  if (use !== undefined) {
    throw new Refusal(422, {
      error: `The story ${use.full_slug} shows this file, and maybe others do; expected force=1 to delete it all the same`,
      field: 'force',
      expected: '1',
    })
  }
  // The files go first: where the store fails, the same request can be sent again.
  for (const each of paths) {
    await dropPictures(each)
    await store.remove(each)
  }
  const gone = await storage.change((change) => removeAsset(change, number('id')))
  return { body: outwardAsset(gone, content) }
}

const uses: Handler = async ({ storage, number }) => {
  const { path, replacedPaths } = await storage.asset(number('id'))
  return { body: { stories: await storage.assetUses([path, ...replacedPaths]) } }
}

function readFacts(given: BodyFields): Partial<AssetFacts> {
  const { meta_data } = given.raw
  const decorative = given.flag('decorative') ?? flagIn(meta_data)
  const focus = given.text('focus')
  if (focus !== undefined && !FOCUS.test(focus)) {
    throw unusable('asset.focus', focus, 'two corners such as 100x50:300x200, or an empty text')
  }
  const facts = {
    alt: given.text('alt'),
    title: given.text('title'),
    copyright: given.text('copyright'),
    source: given.text('source'),
    focus,
    decorative,
  }
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
}

function flagIn(metaData: unknown): boolean | undefined {
  const flag = isObject(metaData) ? metaData.decorative : undefined
  return typeof flag === 'boolean' ? flag : undefined
}

function libraryOf({ library }: ManagementRequest): AssetLibrary {
  if (library === undefined) throw notFound('This server keeps no files')
  return library
}

const FOCUS = /^(?:\d{1,5}x\d{1,5}:\d{1,5}x\d{1,5})?$/

export const assetRoutes: readonly ManagementRoute[] = [
  { path: 'assets', methods: { GET: viewersRead(list), POST: authors(sign) } },
  {
    path: 'assets/:id',
    methods: { GET: viewersRead(get), PUT: authors(save), DELETE: editors(remove) },
  },
  { path: 'assets/:id/finish_upload', methods: { GET: authors(finish), POST: authors(finish) } },
  { path: 'assets/:id/stories', methods: { GET: viewersRead(uses) } },
]
