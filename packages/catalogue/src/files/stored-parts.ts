import type { Postings } from '../full-text/postings.ts'
import type { WordIndex } from '../full-text/word-index.ts'
import type { Entry, SnapshotRow } from '../rows/entry.ts'
import { inSlices, type Pause } from '../rows/pause.ts'
import type { SnapshotParts } from '../snapshot/snapshot.ts'
import type { BodyTable } from './body-file.ts'
import { linesOf } from './checked-files.ts'

type Description = Pick<
  SnapshotParts,
  'spaceId' | 'version' | 'builtAt' | 'languages' | 'folders' | 'datasources'
>

type NamedSection = readonly [name: string, bytes: Uint8Array]

type StoredDescription = Omit<Description, 'builtAt'> & { readonly builtAt: string }

/** Encodes the parts of a snapshot and its body table as sections of a file. */
export function* encodeParts(parts: SnapshotParts, bodies: BodyTable): Generator<NamedSection> {
  const { spaceId, version, builtAt, languages, folders, datasources, rows } = parts
  const description: Description = { spaceId, version, builtAt, languages, folders, datasources }
  yield ['described', Buffer.from(JSON.stringify(description))]
  yield ['body-ends', bytesOf(bodies.ends)]
  yield ['body-checks', bytesOf(bodies.checksums)]
  yield ['by-position', bytesOf(parts.byPosition)]
  yield ['newest-first', bytesOf(parts.newestFirst)]
  for (let start = 0; start < rows.length; start += ROWS_PER_SLICE) {
    yield [ROWS_SECTION, encodeRows(rows.slice(start, start + ROWS_PER_SLICE))]
  }
  yield* encodeWordIndex('phrases', parts.phrases)
  yield* encodeWordIndex('full-text', parts.fullText)
}

/** Decodes the sections that `encodeParts` created, in the same order. */
export async function decodeParts(
  contents: AsyncIterable<readonly [name: string, bytes: Buffer<ArrayBuffer>]>,
  pause: Pause,
): Promise<{ readonly parts: SnapshotParts; readonly bodies: BodyTable }> {
  const rows: SnapshotRow[] = []
  const sections = new Map<string, Buffer<ArrayBuffer>>()
  for await (const [name, bytes] of contents) {
    if (name === ROWS_SECTION) decodeRows(bytes, rows)
    else sections.set(name, bytes)
  }
  const description = decodeDescription(storedSection(sections, 'described'))
  const parts: SnapshotParts = {
    ...description,
    rows,
    byPosition: numbersOf(storedSection(sections, 'by-position')),
    newestFirst: numbersOf(storedSection(sections, 'newest-first')),
    phrases: await decodeWordIndex('phrases', sections, pause),
    fullText: await decodeWordIndex('full-text', sections, pause),
  }
  return { parts, bodies: decodeBodyTable(sections) }
}

export function decodeDescription(bytes: Buffer): Description {
  const stored: StoredDescription = JSON.parse(bytes.toString('utf8'))
  return { ...stored, builtAt: new Date(stored.builtAt) }
}

export function decodeBodyTable(sections: ReadonlyMap<string, Buffer<ArrayBuffer>>): BodyTable {
  return {
    ends: new Float64Array(storedSection(sections, 'body-ends').buffer),
    checksums: numbersOf(storedSection(sections, 'body-checks')),
  }
}

const ROWS_SECTION = 'rows'
const ROWS_PER_SLICE = 500

/** Members of an entry in the order in which they are stored. */
const STORED_KEYS = [
  'id',
  'uuid',
  'name',
  'fullSlug',
  'path',
  'section',
  'lang',
  'component',
  'position',
  'isStartpage',
  'preventIndexing',
  'date',
  'publishedAt',
  'description',
  'author',
  'themes',
  'industries',
] as const satisfies readonly (keyof Entry)[]

type ValuesOf<Keys extends readonly (keyof Entry)[]> = {
  readonly [Index in keyof Keys]: Entry[Keys[Index]]
}

type StoredRow = readonly [
  ...ValuesOf<typeof STORED_KEYS>,
  foldedName: string,
  foldedDescription: string,
  parentId: number,
]

/** Lines of JSON, each with an array of up to `ROWS_PER_LINE` rows. */
function encodeRows(rows: readonly SnapshotRow[]): Uint8Array {
  const lines: string[] = []
  for (let start = 0; start < rows.length; start += ROWS_PER_LINE) {
    const line = rows.slice(start, start + ROWS_PER_LINE)
    lines.push(`${JSON.stringify(line.map(storedRow))}\n`)
  }
  return Buffer.from(lines.join(''))
}

function decodeRows(bytes: Buffer, rows: SnapshotRow[]): void {
  for (const line of linesOf(bytes)) {
    const stored: readonly StoredRow[] = JSON.parse(line)
    for (const row of stored) rows.push(readStoredRow(row, rows.length))
  }
}

function storedRow({ entry, foldedName, foldedDescription, parentId }: SnapshotRow) {
  return [...STORED_KEYS.map((key) => entry[key]), foldedName, foldedDescription, parentId]
}

function readStoredRow(stored: StoredRow, row: number): SnapshotRow {
  const [id, uuid, name, fullSlug, path, section, lang, component, position, ...afterPosition] =
    stored
  const [isStartpage, preventIndexing, date, publishedAt, description, ...afterDescription] =
    afterPosition
  const [author, themes, industries, foldedName, foldedDescription, parentId] = afterDescription
  return {
    entry: {
      row,
      id,
      uuid,
      name,
      fullSlug,
      path,
      section,
      lang,
      component,
      position,
      isStartpage,
      preventIndexing,
      date,
      publishedAt,
      description,
      author,
      themes: themes.length === 0 ? NONE : themes,
      industries: industries.length === 0 ? NONE : industries,
    },
    foldedName,
    foldedDescription,
    parentId,
  }
}

/** Rows per line; few, because short lines are cheap to garbage-collect. */
const ROWS_PER_LINE = 50
const NONE: readonly string[] = []

/** Encodes an index as sections whose names begin with `name`; numbers are little-endian. */
function* encodeWordIndex(name: string, index: WordIndex): Generator<NamedSection> {
  yield [`${name}.words`, Buffer.from(index.words)]
  yield [`${name}.starts`, bytesOf(index.starts)]
  yield [`${name}.pieces`, Buffer.from(JSON.stringify([...index.grams.keys()]))]
  yield* encodePostings(`${name}.rows`, index.rows)
  yield* encodePostings(`${name}.words-of-piece`, index.wordsOfGram)
}

async function decodeWordIndex(
  name: string,
  sections: ReadonlyMap<string, Buffer>,
  pause: Pause,
): Promise<WordIndex> {
  const gramList: readonly string[] = JSON.parse(
    storedSection(sections, `${name}.pieces`).toString(),
  )
  const grams = new Map<string, number>()
  await inSlices(gramList.length, GRAMS_PER_SLICE, pause, (number) => {
    grams.set(gramList[number] as string, number)
  })
  return {
    words: storedSection(sections, `${name}.words`).toString('utf8'),
    starts: numbersOf(storedSection(sections, `${name}.starts`)),
    grams,
    rows: decodePostings(`${name}.rows`, sections),
    wordsOfGram: decodePostings(`${name}.words-of-piece`, sections),
  }
}

function* encodePostings(name: string, postings: Postings): Generator<NamedSection> {
  yield [`${name}.universe`, bytesOf(Uint32Array.of(postings.universe))]
  yield [`${name}.counts`, bytesOf(postings.counts)]
  yield [`${name}.starts`, bytesOf(postings.starts)]
  yield [`${name}.sparse`, postings.sparse]
  yield [`${name}.dense`, bytesOf(postings.dense)]
}

function decodePostings(name: string, sections: ReadonlyMap<string, Buffer>): Postings {
  return {
    universe: numbersOf(storedSection(sections, `${name}.universe`))[0] ?? 0,
    counts: numbersOf(storedSection(sections, `${name}.counts`)),
    starts: numbersOf(storedSection(sections, `${name}.starts`)),
    sparse: new Uint8Array(storedSection(sections, `${name}.sparse`).buffer),
    dense: numbersOf(storedSection(sections, `${name}.dense`)),
  }
}

/** The section with this name; throws an `Error` if it is missing. */
export function storedSection(sections: ReadonlyMap<string, Buffer>, name: string): Buffer {
  const bytes = sections.get(name)
  if (bytes === undefined) throw new Error(`The snapshot has no section ${name}`)
  return bytes
}

function bytesOf(numbers: Uint32Array | Float64Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
}

/** Views a section as numbers, which are aligned because each section has its own `ArrayBuffer`. */
function numbersOf(section: Buffer): Uint32Array {
  return new Uint32Array(section.buffer, section.byteOffset, section.byteLength / 4)
}

const GRAMS_PER_SLICE = 20_000
