import { FILE_EXTENSIONS } from '@prospectus/protocol/management/file-extensions'
import {
  type AssetType,
  assetTypeOfName,
  detectType,
  isDownload,
  isRaster,
  mimeType,
  SNIFFED_BYTES,
  typeOfContent,
} from '@prospectus/server/files/asset-type'
import { cleanPicture, pictureSize } from '@prospectus/server/images/clean-picture'
import { MAX_PIXELS } from '@prospectus/server/images/decoding-limit'
import { StorageError } from '../database/storage-error.ts'
import { cleanDrawing } from './clean-drawing.ts'
import type { DrawingProblem } from './drawing-weight.ts'

interface InspectedFile {
  /** Cleaned, for drawings and pictures. */
  readonly bytes: Uint8Array
  readonly contentType: string
  /** `{W}x{H}` of a picture, `x` of anything else (asset-addresses#addresses). */
  readonly size: string
}

/**
 * Detects the type of an upload by its bytes. Removes scripts and external resources from a drawing, and camera data
 * such as the location from a picture.
 * @param name with the original extension
 * @throws {StorageError} for an unsupported type, an empty file, a wrong extension, a download that `inspectDownload`
 * rejects, a drawing that is too large or too complex, or a picture that is broken or could never be converted
 */
export async function inspectUpload(name: string, bytes: Uint8Array): Promise<InspectedFile> {
  if (assetTypeOfName(name) === undefined) {
    throw invalidError(`${name} has an unsupported type; expected ${EXTENSION_LIST}.`)
  }
  if (bytes.length === 0) throw invalidError(`${name} is empty.`)
  const type = detectType(name, bytes.subarray(0, SNIFFED_BYTES))
  if (type === undefined) throw mismatchError(name, typeOfContent(bytes.subarray(0, SNIFFED_BYTES)))
  if (type === 'svg') return await inspectDrawing(name, bytes)
  const contentType = mimeType(type)
  if (isDownload(type)) inspectDownload(name, type, bytes)
  if (!isRaster(type)) return { bytes, contentType, size: 'x' }
  const size = await readSize(name, bytes)
  const cleanBytes = await cleanPicture(bytes)
  if (cleanBytes === undefined) throw unreadablePictureError(name)
  return { bytes: cleanBytes, contentType, size }
}

/**
 * Rejects a CSV or SQL file that is not text. Rejects a ZIP archive or Office document that is incomplete or damaged,
 * has an entry outside of its folder, does not match its extension, or holds macros.
 */
function inspectDownload(name: string, type: AssetType, bytes: Uint8Array): void {
  if (type === 'csv' || type === 'sql') {
    if (bytes.includes(0)) throw mismatchError(name)
    return
  }
  const entries = archiveEntryNames(bytes)
  if (entries === undefined) {
    throw invalidError(
      `${name} is incomplete or damaged and cannot be opened. Save it again, or pack it again if it is a ZIP archive, and upload the new file.`,
    )
  }
  const escapingEntry = entries.find((entry) => ESCAPING_PATH.test(entry))
  if (escapingEntry !== undefined) {
    throw invalidError(
      `${name} has an entry outside of its folder: ${escapingEntry}. Pack the archive without that entry.`,
    )
  }
  const documentEntry = DOCUMENT_ENTRIES[type]
  if (documentEntry === undefined) return
  if (!entries.includes(documentEntry)) {
    throw mismatchError(name, `a ZIP archive without ${documentEntry}`)
  }
  if (entries.some((entry) => entry.endsWith('vbaProject.bin'))) {
    throw invalidError(`${name} holds macros; save it without them.`)
  }
}

async function inspectDrawing(name: string, bytes: Uint8Array): Promise<InspectedFile> {
  assertDrawingSize(name, bytes)
  const result = await cleanDrawing(new TextDecoder().decode(bytes))
  if ('problem' in result) throw invalidError(`${name} ${DRAWING_MESSAGES[result.problem]}`)
  const cleanBytes = Buffer.from(result.text)
  // Escaping for XML can make the drawing longer.
  assertDrawingSize(name, cleanBytes)
  if (detectType(name, cleanBytes.subarray(0, SNIFFED_BYTES)) !== 'svg')
    throw unreadablePictureError(name)
  const contentType = mimeType('svg')
  return { bytes: cleanBytes, contentType, size: await readSize(name, cleanBytes) }
}

function assertDrawingSize(name: string, { length }: Uint8Array): void {
  if (length <= MAX_DRAWING_BYTES) return
  const maxMegabytes = MAX_DRAWING_BYTES / 1024 / 1024
  throw invalidError(`${name} is too large; a drawing may have at most ${maxMegabytes} MB.`)
}

const DRAWING_MESSAGES: Readonly<Record<DrawingProblem, string>> = {
  'too deep': 'nests groups more than 100 levels deep. Please save it with fewer levels.',
  'too heavy': 'draws more than 100,000 elements, copies included. Please simplify it.',
  'too complex': 'is too complex to be checked. Please simplify it.',
}

async function readSize(name: string, bytes: Uint8Array): Promise<string> {
  const size = await pictureSize(bytes)
  if (size === undefined || Math.max(size.width, size.height) > MAX_SIDE_PX)
    throw unreadablePictureError(name)
  return `${size.width}x${size.height}`
}

function unreadablePictureError(name: string): StorageError {
  const maxMegapixels = MAX_PIXELS / 1_000_000
  return invalidError(
    `${name} cannot be read as a picture, or is too large: more than ${maxMegapixels} million pixels, or a side of more than ${MAX_SIDE_PX} pixels.`,
  )
}

function mismatchError(name: string, found = 'an unknown type'): StorageError {
  const expected = assetTypeOfName(name)
  if (expected === 'csv' || expected === 'sql') {
    return invalidError(
      `${name} is not a valid .${expected} file; expected plain text in UTF-8, without markup.`,
    )
  }
  return invalidError(
    `The content of ${name} does not match its extension: found ${found}; expected ${expected}.`,
  )
}

function invalidError(message: string): StorageError {
  return new StorageError('invalid', message)
}

/** The entry that identifies an Office document. */
const DOCUMENT_ENTRIES: Readonly<Partial<Record<AssetType, string>>> = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
}
const ESCAPING_PATH = /^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)/i
const EXTENSION_LIST = Object.values(FILE_EXTENSIONS).flat().join(', ')
const MAX_DRAWING_BYTES = 2 * 1024 * 1024
/** Addresses of files have room for five digits per side. */
const MAX_SIDE_PX = 99_999

/** Names of a zip archive's entries, from its central directory; undefined if truncated or inconsistent. */
function archiveEntryNames(bytes: Uint8Array): readonly string[] | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const endRecordStart = file.lastIndexOf(END_SIGNATURE)
  if (endRecordStart === -1 || endRecordStart + END_BYTES > file.length) return undefined
  const entryCount = file.readUInt16LE(endRecordStart + 10)
  const names: string[] = []
  let offset = file.readUInt32LE(endRecordStart + 16)
  for (let index = 0; index < entryCount; index++) {
    if (
      offset + ENTRY_BYTES > endRecordStart ||
      !file.subarray(offset, offset + 4).equals(ENTRY_SIGNATURE)
    )
      return undefined
    const [nameLength = 0, extraLength = 0, commentLength = 0] = [28, 30, 32].map((field) =>
      file.readUInt16LE(offset + field),
    )
    const nameStart = offset + ENTRY_BYTES
    names.push(file.toString('utf8', nameStart, nameStart + nameLength))
    offset = nameStart + nameLength + extraLength + commentLength
  }
  return names
}

const ENTRY_SIGNATURE = Buffer.from('PK\u0001\u0002')
const ENTRY_BYTES = 46
const END_SIGNATURE = Buffer.from('PK\u0005\u0006')
const END_BYTES = 22
