import { parseQuery } from '../matching/match.ts'
import { allowedSlips, nearestWord } from '../matching/nearest-word.ts'
import { addRows, listRows, noRows } from '../rows/row-set.ts'
import { keepListed } from '../words/postings.ts'
import { wordsContaining } from '../words/word-index.ts'
import { createAddedMatch } from './added-row.ts'
import { wordsNear } from './corrections-profiles.ts'
import { groupKey } from './site-search.ts'
import type { Snapshot } from './snapshot.ts'
import type { SnapshotState } from './snapshot-state.ts'

/** The nearest words of the site search (SEARCH-2), over the words of the base and of added rows. */
export function createCorrections(state: SnapshotState): Snapshot['nearestWord'] {
  const { fullText } = state.base
  return (term, lang) => {
    const slips = allowedSlips(term)
    if (slips === 0) return term
    const rows = searchedRows(state, lang)
    const added = rows.added.flatMap((number) => state.added[number] ?? [])
    const storiesWith = (words: readonly number[]) =>
      keepListed(fullText.rows, words, rows.base.slice())

    if (storiesWith(wordsContaining(fullText, term)) > 0) return term
    if (added.some(createAddedMatch(parseQuery(term)))) return term

    const inBase = new Map(wordsNear(fullText, term, slips).map(({ word, line }) => [word, line]))
    const inAdded = new Map<string, number>()
    for (const row of added) {
      for (const { word } of wordsNear(row, term, slips)) {
        inAdded.set(word, (inAdded.get(word) ?? 0) + 1)
      }
    }
    return nearestWord(term, [...inBase.keys(), ...inAdded.keys()], (word) => {
      const number = inBase.get(word)
      return (number === undefined ? 0 : storiesWith([number])) + (inAdded.get(word) ?? 0)
    })
  }
}

/**
 * The stories that both queries of SEARCH-2 start from: a set of base rows, and indexes into the list of
 * added rows.
 */
function searchedRows({ base, added, searched }: SnapshotState, lang: string) {
  const rows = noRows(base.firstAdded + added.length)
  for (const component of ['page', 'resource']) {
    addRows(rows, searched.get(groupKey({ lang, component }))?.members ?? noRows(0))
  }
  const border = base.firstAdded >>> 5
  return { base: rows.subarray(0, border), added: listRows(rows.subarray(border)) }
}
