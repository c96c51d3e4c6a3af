import { createHash } from 'node:crypto'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseJson } from '@prospectus/server/bounded-body'
import { streamFile } from '@prospectus/server/contained-file'
import type { OriginalAsset } from '@prospectus/server/images/asset-origin'
import {
  createBoundedFolder,
  createTemporaryFile,
  type FolderFile,
  STALE_AFTER_MS,
  type TemporaryFile,
  writeAtomically,
} from '@prospectus/server/images/bounded-folder'
import { z } from 'zod'

export type OriginalRecord = z.infer<typeof recordSchema>

export interface StoredOriginal {
  readonly record: OriginalRecord
  readonly original: OriginalAsset
}

export type OriginalStore = ReturnType<typeof createOriginalStore>

const recordSchema = z.object({
  path: z.string(),
  /** Bytes. */
  size: z.number().int().positive(),
  /** Hex digits. */
  sha256: z.string().regex(/^[\da-f]{64}$/),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
  /** When the host last confirmed the file, in milliseconds since 1970. */
  confirmed: z.number(),
  /** When the host first responded that it does not have the file; milliseconds since 1970. */
  missingSince: z.number().optional(),
})

/** Minimum time between two updates of a file's last use. */
const TOUCH_EVERY_MS = 10 * 60 * 1000
const RECORD_ENDING = '.json'

/**
 * Stores fetched files in `folder`, for several processes, and evicts the least recently used. Each is two files on
 * disk, its bytes (with their hash in the name) and a record that names them, so that a response in progress goes on
 * sending the old bytes after a replacement.
 *
 * @param options.now milliseconds since 1970
 */
export function createOriginalStore(options: {
  readonly folder: string
  readonly maximumBytes: number
  readonly now: () => number
}) {
  const { folder, now } = options
  const boundedFolder = createBoundedFolder({ ...options, selectFiles: deleteStrays })
  const recordPath = (path: string) => join(folder, keyOf(path) + RECORD_ENDING)

  function toStored(record: OriginalRecord): StoredOriginal {
    const file = join(folder, bytesName(record))
    const { size, sha256 } = record
    const original = {
      size,
      identity: sha256,
      stream: (range?: ByteRange) => streamFile(file, range),
    }
    return { record, original }
  }

  /**
   * Deletes bytes without a record and records without bytes, unless recent: the other file may still be written.
   * Returns the files of bytes that have a record.
   */
  async function deleteStrays(found: readonly FolderFile[]): Promise<readonly FolderFile[]> {
    const bytes = found.filter(({ name }) => !name.endsWith(RECORD_ENDING))
    const records = found.filter(({ name }) => name.endsWith(RECORD_ENDING))
    const keysOfBytes = new Set(bytes.map(({ name }) => keyIn(name)))
    const keysOfRecords = new Set(records.map(({ name }) => keyIn(name)))
    const isStray = ({ name }: FolderFile) =>
      !(name.endsWith(RECORD_ENDING) ? keysOfBytes : keysOfRecords).has(keyIn(name))
    for (const file of found) {
      const isOld = now() - file.lastUsedMs > STALE_AFTER_MS
      if (isStray(file) && isOld) await rm(join(folder, file.name), { force: true })
    }
    return bytes.filter((file) => !isStray(file))
  }

  return {
    /** Undefined when the file is missing or not as long as recorded. Rejects when the store's folder fails. */
    find: async (path: string): Promise<StoredOriginal | undefined> => {
      await boundedFolder.ready()
      const record = await readRecord(recordPath(path), path)
      if (record === undefined) return undefined
      const name = bytesName(record)
      const file = await stat(join(folder, name)).catch(() => undefined)
      if (file?.size !== record.size) {
        boundedFolder.forget(name)
        return undefined
      }
      if (Math.abs(now() - file.mtimeMs) > TOUCH_EVERY_MS)
        await boundedFolder.recordUse(name, file.size)
      return toStored(record)
    },
    /** Opens a file for bytes whose hash, and so whose name, is not known yet. */
    createTemporary: async (path: string): Promise<TemporaryFile> => {
      await boundedFolder.ensureFolder()
      return createTemporaryFile(join(folder, keyOf(path)))
    },
    /** Stores a finished temporary file with its record, in place of an earlier version. */
    keep: async (temporary: TemporaryFile, record: OriginalRecord): Promise<StoredOriginal> => {
      const name = bytesName(record)
      await temporary.finish(join(folder, name))
      await writeRecord(recordPath(record.path), record)
      await boundedFolder.recordUse(name, record.size)
      return toStored(record)
    },
    updateRecord: (record: OriginalRecord) => writeRecord(recordPath(record.path), record),
    remove: async (path: string) => {
      const record = await readRecord(recordPath(path), path)
      await rm(recordPath(path), { force: true })
      if (record === undefined) return
      boundedFolder.forget(bytesName(record))
      await rm(join(folder, bytesName(record)), { force: true })
    },
    /** Bytes left until files are evicted. */
    room: async () => {
      await boundedFolder.ensureFolder()
      return boundedFolder.freeBytes()
    },
  }
}

type ByteRange = Parameters<OriginalAsset['stream']>[0]

async function readRecord(file: string, path: string): Promise<OriginalRecord | undefined> {
  const bytes = await readFile(file).catch(() => undefined)
  if (bytes === undefined) return undefined
  const record = recordSchema.safeParse(parseJson(bytes)).data
  return record?.path === path ? record : undefined
}

async function writeRecord(file: string, record: OriginalRecord): Promise<void> {
  await writeAtomically(file, Buffer.from(JSON.stringify(record)))
}

/** The hash with which the names of a file's bytes and of its record begin. */
function keyOf(path: string): string {
  return createHash('sha256').update(path).digest('hex')
}

function bytesName({ path, sha256 }: OriginalRecord): string {
  return `${keyOf(path)}-${sha256.slice(0, 16)}`
}

/** The key of a stored file, from its name. */
function keyIn(name: string): string {
  return name.slice(0, 64)
}
