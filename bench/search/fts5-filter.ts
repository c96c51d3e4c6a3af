import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { ResourceView } from '@prospectus/catalogue/resources/centre-query'
import { fold } from '@prospectus/content/text/fold'
import type { SearchResults } from './engine.ts'

/** The resources centre on the tables of `fts5-engine.ts`: RES-8's phrase by trigrams, or by a scan if it is short. */
export function createFilter(db: DatabaseSync): (query: ResourceView) => SearchResults {
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
    const found = statement(`select id ${from} order by date desc limit :limit offset :offset`)
    return {
      total: Number(counted?.total ?? 0),
      ids: found
        .all({ ...values, limit: perPage, offset: (page - 1) * perPage })
        .map(({ id }) => Number(id)),
    }
  }
}

const CONTAINS_PHRASE = '(instr(name, :phrase) > 0 or instr(description, :phrase) > 0)'
const MATCHES_PHRASE = 'id in (select rowid from cards where cards match :phrase)'
