import type { CatalogueRow } from '@prospectus/content/catalogue/catalogue-row'
import type { SnapshotParts } from '@prospectus/content/catalogue/snapshot-parts'
import type { BodyTable } from './body-file.ts'
import { bytesOf, decodeWordIndex, encodeWordIndex, numbersOf, sectionOf } from './stored-index.ts'
import { decodeRows, encodeRows } from './stored-rows.ts'

type Described = Pick<
  SnapshotParts,
  'spaceId' | 'version' | 'languages' | 'folders' | 'datasources'
> & { readonly builtAt: string }

/** The parts of a snapshot, and where its bodies lie, as sections of a file. */
export function* encodeParts(
  parts: SnapshotParts,
  bodies: BodyTable,
): Generator<readonly [name: string, bytes: Uint8Array]> {
  const { spaceId, version, languages, folders, datasources, rows } = parts
  const builtAt = parts.builtAt.toISOString()
  const described: Described = { spaceId, version, builtAt, languages, folders, datasources }
  yield ['described', Buffer.from(JSON.stringify(described))]
  yield ['body-ends', bytesOf(bodies.ends)]
  yield ['body-checks', bytesOf(bodies.checks)]
  yield ['by-position', bytesOf(parts.byPosition)]
  yield ['newest-first', bytesOf(parts.newestFirst)]
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    yield [ROWS, encodeRows(rows.slice(start, start + ROWS_AT_ONCE))]
  }
  yield* encodeWordIndex('phrases', parts.phrases)
  yield* encodeWordIndex('full-text', parts.fullText)
}

/** The parts and the table of bodies, from the sections that `encodeParts` made, in their order. */
export function decodeParts(
  contents: Iterable<readonly [name: string, bytes: Buffer<ArrayBuffer>]>,
): { readonly parts: SnapshotParts; readonly bodies: BodyTable } {
  const rows: CatalogueRow[] = []
  const sections = new Map<string, Buffer<ArrayBuffer>>()
  for (const [name, bytes] of contents) {
    if (name === ROWS) decodeRows(bytes, rows)
    else sections.set(name, bytes)
  }
  const described: Described = JSON.parse(sectionOf(sections, 'described').toString('utf8'))
  const parts: SnapshotParts = {
    ...described,
    builtAt: new Date(described.builtAt),
    rows,
    byPosition: numbersOf(sectionOf(sections, 'by-position')),
    newestFirst: numbersOf(sectionOf(sections, 'newest-first')),
    phrases: decodeWordIndex('phrases', sections),
    fullText: decodeWordIndex('full-text', sections),
  }
  const bodies: BodyTable = {
    ends: new Float64Array(sectionOf(sections, 'body-ends').buffer),
    checks: numbersOf(sectionOf(sections, 'body-checks')),
  }
  return { parts, bodies }
}

/** All sections of rows have this name. */
const ROWS = 'rows'
const ROWS_AT_ONCE = 2000
