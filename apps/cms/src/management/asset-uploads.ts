import { randomUUID } from 'node:crypto'
import type { AssetMetadata, ReplacedStory } from '@prospectus/protocol/management/asset'
import { isAllowed } from '@prospectus/protocol/management/person'
import { isRecord } from '@prospectus/protocol/values/is-record'
import { HttpError } from '@prospectus/server/http-error'
import { z } from 'zod'
import type { AssetLibrary } from '../assets/asset-library.ts'
import { assetPath } from '../assets/asset-name.ts'
import { addAsset, changeAsset, replaceAsset } from '../assets/change-asset.ts'
import { inspectUpload } from '../assets/inspect-upload.ts'
import { recordSameFile } from '../assets/same-file.ts'
import { asset, type StoredAsset } from '../assets/stored-asset.ts'
import type { Change } from '../database/change.ts'
import type { People } from '../people/people.ts'
import { spendOnce } from '../people/used-codes.ts'
import type { Seal } from '../seal.ts'
import type { Storage } from '../storage/storage.ts'
import { replaceAddress } from '../stories/replace-address.ts'
import { audited, isTokenValid } from './authorize.ts'
import { bytesOf, notFound } from './fields.ts'

interface UploadContext {
  readonly storage: Storage
  /** The address that it comes from. */
  readonly client: string
  readonly library: AssetLibrary
  readonly seal: Seal | undefined
  readonly places: UploadPlaces
  /** Who may sign in; undefined where nobody can. */
  readonly people: Pick<People, 'withId'> | undefined
}

/** A file that was taken in. */
interface Received {
  readonly asset: StoredAsset
  /** The stories whose drafts name it in the place of the one before; undefined for a new file. */
  readonly stories?: readonly ReplacedStory[]
}

/** The longest file that can be uploaded. */
export const LONGEST_FILE_BYTES = 40 * 1024 * 1024
/** The boundaries and the other fields of a form. */
const FORM_BYTES = 64 * 1024
/** Clients send what the signature names besides the file, a dozen fields at most. */
const MOST_PARTS = 100

/**
 * Takes in the file of a form that is posted to a signed address. The signature is checked before anything is
 * read, and what the file is by its own bytes. It becomes the asset that the ticket names, or takes the place of
 * the asset's file, in the drafts of all stories too.
 *
 * @param signed what the address carries
 * @throws {HttpError} 404, 413, 415, 422, and 429 while there is no place for it; `StorageError` for a file that is not taken
 */
export async function receiveUpload(
  request: Request,
  signed: string,
  context: UploadContext,
): Promise<Received> {
  const ticket = readTicket(context.seal, signed, Date.now())
  await assertStillAllowed(ticket, context)
  if (!ticket.replaces) await assertNotUploaded(ticket, context)
  const { storage } = audited(context.storage, {
    person_id: ticket.person,
    author: ticket.author,
    action: 'POST asset_uploads/:signature',
    subject: `assets/${ticket.id}`,
    client: context.client,
  })
  const sender = ticket.person ?? ticket.token ?? ticket.author
  return await context.places(sender, () => takeIn(request, ticket, { ...context, storage }))
}

async function takeIn(request: Request, ticket: UploadTicket, context: UploadContext) {
  const sent = await fileIn(request)
  const { bytes, contentType, size } = await inspectUpload(ticket.name, sent)
  const uploadedFile = { name: ticket.name, size, bytes, folder: ticket.facts.asset_folder_id }
  const known = ticket.replaces ? undefined : await context.storage.sameFile(uploadedFile)
  if (known !== undefined) return await stayWith(known, ticket, context)
  const path = assetPath(ticket.id, ticket.name, { size, bytes })
  await context.library.store.put(path, bytes, contentType)
  const file = { path, content_type: contentType, content_length: bytes.length }
  return ticket.replaces ? await replace(file, ticket, context) : await add(file, ticket, context)
}

/**
 * Whoever the address was signed for has to be allowed as much when the file comes.
 *
 * @throws {HttpError} 403 when the person was disabled or has too little a role, or the token ended
 */
async function assertStillAllowed(
  { person, token, replaces }: UploadTicket,
  { storage, people }: UploadContext,
): Promise<void> {
  if (await isStillAllowed()) return
  throw new HttpError(403, {
    error: 'This address was signed for somebody who may not do this any more; ask for another one',
  })

  async function isStillAllowed(): Promise<boolean> {
    if (token !== null) {
      const made = (await storage.tokens()).find(({ id }) => id === token)
      return made !== undefined && (await isTokenValid(made, people))
    }
    if (person === null) return true
    const now = await people?.withId(person)
    return now !== undefined && isAllowed(now.role, replaces ? 'editor' : 'author')
  }
}

/** Before its bytes are kept, where nothing would ever name them. */
async function assertNotUploaded({ id }: UploadTicket, { storage }: UploadContext): Promise<void> {
  if (!(await storage.hasAsset(id))) return
  throw usedAlready(id)
}

/** In the transaction of the change, so that of two uploads at the same moment one is refused. */
async function spend(change: Change, { id, nonce }: UploadTicket): Promise<void> {
  const isFirst = await spendOnce(change, `upload ${nonce}`, new Date(), TICKET_MS)
  if (!isFirst) throw usedAlready(id)
}

function usedAlready(id: number): HttpError {
  const error = `The file of the asset ${id} was uploaded already; ask for another address to send one more`
  return new HttpError(422, { error })
}

type File = Pick<StoredAsset, 'path' | 'content_type' | 'content_length'>

async function add(file: File, ticket: UploadTicket, { storage }: UploadContext) {
  const asset = await storage.change(async (change) => {
    await spend(change, ticket)
    const added = await addAsset(change, ticket.id, file)
    const { facts } = ticket
    return Object.keys(facts).length === 0 ? added : await changeAsset(change, added.id, facts)
  })
  return { asset }
}

/** A file that is there already is not kept a second time: somebody sends it again. */
async function stayWith(known: StoredAsset, ticket: UploadTicket, { storage }: UploadContext) {
  const asset = await storage.change(async (change) => {
    await spend(change, ticket)
    const until = new Date(Date.now() + TICKET_MS).toISOString()
    await recordSameFile(change, { promised: ticket.id, known: known.id, until })
    const { facts } = ticket
    return Object.keys(facts).length === 0 ? known : await changeAsset(change, known.id, facts)
  })
  return { asset }
}

async function replace(file: File, ticket: UploadTicket, context: UploadContext) {
  const { id, author } = ticket
  const { storage, library } = context
  const { before, after, stories } = await storage.change(async (change) => {
    await spend(change, ticket)
    const before = await asset(change, id)
    const after = await replaceAsset(change, id, file)
    const paths = { from: before.path, to: after.path }
    return { before, after, stories: await replaceAddress(change, paths, author) }
  })
  if (before.path !== after.path) await library.dropPictures(before.path)
  return { asset: after, stories }
}

async function fileIn(request: Request): Promise<Uint8Array> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new HttpError(415, { error: 'The body is expected to be multipart/form-data' })
  }
  const body = Buffer.from(await bytesOf(request, LONGEST_FILE_BYTES + FORM_BYTES))
  if (hasMoreParts(body, boundaryOf(type), MOST_PARTS)) {
    throw new HttpError(422, { error: `The form is expected to have at most ${MOST_PARTS} parts` })
  }
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  const file = form?.get('file')
  if (!(file instanceof Blob)) {
    throw new HttpError(422, {
      error: 'The form has no file; expected one in its field file',
      field: 'file',
    })
  }
  if (file.size <= LONGEST_FILE_BYTES) return new Uint8Array(await file.arrayBuffer())
  throw new HttpError(413, {
    error: `A file is expected to have at most ${LONGEST_FILE_BYTES} bytes`,
  })
}

function boundaryOf(type: string): string {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? []
  return `--${quoted ?? bare ?? ''}`
}

/** Reading a form of half a million parts holds up everybody for seconds; looking for its boundaries does not. */
function hasMoreParts(body: Buffer, boundary: string, most: number): boolean {
  let parts = 0
  for (let at = body.indexOf(boundary); at !== -1; at = body.indexOf(boundary, at + 1)) {
    parts += 1
    // The last boundary ends the form and begins no part.
    if (parts > most + 1) return true
  }
  return false
}

/** Takes in one upload of somebody, or refuses it at once when there is no place for it. */
export type UploadPlaces = <Result>(sender: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Places for as many uploads as the memory is meant for: each is held in it as a whole while it is read, checked
 * and stored. Nobody has all of them, so that somebody who sends slowly keeps nobody else waiting.
 *
 * @returns what throws a `HttpError` (429) for one upload too many
 */
export function createUploadPlaces(): UploadPlaces {
  const taken = new Map<string, number>()
  let all = 0
  const take = (sender: string, count: 1 | -1) => {
    all += count
    const own = (taken.get(sender) ?? 0) + count
    if (own === 0) taken.delete(sender)
    else taken.set(sender, own)
  }
  return async (sender, work) => {
    if (all >= MOST_AT_ONCE || (taken.get(sender) ?? 0) >= MOST_OF_ONE) {
      throw new HttpError(429, { error: TOO_MANY }, { 'retry-after': '5' })
    }
    take(sender, 1)
    try {
      return await work()
    } finally {
      take(sender, -1)
    }
  }
}

const TOO_MANY =
  'Too many files are being uploaded at this moment; send this one again in a few seconds'
/** Of 40 MB each at most, of which a form and its file are held: a gigabyte when all of them end at once. */
const MOST_AT_ONCE = 12
/** As many as scripts send at once. */
const MOST_OF_ONE = 4

const ticketShape = z.object({
  /** Tells it from the other things that are sealed. */
  purpose: z.literal('asset upload'),
  /** Of the asset that the file becomes, or is put in the place of. */
  id: z.number(),
  replaces: z.boolean(),
  /** What is said of the file before it comes. */
  facts: z.custom<Partial<AssetMetadata>>(isRecord).default({}),
  /** As the file will be called. */
  name: z.string(),
  author: z.string(),
  /** Null for a token. */
  person: z.string().nullable(),
  /** Of the token made through the API that asked for it. */
  token: z.string().nullable(),
  /** Tells it from every other ticket, so that it can be used once. */
  nonce: z.string(),
  /** Milliseconds since 1970. */
  until: z.number(),
})

/** What one upload is allowed to be. Whoever has it may send that one file, without any other token. */
type UploadTicket = Readonly<Omit<z.infer<typeof ticketShape>, 'purpose' | 'until'>>
type NewTicket = Omit<UploadTicket, 'nonce'>

/** Signs a ticket that is good for an hour. Throws an `HttpError` (422) without a seal. */
export function signTicket(seal: Seal | undefined, ticket: NewTicket, now: number): string {
  if (seal === undefined) {
    throw new HttpError(422, { error: 'Without SEAL_SECRET no upload can be signed' })
  }
  const [nonce, until] = [randomUUID(), now + TICKET_MS]
  return seal.seal(JSON.stringify({ ...ticket, nonce, purpose: 'asset upload', until }))
}

/** Throws an `HttpError`: 404 for what was not signed here, 422 for what was signed too long ago. */
function readTicket(seal: Seal | undefined, signed: string, now: number): UploadTicket {
  const text = seal?.open(signed)
  const read = ticketShape.safeParse(text === undefined ? undefined : parsed(text))
  if (!read.success) throw notFound('This address was not signed here; ask for another one')
  if (read.data.until >= now) return read.data
  throw new HttpError(422, { error: 'The address was signed too long ago; ask for another one' })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const TICKET_MS = 60 * 60 * 1000
