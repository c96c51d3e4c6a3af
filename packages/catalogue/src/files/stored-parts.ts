import type { Pause } from '../rows/pause.ts'
import type { SnapshotRow } from '../rows/snapshot-row.ts'
import type { SnapshotParts } from '../snapshot/snapshot-parts.ts'
import type { BodyTable } from './body-file.ts'
import { bytesOf, decodeWordIndex, encodeWordIndex, numbersOf, sectionOf } from './stored-index.ts'
import { decodeRows, encodeRows } from './stored-rows.ts'

/** What a snapshot says of itself as a whole. */
export type Described = Pick<
  SnapshotParts,
  'spaceId' | 'version' | 'builtAt' | 'languages' | 'folders' | 'datasources'
>

type StoredDescription = Omit<Described, 'builtAt'> & { readonly builtAt: string }

/** The parts of a snapshot, and where its bodies lie, as sections of a file. */
export function* encodeParts(
  parts: SnapshotParts,
  bodies: BodyTable,
): Generator<readonly [name: string, bytes: Uint8Array]> {
  const { spaceId, version, builtAt, languages, folders, datasources, rows } = parts
  const described: Described = { spaceId, version, builtAt, languages, folders, datasources }
  yield ['described', Buffer.from(JSON.stringify(described))]
  yield ['body-ends', bytesOf(bodies.ends)]
  yield ['body-checks', bytesOf(bodies.checks)]
  yield ['by-position', bytesOf(parts.byPosition)]
  yield ['newest-first', bytesOf(parts.newestFirst)]
  for (let start = 0; start < rows.length; start += ROWS_PER_SLICE) {
    yield [ROWS, encodeRows(rows.slice(start, start + ROWS_PER_SLICE))]
  }
  yield* encodeWordIndex('phrases', parts.phrases)
  yield* encodeWordIndex('full-text', parts.fullText)
}

/** The parts and the table of bodies, from the sections that `encodeParts` made, in their order. */
export async function decodeParts(
  contents: AsyncIterable<readonly [name: string, bytes: Buffer<ArrayBuffer>]>,
  pause: Pause,
): Promise<{ readonly parts: SnapshotParts; readonly bodies: BodyTable }> {
  const rows: SnapshotRow[] = []
  const sections = new Map<string, Buffer<ArrayBuffer>>()
  for await (const [name, bytes] of contents) {
    if (name === ROWS) decodeRows(bytes, rows)
    else sections.set(name, bytes)
  }
  const described = decodeDescribed(sectionOf(sections, 'described'))
  const parts: SnapshotParts = {
    ...described,
    rows,
    byPosition: numbersOf(sectionOf(sections, 'by-position')),
    newestFirst: numbersOf(sectionOf(sections, 'newest-first')),
    phrases: await decodeWordIndex('phrases', sections, pause),
    fullText: await decodeWordIndex('full-text', sections, pause),
  }
  return { parts, bodies: decodeBodyTable(sections) }
}

/** What the section `described` says. */
export function decodeDescribed(bytes: Buffer): Described {
  const stored: StoredDescription = JSON.parse(bytes.toString('utf8'))
  return { ...stored, builtAt: new Date(stored.builtAt) }
}

/** Where the bodies lie, from the sections of that. */
export function decodeBodyTable(sections: ReadonlyMap<string, Buffer<ArrayBuffer>>): BodyTable {
  return {
    ends: new Float64Array(sectionOf(sections, 'body-ends').buffer),
    checks: numbersOf(sectionOf(sections, 'body-checks')),
  }
}

/** All sections of rows have this name. */
const ROWS = 'rows'
/** Decoded without a pause. */
const ROWS_PER_SLICE = 500
