import { words } from '../matching/terms.ts'
import { isListedResource } from '../resources/resource-types.ts'
import type { Pause } from '../rows/pause.ts'
import { isSearched, type SnapshotRow } from '../rows/snapshot-row.ts'
import { searchableText } from '../words/searchable-text.ts'
import { WordIndexBuilder } from '../words/word-index-builder.ts'
import { type BrokenStory, createRowReader } from './read-row.ts'
import type { BodyWriter, ContentSource } from './snapshot.ts'
import { UnusableContentError } from './unusable-content.ts'

/** The result of reading the stories of a source once. */
export interface ReadStories {
  readonly rows: readonly SnapshotRow[]
  /** Left out. */
  readonly broken: readonly BrokenStory[]
  readonly phrases: WordIndexBuilder
  readonly fullText: WordIndexBuilder
}

/**
 * Reads the stories of a source one by one: each gives a row and its words, and its body goes to `bodies`.
 * Throws `UnusableContentError` for anything that is not a story and for duplicate stories.
 */
export async function readStories(
  source: ContentSource,
  bodies: BodyWriter,
  pause: Pause,
): Promise<ReadStories> {
  const readRow = createRowReader(source.languages)
  const refuseTwice = createRefusalOfTwins()
  const rows: SnapshotRow[] = []
  const broken: BrokenStory[] = []
  const phrases = new WordIndexBuilder()
  const fullText = new WordIndexBuilder()
  for await (const story of source.stories()) {
    if (typeof story !== 'object' || story === null) {
      throw new UnusableContentError('The list of stories holds something that is not a story')
    }
    const number = rows.length
    const row = readRow(story, number)
    if ('reason' in row) {
      broken.push(row)
      continue
    }
    refuseTwice(row)
    await bodies.append(JSON.stringify(story))
    rows.push(row)
    if (isListedResource(row.entry)) {
      phrases.add(number, row.foldedName.split(' '))
      phrases.add(number, row.foldedDescription.split(' '))
    }
    if (isSearched(row.entry)) fullText.add(number, words(searchableText(story, row).text))
    if (number % STRETCH === 0) await pause()
  }
  return { rows, broken, phrases, fullText }
}

function createRefusalOfTwins(): (row: SnapshotRow) => void {
  const seen = { id: new Set<number>(), uuid: new Set<string>(), fullSlug: new Set<string>() }
  const add = <T>(known: Set<T>, value: T, what: string) => {
    if (known.has(value)) throw new UnusableContentError(`Two stories have the ${what} ${value}`)
    known.add(value)
  }
  return ({ entry }) => {
    add(seen.id, entry.id, 'id')
    add(seen.uuid, entry.uuid, 'uuid')
    add(seen.fullSlug, entry.fullSlug, 'full slug')
  }
}

const STRETCH = 8
