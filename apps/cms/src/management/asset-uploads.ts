import type { ReplacedStory } from '@prospectus/protocol/management/asset'
import { isAllowed } from '@prospectus/protocol/management/person'
import { HttpError } from '@prospectus/server/http-error'
import type { AssetLibrary } from '../assets/asset-library.ts'
import { assetPath } from '../assets/asset-name.ts'
import { addAsset, changeAsset, replaceAsset } from '../assets/change-asset.ts'
import { inspectUpload } from '../assets/inspect-upload.ts'
import { noteSameFile } from '../assets/same-file.ts'
import { asset, type StoredAsset } from '../assets/stored-asset.ts'
import type { Change } from '../database/change.ts'
import type { People } from '../people/people.ts'
import { spendOnce } from '../people/used-codes.ts'
import type { Seal } from '../seal.ts'
import type { Storage } from '../storage/storage.ts'
import { replaceAddress } from '../stories/replace-address.ts'
import { audited } from './audited.ts'
import { isTokenKept } from './authorize.ts'
import { bytesOf } from './read-body.ts'
import type { UploadPlaces } from './upload-places.ts'
import { readTicket, TICKET_MS, type UploadTicket } from './upload-ticket.ts'

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
export interface Received {
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
 * @throws {HttpError} 404, 413, 415, 422, and 429 while there is no place for it; `StorageFault` for a file that is not taken
 */
export async function receiveUpload(
  request: Request,
  signed: string,
  context: UploadContext,
): Promise<Received> {
  const ticket = readTicket(context.seal, signed, Date.now())
  await refuseUnlessStillAllowed(ticket, context)
  if (!ticket.replaces) await refuseSecond(ticket, context)
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
  const sentFile = { name: ticket.name, size, bytes, folder: ticket.facts.asset_folder_id }
  const known = ticket.replaces ? undefined : await context.storage.sameFile(sentFile)
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
async function refuseUnlessStillAllowed(
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
      return made !== undefined && (await isTokenKept(made, people))
    }
    if (person === null) return true
    const now = await people?.withId(person)
    return now !== undefined && isAllowed(now.role, replaces ? 'editor' : 'author')
  }
}

/** Before its bytes are kept, where nothing would ever name them. */
async function refuseSecond({ id }: UploadTicket, { storage }: UploadContext): Promise<void> {
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
    await noteSameFile(change, { promised: ticket.id, known: known.id, until })
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
