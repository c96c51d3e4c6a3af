import type { Entry } from '../rows/entry.ts'
import type { FilterField } from './stories-query.ts'

/** What the fields of `filter_query` are compared by. */
export interface FieldTexts {
  readonly of: (field: FilterField, entry: Entry) => readonly string[]
  /** A value to compare with, as `of` spells it. */
  readonly spelt: (field: FilterField, value: string) => string
}

/**
 * The texts of a field as the catalogue has read it, in whichever shape it is stored (DATA-3): the
 * component without `modules/` before it (DATA-2), every theme, every industry, and the date as
 * `YYYY-MM-DD HH:mm` in UTC. None for a component that is not known.
 */
export function createFieldTexts(): FieldTexts {
  const days = new Map<number, string>()
  const dayOf = (day: number) => {
    const known = days.get(day) ?? new Date(day * DAY).toISOString().slice(0, 10)
    days.set(day, known)
    return known
  }
  const dateText = (milliseconds: number) => {
    const day = Math.floor(milliseconds / DAY)
    const minutes = Math.floor((milliseconds - day * DAY) / MINUTE)
    return `${dayOf(day)} ${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
  }
  return {
    of: (field, { component, themes, industries, date }) => {
      if (field === 'component') return component === 'other' ? NONE : [component]
      if (field === 'date') return [dateText(date)]
      return field === 'theme' ? themes : industries
    },
    spelt: (field, value) =>
      field === 'component' ? value.replace(/^(\**)modules\//, '$1') : value,
  }
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number)
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NONE: readonly string[] = []
