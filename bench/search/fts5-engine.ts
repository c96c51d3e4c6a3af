import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { parseQuery } from '@prospectus/catalogue/matching/match'
import { WEIGHTS } from '@prospectus/catalogue/matching/score'
import type { ResourceView } from '@prospectus/catalogue/resources/centre-query'
import { fold } from '@prospectus/content/text/fold'
import { documents } from './documents.ts'
import type { EngineKind, SearchResults } from './engine.ts'

interface Tokenization {
  /** Tokenizer options of the full-text table. */
  readonly options: string
  /** Returns a term's match expression; undefined if the term is too short. */
  readonly matchTerm: (term: string) => string | undefined
  readonly unsupported: readonly string[]
}

/** Words and their prefixes; lists of prefixes of one to three characters are stored. */
export const BY_WORDS: Tokenization = {
  options: `tokenize='unicode61 remove_diacritics 0', prefix='1 2 3', detail=none`,
  matchTerm: (term) => `"${term}"*`,
  unsupported: ['inside a word'],
}

/** Trigrams find any part of a word (SEARCH-2). Terms of one or two characters are ignored. */
export const BY_TRIGRAMS: Tokenization = {
  options: `tokenize='trigram case_sensitive 1'`,
  matchTerm: (term) => (term.length < 3 ? undefined : `"${term}"`),
  unsupported: ['one or two letters'],
}

/**
 * SQLite with FTS5. The table is contentless, since finding and ranking need no bodies. Ranking follows SEARCH-3, in SQL
 * over folded names, without BM25, which is slow for common words. Each filter has an index; the page cache has 64 MB,
 * and the file is memory-mapped.
 */
export function fts5Engine({ options, matchTerm, unsupported }: Tokenization): EngineKind {
  return {
    unsupported,
    maxStories: Number.POSITIVE_INFINITY,
    build: async (folder, size) => {
      const db = new DatabaseSync(join(folder, FILE))
      db.exec(`pragma journal_mode = off; pragma synchronous = off; pragma page_size = 8192; begin;
        create table story (id integer primary key, name text, description text, lang text, tab text,
          position integer, type text, date integer);
        create table theme (value text, id integer, primary key (value, id)) without rowid;
        create table industry (value text, id integer, primary key (value, id)) without rowid;
        create virtual table words using fts5 (text, content='', ${options});
        create virtual table cards using fts5 (name, description, content='',
          tokenize='trigram case_sensitive 1')`)
      await insertDocuments(db, size)
      db.exec(`create index story_list on story (lang, type, date desc);
        insert into words (words) values ('optimize'); insert into cards (cards) values ('optimize');
        commit; analyze`)
      db.close()
    },
    open: async (folder) => {
      const db = new DatabaseSync(join(folder, FILE), { readOnly: true })
      db.exec(
        'pragma cache_size = -65536; pragma mmap_size = 1073741824; pragma temp_store = memory',
      )
      const hits = `from words join story on story.id = words.rowid
        where words match :match and lang = 'en' and tab is not null`
      const counts = db.prepare(`select tab, count(*) as count ${hits} group by tab`)
      const page = db.prepare(`select id ${hits}
        order by ${SCORE} desc, tab <> 'page', position limit 50`)
      return {
        indexBytes: statSync(join(folder, FILE)).size,
        search: (text) => {
          const { folded, terms } = parseQuery(text)
          const match = terms.flatMap((term) => matchTerm(term) ?? []).join(' AND ')
          if (match === '') return { total: 0, ids: [] }
          const tabs = counts.all({ match })
          return {
            total: tabs.reduce((sum, { count }) => sum + Number(count), 0),
            ids: page.all({ match, query: folded }).map(({ id }) => Number(id)),
          }
        },
        filter: createFilter(db),
      }
    },
  }
}

async function insertDocuments(db: DatabaseSync, size: number): Promise<void> {
  const story = db.prepare('insert into story values (?, ?, ?, ?, ?, ?, ?, ?)')
  const theme = db.prepare('insert or ignore into theme values (?, ?)')
  const industry = db.prepare('insert or ignore into industry values (?, ?)')
  const words = db.prepare('insert into words (rowid, text) values (?, ?)')
  const cards = db.prepare('insert into cards (rowid, name, description) values (?, ?, ?)')
  for await (const document of documents(size)) {
    const {
      id,
      name,
      description,
      lang,
      tab = null,
      position,
      resourceType = null,
      date,
    } = document
    story.run(id, name, description, lang, tab, position, resourceType, date)
    for (const value of document.themes) theme.run(value, id)
    for (const value of document.industries) industry.run(value, id)
    if (tab !== null) {
      words.run(id, `${name}\n${description}\n${document.body}\n${document.tags}`)
    }
    if (resourceType !== null) cards.run(id, name, description)
  }
}

const SCORE = `(case instr(name, :query)
  when 0 then 0
  when 1 then iif(name = :query, ${WEIGHTS.exact}, ${WEIGHTS.prefix})
  else max(${WEIGHTS.insideMinimum}, ${WEIGHTS.inside} + 1 - instr(name, :query)) end
  + iif(tab = 'page', ${WEIGHTS.page}, 0))`
const FILE = 'search.sqlite'

/** Creates the filter of the resources centre: RES-8's phrase by trigrams, or by a scan if it is short. */
function createFilter(db: DatabaseSync): (query: ResourceView) => SearchResults {
  const prepared = new Map<string, StatementSync>()
  const statement = (sql: string) => {
    const cached = prepared.get(sql) ?? db.prepare(sql)
    prepared.set(sql, cached)
    return cached
  }
  return ({ lang, type, theme, industry, text = '', page, perPage }) => {
    const phrase = fold(text)
    const conditions = [
      'lang = :lang',
      type ? 'type = :type' : 'type is not null',
      ...(theme ? ['id in (select id from theme where value = :theme)'] : []),
      ...(industry ? ['id in (select id from industry where value = :industry)'] : []),
      ...(phrase === '' ? [] : [phrase.length < 3 ? CONTAINS_PHRASE : MATCHES_PHRASE]),
    ]
    const values = {
      lang,
      ...(type && { type }),
      ...(theme && { theme }),
      ...(industry && { industry }),
      ...(phrase !== '' && { phrase: phrase.length < 3 ? phrase : `"${phrase}"` }),
    }
    const from = `from story where ${conditions.join(' and ')}`
    const counted = statement(`select count(*) as total ${from}`).get(values)
    const select = statement(`select id ${from} order by date desc limit :limit offset :offset`)
    return {
      total: Number(counted?.total ?? 0),
      ids: select
        .all({ ...values, limit: perPage, offset: (page - 1) * perPage })
        .map(({ id }) => Number(id)),
    }
  }
}

const CONTAINS_PHRASE = '(instr(name, :phrase) > 0 or instr(description, :phrase) > 0)'
const MATCHES_PHRASE = 'id in (select rowid from cards where cards match :phrase)'
