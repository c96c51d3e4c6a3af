import { type FileHandle, open, readFile, writeFile } from 'node:fs/promises'
import { setImmediate as pause } from 'node:timers/promises'
import { crc32 } from 'node:zlib'

/** A stored snapshot differs from what was written and must be built again. */
export class DamagedSnapshotError extends Error {
  override readonly name = 'DamagedSnapshotError'

  constructor(path: string, reason: string) {
    super(`The snapshot file ${path} is damaged: ${reason}`)
  }
}

export function isFileNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** Writes a new file and flushes it to disk. */
export async function writeDurably(path: string, contents: string | Uint8Array): Promise<void> {
  await writeFile(path, contents, { flag: 'wx', flush: true })
}

/** Flushes a folder's directory entries to disk. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Writes a checksum line, then each value as a line of JSON, to a new file and flushes it to disk. */
export async function writeCheckedLines(path: string, values: Iterable<unknown>): Promise<void> {
  const lines: Buffer[] = []
  let check = 0
  for (const value of values) {
    const line = Buffer.from(`${JSON.stringify(value)}\n`)
    check = crc32(line, check)
    if (lines.push(line) % LINES_PER_SLICE === 0) await pause()
  }
  await writeDurably(path, Buffer.concat([Buffer.from(checksumLine(check)), ...lines]))
}

/** Reads the lines that `writeCheckedLines` wrote, with pauses for other work. Throws `DamagedSnapshotError`. */
export async function* readCheckedLines(path: string): AsyncGenerator<string, undefined> {
  const bytes = await readFile(path)
  const start = bytes.indexOf(LINE_BREAK) + 1
  const lines = bytes.subarray(start)
  if (bytes.toString('utf8', 0, start) !== checksumLine(await checksumInSlices(lines))) {
    throw new DamagedSnapshotError(path, 'the checksum does not match')
  }
  let count = 0
  for (const line of linesOf(lines)) {
    yield line
    if (++count % LINES_PER_SLICE === 0) await pause()
  }
}

/** Splits bytes into lines without line breaks. */
export function* linesOf(bytes: Buffer): Generator<string, undefined> {
  for (let start = 0; start < bytes.length; ) {
    const lineBreak = bytes.indexOf(LINE_BREAK, start)
    const end = lineBreak === -1 ? bytes.length : lineBreak
    yield bytes.toString('utf8', start, end)
    start = end + 1
  }
}

function checksumLine(check: number): string {
  return `${JSON.stringify({ check })}\n`
}

const LINE_BREAK = 10
const LINES_PER_SLICE = 50

/** A named part of a file, as the manifest lists it. */
export interface Section {
  readonly name: string
  /** Length. */
  readonly bytes: number
  /** CRC-32. */
  readonly check: number
}

/** Writes sections to a new file and flushes it to disk. */
export async function writeSections(
  path: string,
  contents: Iterable<readonly [name: string, bytes: Uint8Array]>,
): Promise<readonly Section[]> {
  const file = await open(path, 'wx')
  try {
    const sections: Section[] = []
    for (const [name, bytes] of contents) {
      sections.push({ name, bytes: bytes.length, check: await checksumInSlices(bytes) })
      await file.appendFile(bytes)
    }
    await file.sync()
    return sections
  } finally {
    await file.close()
  }
}

/** Reads a file's sections, each into its own buffer, with pauses for other work. Throws `DamagedSnapshotError`. */
export async function* readSections(
  path: string,
  sections: readonly Section[],
): AsyncGenerator<readonly [name: string, bytes: Buffer<ArrayBuffer>]> {
  const file = await open(path, 'r')
  try {
    for (const { name, bytes, check } of sections) {
      const section = Buffer.from(new ArrayBuffer(bytes))
      const length = await readAll(file, section)
      if (length < bytes) throw new DamagedSnapshotError(path, `it ends within ${name}`)
      if ((await checksumInSlices(section)) !== check) {
        throw new DamagedSnapshotError(path, `the checksum of ${name} does not match`)
      }
      yield [name, section]
    }
  } finally {
    await file.close()
  }
}

async function readAll(file: FileHandle, bytes: Uint8Array): Promise<number> {
  for (let done = 0; ; ) {
    const length = Math.min(bytes.length - done, READ_SLICE_BYTES)
    const { bytesRead } = await file.read(bytes, done, length, null)
    done += bytesRead
    if (bytesRead === 0 || done === bytes.length) return done
  }
}

/** Calculates a CRC-32, in slices with pauses, because many megabytes at once would block the process. */
async function checksumInSlices(bytes: Uint8Array): Promise<number> {
  let check = 0
  for (let start = 0; start < bytes.length; start += CHECKSUM_SLICE_BYTES) {
    check = crc32(bytes.subarray(start, start + CHECKSUM_SLICE_BYTES), check)
    await pause()
  }
  return check
}

const CHECKSUM_SLICE_BYTES = 4 << 20
const READ_SLICE_BYTES = 4 << 20
