import { hasPage } from '@prospectus/content/reading/story-kind'
import { fold } from '@prospectus/content/text/fold'
import { containsPhrase } from '@prospectus/content/text/word-beginnings'
import type { Clause } from '@prospectus/protocol/query/operations'
import type { FilterField, StoriesSelection } from '@prospectus/protocol/query/stories-query'
import { numberPredicate, textsPredicate } from '@prospectus/protocol/query/texts-predicate'
import type { Entry, SnapshotRow } from './entry.ts'

/** Builds a predicate for a query's conditions except uuids (CALL-4). Stories without a page never match. */
export function rowPredicate({
  startsWith,
  clauses,
  text,
}: Pick<StoriesSelection, 'startsWith' | 'clauses' | 'text'>): (row: SnapshotRow) => boolean {
  const phrase = fold(text)
  const dayOf = createDayFormat()
  const predicates = clauses.map((clause) => clausePredicate(clause, dayOf))
  return ({ entry, foldedName, foldedDescription }) =>
    hasPage(entry.component) &&
    (startsWith.length === 0 || startsWith.some((start) => entry.fullSlug.startsWith(start))) &&
    predicates.every((holds) => holds(entry)) &&
    (containsPhrase(phrase, foldedName) || containsPhrase(phrase, foldedDescription))
}

/**
 * Compares fields as the snapshot has read them (DATA-3): the component without `modules/` (DATA-2), or no value if it
 * is unknown; the date as `YYYY-MM-DD HH:mm` in UTC, or as a number for `gt_date` and `lt_date`.
 */
function clausePredicate(clause: Clause<FilterField>, dayOf: DayOf): (entry: Entry) => boolean {
  const { field } = clause
  if (field === 'date' && (clause.operation === 'gt_date' || clause.operation === 'lt_date')) {
    const holds = numberPredicate(clause)
    return ({ date }) => holds(date)
  }
  const spell = (text: string) =>
    field === 'component' ? text.replace(/^(\**)modules\//, '$1') : text
  const holds = textsPredicate(clause, { fold, spell })
  switch (field) {
    case 'component':
      return ({ component }) => holds(component === 'other' ? NONE : [component])
    case 'theme':
      return ({ themes }) => holds(themes)
    case 'industry':
      return ({ industries }) => holds(industries)
    case 'date':
      return ({ date }) => holds([dateText(date, dayOf)])
  }
}

type DayOf = (day: number) => string

/** Formats days, counted from 1970, as `YYYY-MM-DD`; keeps the results. */
function createDayFormat(): DayOf {
  const days = new Map<number, string>()
  return (day) => {
    const text = days.get(day) ?? new Date(day * DAY_MS).toISOString().slice(0, 10)
    days.set(day, text)
    return text
  }
}

function dateText(milliseconds: number, dayOf: DayOf): string {
  const day = Math.floor(milliseconds / DAY_MS)
  const minutes = Math.floor((milliseconds - day * DAY_MS) / MINUTE_MS)
  return `${dayOf(day)} ${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number)
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const NONE: readonly string[] = []
