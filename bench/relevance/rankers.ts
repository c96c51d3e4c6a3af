import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openSnapshot } from '@prospectus/catalogue/files/open-snapshot'
import { writeSnapshot } from '@prospectus/catalogue/files/write-snapshot'
import { wordsOf } from '@prospectus/catalogue/matching/terms'
import type { ContentSource } from '@prospectus/catalogue/snapshot/snapshot'
import { fold } from '@prospectus/content/text/fold'
import MiniSearch from 'minisearch'
import { rankedResults } from '../catalogue/ranked-results.ts'
import type { Document } from '../search/documents.ts'

/** Searches; returns full slugs in the order of the results. */
export type Ranker = (text: string) => readonly string[]

/** A document with the full slug by which results are judged. */
export interface JudgedDocument extends Document {
  readonly fullSlug: string
}

/** The site's own search: the order of SEARCH-3. */
export async function catalogueRanker(source: ContentSource): Promise<Ranker> {
  const folder = mkdtempSync(join(tmpdir(), 'relevance-'))
  const { snapshot: written } = await writeSnapshot(source, folder, { version: '1' })
  written.close()
  const snapshot = await openSnapshot(folder, source.spaceId)
  if (snapshot === undefined)
    throw new Error(`The snapshot just written to ${folder} cannot be opened`)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return (text) => rankedResults(snapshot, text).map(({ entry }) => entry.fullSlug)
}

/** MiniSearch as its manual tunes it: names first, prefixes and typing errors found, any of the words. */
export function minisearchRanker(documents: readonly JudgedDocument[]): Ranker {
  const index = new MiniSearch<JudgedDocument>({
    fields: [...FIELDS],
    storeFields: ['fullSlug'],
    tokenize: (text) => [...wordsOf(text)],
    processTerm: (term) => term,
  })
  index.addAll(documents)
  return (text) =>
    index
      .search(fold(text), {
        boost: { name: 8, description: 4, tags: 3 },
        prefix: (term) => term.length > 3,
        fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      })
      .map(({ fullSlug }) => String(fullSlug))
}

/** FTS5 with English stems, any of the words, ranked by BM25 with names first. */
export function fts5Ranker(documents: readonly JudgedDocument[]): Ranker {
  const db = new DatabaseSync(':memory:')
  db.exec(`create virtual table story using fts5 (fullSlug unindexed, ${FIELDS.join(', ')},
    tokenize='porter unicode61')`)
  const insert = db.prepare('insert into story values (?, ?, ?, ?, ?)')
  for (const { fullSlug, ...document } of documents) {
    insert.run(fullSlug, ...FIELDS.map((field) => document[field]))
  }
  const select = db.prepare(
    `select fullSlug from story where story match ? order by bm25(story, 0, 8, 4, 1, 3) limit 50`,
  )
  return (text) => {
    const terms = [...wordsOf(fold(text))].map((word) => `"${word}"*`)
    return terms.length === 0
      ? []
      : select.all(terms.join(' OR ')).map(({ fullSlug }) => String(fullSlug))
  }
}

const FIELDS = ['name', 'description', 'body', 'tags'] as const
