import { readFile } from 'node:fs/promises'
import { setImmediate as turn } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { DamagedSnapshotError } from './damaged-snapshot.ts'
import { checkInParts } from './section-file.ts'
import { writeSynced } from './synced-files.ts'

/**
 * Writes values to a new file and brings it to the disk: a line with the sum over all that follows, then
 * a line of JSON for each value.
 */
export async function writeCheckedLines(path: string, values: Iterable<unknown>): Promise<void> {
  const lines: Buffer[] = []
  let check = 0
  for (const value of values) {
    const line = Buffer.from(`${JSON.stringify(value)}\n`)
    check = crc32(line, check)
    if (lines.push(line) % LINES_PER_SLICE === 0) await turn()
  }
  await writeSynced(path, Buffer.concat([Buffer.from(checkLine(check)), ...lines]))
}

/**
 * The lines that `writeCheckedLines` wrote, as text; other work has its turn in between.
 *
 * @throws {DamagedSnapshotError} when the file is torn or has changed
 */
export async function* readCheckedLines(path: string): AsyncGenerator<string, undefined> {
  const bytes = await readFile(path)
  const start = bytes.indexOf(LINE_BREAK) + 1
  const rest = bytes.subarray(start)
  if (bytes.toString('utf8', 0, start) !== checkLine(await checkInParts(rest))) {
    throw new DamagedSnapshotError(path, 'its sum does not agree')
  }
  let count = 0
  for (const line of linesOf(rest)) {
    yield line
    if (++count % LINES_PER_SLICE === 0) await turn()
  }
}

/** The lines of a text, without their line breaks. */
export function* linesOf(bytes: Buffer): Generator<string, undefined> {
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(LINE_BREAK, start)
    const end = found === -1 ? bytes.length : found
    yield bytes.toString('utf8', start, end)
    start = end + 1
  }
}

function checkLine(check: number): string {
  return `${JSON.stringify({ check })}\n`
}

const LINE_BREAK = 10
const LINES_PER_SLICE = 50
