import { randomUUID } from 'node:crypto'
import type { AssetMetadata } from '@prospectus/protocol/management/asset'
import { isAllowed } from '@prospectus/protocol/management/person'
import { HOUR_MS } from '@prospectus/protocol/values/durations'
import { isRecord } from '@prospectus/protocol/values/is-record'
import { parseJson } from '@prospectus/server/bounded-body'
import { HttpError } from '@prospectus/server/http-error'
import { z } from 'zod'
import type { AssetLibrary } from '../assets/asset-library.ts'
import { assetPath } from '../assets/asset-name.ts'
import { type AssetFile, addAsset, changeAsset, replaceAsset } from '../assets/change-asset.ts'
import { recordDuplicateFile } from '../assets/duplicate-file.ts'
import { inspectUpload } from '../assets/inspect-upload.ts'
import { asset, type StoredAsset } from '../assets/stored-asset.ts'
import type { Change } from '../database/change.ts'
import { consumeOnce } from '../people/one-time-values.ts'
import type { People } from '../people/people.ts'
import { readBytes } from '../request-body.ts'
import type { Seal } from '../seal.ts'
import type { Storage } from '../storage/storage.ts'
import { replaceFilePath } from '../stories/replace-file-path.ts'
import { auditChanges, isCreatorStillOwner } from './authorize.ts'
import { notFound } from './fields.ts'

interface UploadContext {
  readonly storage: Storage
  readonly client: string
  readonly library: AssetLibrary
  readonly seal: Seal | undefined
  readonly runUpload: RunUpload
  readonly people: Pick<People, 'findById'> | undefined
}

const MAX_FILE_MB = 40
export const MAX_FILE_BYTES = MAX_FILE_MB * 1024 * 1024
/** Allowance for boundaries and the other fields of the form. */
const FORM_OVERHEAD_BYTES = 64 * 1024
/** Clients send at most a dozen fields besides the file. */
const MAX_PARTS = 100

/**
 * Stores a file posted to an upload address, either as a new asset, unless the library has the same file, or in place
 * of an asset's file; drafts that use the old file then use the new one. Decrypts the ticket before reading anything
 * else, and detects the type from the bytes.
 * @param sealedTicket the last part of the address
 * @returns the asset; and for a replaced file the stories whose drafts now use it
 * @throws {HttpError} 403, 404, 413, 415, 422, and 429 when too many uploads are running; `StorageError` for a rejected
 * file
 */
export async function receiveUpload(
  request: Request,
  sealedTicket: string,
  context: UploadContext,
) {
  const ticket = readTicket(context.seal, sealedTicket)
  await assertStillAllowed(ticket, context)
  // Checked before anything is stored: no asset would refer to the bytes of a second upload.
  if (!ticket.replaces && (await context.storage.hasAsset(ticket.id))) throw alreadyUsed(ticket.id)
  const { storage } = auditChanges(context.storage, {
    person_id: ticket.person,
    author: ticket.author,
    action: 'POST asset_uploads/:signature',
    subject: `assets/${ticket.id}`,
    client: context.client,
  })
  const sender = ticket.person ?? ticket.token ?? ticket.author
  return await context.runUpload(sender, () =>
    storeUpload(request, ticket, { ...context, storage }),
  )
}

async function storeUpload(request: Request, ticket: UploadTicket, context: UploadContext) {
  const uploadedBytes = await readFormFile(request, ticket.name)
  const { bytes, contentType, size } = await inspectUpload(ticket.name, uploadedBytes)
  const uploadedFile = { name: ticket.name, size, bytes, folder: ticket.metadata.asset_folder_id }
  const existing = ticket.replaces
    ? undefined
    : await context.storage.findDuplicateFile(uploadedFile)
  if (existing !== undefined) {
    // The client keeps using the promised id for a while.
    const expiresAt = new Date(Date.now() + TICKET_MS).toISOString()
    const ids = { promisedId: ticket.id, existingId: existing.id, expiresAt }
    return await addUploaded(ticket, context, async (change) => {
      await recordDuplicateFile(change, ids)
      return existing
    })
  }
  const path = assetPath(ticket.id, ticket.name, { size, bytes })
  await context.library.store.put(path, bytes, contentType)
  const file = { path, content_type: contentType, content_length: bytes.length }
  return ticket.replaces
    ? await replaceFile(file, ticket, context)
    : await addUploaded(ticket, context, (change) => addAsset(change, ticket.id, file))
}

/** Throws 403 if the person or token that requested the ticket may no longer upload: roles and tokens can change. */
async function assertStillAllowed(
  { person, token, replaces }: UploadTicket,
  { storage, people }: UploadContext,
): Promise<void> {
  if (await isStillAllowed()) return
  throw new HttpError(403, {
    error:
      'The person or token that requested this upload address may no longer upload files; ' +
      'ask someone who may to request a new address',
  })

  async function isStillAllowed(): Promise<boolean> {
    if (token !== null) {
      const apiToken = (await storage.listTokens()).find(({ id }) => id === token)
      return apiToken !== undefined && (await isCreatorStillOwner(apiToken, people))
    }
    if (person === null) return true
    const currentPerson = await people?.findById(person)
    return (
      currentPerson !== undefined && isAllowed(currentPerson.role, replaces ? 'editor' : 'author')
    )
  }
}

/** Uses up the ticket in the change's transaction, so that one of two simultaneous uploads is rejected. */
async function consumeTicket(change: Change, { id, nonce }: UploadTicket): Promise<void> {
  const isFirst = await consumeOnce(change, `upload ${nonce}`, new Date(), TICKET_MS)
  if (!isFirst) throw alreadyUsed(id)
}

function alreadyUsed(id: number): HttpError {
  const error = `The file of the asset ${id} has already been uploaded; request another address to upload again`
  return new HttpError(422, { error })
}

/** Uses up the ticket, calls `addFile`, and stores the ticket's metadata with the asset that it returns. */
async function addUploaded(
  ticket: UploadTicket,
  { storage }: UploadContext,
  addFile: (change: Change) => Promise<StoredAsset>,
) {
  const asset = await storage.change(async (change) => {
    await consumeTicket(change, ticket)
    const added = await addFile(change)
    const { metadata } = ticket
    if (Object.keys(metadata).length === 0) return added
    return await changeAsset(change, added.id, metadata)
  })
  return { asset }
}

async function replaceFile(file: AssetFile, ticket: UploadTicket, context: UploadContext) {
  const { id, author } = ticket
  const { storage, library } = context
  const { before, after, stories } = await storage.change(async (change) => {
    await consumeTicket(change, ticket)
    const before = await asset(change, id)
    const after = await replaceAsset(change, id, file)
    const paths = { from: before.path, to: after.path }
    return { before, after, stories: await replaceFilePath(change, paths, author) }
  })
  if (before.path !== after.path) await library.deleteConversions(before.path)
  return { asset: after, stories }
}

async function readFormFile(request: Request, name: string): Promise<Uint8Array> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new HttpError(415, {
      error: 'The body must be multipart/form-data, with the file as the part "file"',
    })
  }
  const tooLargeMessage = `${name} is too large; a file may have at most ${MAX_FILE_MB} MB`
  const body = Buffer.from(
    await readBytes(request, MAX_FILE_BYTES + FORM_OVERHEAD_BYTES, tooLargeMessage),
  )
  if (hasMoreParts(body, boundaryOf(type), MAX_PARTS)) {
    throw new HttpError(422, { error: `The form must have at most ${MAX_PARTS} parts` })
  }
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  const file = form?.get('file')
  if (!(file instanceof Blob)) {
    throw new HttpError(422, {
      error:
        'The form could not be read, or has no file part named "file"; send the file as multipart/form-data under that name',
      field: 'file',
    })
  }
  if (file.size <= MAX_FILE_BYTES) return new Uint8Array(await file.arrayBuffer())
  throw new HttpError(413, { error: tooLargeMessage })
}

function boundaryOf(type: string): string {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? []
  return `--${quoted ?? bare ?? ''}`
}

/** Counts boundaries before parsing, since a form of half a million parts would block the process for seconds. */
function hasMoreParts(body: Buffer, boundary: string, maximum: number): boolean {
  let partCount = 0
  for (
    let index = body.indexOf(boundary);
    index !== -1;
    index = body.indexOf(boundary, index + 1)
  ) {
    partCount += 1
    // The last boundary only ends the form.
    if (partCount > maximum + 1) return true
  }
  return false
}

export type RunUpload = <Result>(sender: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Limits simultaneous uploads, since each is held in memory; also per sender, so that a slow one cannot block
 * everybody.
 * @returns a function that runs an upload; throws an `HttpError` (429) above a limit
 */
export function createUploadLimit(): RunUpload {
  const uploadsBySender = new Map<string, number>()
  let total = 0
  const adjust = (sender: string, count: 1 | -1) => {
    total += count
    const senderTotal = (uploadsBySender.get(sender) ?? 0) + count
    if (senderTotal === 0) uploadsBySender.delete(sender)
    else uploadsBySender.set(sender, senderTotal)
  }
  return async (sender, work) => {
    if (total >= MAX_UPLOADS || (uploadsBySender.get(sender) ?? 0) >= MAX_PER_SENDER) {
      throw new HttpError(429, { error: TOO_MANY_MESSAGE }, { 'retry-after': '5' })
    }
    adjust(sender, 1)
    try {
      return await work()
    } finally {
      adjust(sender, -1)
    }
  }
}

const TOO_MANY_MESSAGE =
  'Too many files are being uploaded at the moment; send this one again in a few seconds'
/** Takes up to a gigabyte of memory: an upload holds its form and the file from it, each of 40 MB. */
const MAX_UPLOADS = 12
/** The concurrency of common upload scripts. */
const MAX_PER_SENDER = 4

const ticketSchema = z.object({
  /** Distinguishes tickets from other sealed texts. */
  purpose: z.literal('asset upload'),
  /** Id of the new asset, or of the one whose file is replaced. */
  id: z.number(),
  replaces: z.boolean(),
  /** Metadata to store with the file. Keeps this name in sealed tickets, which another version may read. */
  facts: z.custom<Partial<AssetMetadata>>(isRecord).default({}),
  name: z.string(),
  author: z.string(),
  /** Null for a token. */
  person: z.string().nullable(),
  /** Id of the API token that requested the ticket. */
  token: z.string().nullable(),
  /** Makes the ticket usable only once. */
  nonce: z.string(),
  /** Milliseconds since 1970. */
  until: z.number(),
})

/** Permission for one upload. Its holder needs no other token. */
type UploadTicket = Readonly<
  Omit<z.infer<typeof ticketSchema>, 'facts' | 'purpose' | 'until'> & {
    readonly metadata: Partial<AssetMetadata>
  }
>

/** Encrypts a ticket, which is valid for an hour. Throws an `HttpError` (422) without a seal. */
export function sealTicket(seal: Seal | undefined, ticket: Omit<UploadTicket, 'nonce'>): string {
  if (seal === undefined) {
    throw new HttpError(422, {
      error:
        'Uploads need SEAL_SECRET, which is not set; set it for the content system and restart it',
    })
  }
  const [nonce, until] = [randomUUID(), Date.now() + TICKET_MS]
  const { metadata: facts, ...rest } = ticket
  return seal.seal(JSON.stringify({ ...rest, facts, nonce, purpose: 'asset upload', until }))
}

/** Throws an `HttpError`: 404 for a ticket that this server did not seal, 422 for an expired ticket. */
function readTicket(seal: Seal | undefined, sealedTicket: string): UploadTicket {
  const text = seal?.open(sealedTicket)
  const parsed = ticketSchema.safeParse(parseJson(Buffer.from(text ?? '')))
  if (!parsed.success)
    throw notFound(
      'This upload address is not valid on this server; request a new one with POST assets',
    )
  const { facts: metadata, ...ticket } = parsed.data
  if (ticket.until >= Date.now()) return { ...ticket, metadata }
  throw new HttpError(422, {
    error: 'This upload address has expired; request a new one with POST assets',
  })
}

/** Time for which a ticket is valid. */
const TICKET_MS = HOUR_MS
