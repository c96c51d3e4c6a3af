import { readText } from '../values/read-text.ts'
import type { Field } from './field.ts'
import { described, type FieldText } from './text.ts'

/**
 * Figures in a row, one for each period, stored as text: `0 320 860`. Commas and line ends part them too. Text
 * that holds anything but numbers reads as none, since a figure left out would move all behind it.
 */
export function series(about: FieldText): Field<readonly number[], readonly number[]> {
  return {
    definition: { type: 'textarea', ...described(about) },
    read: (raw) => {
      const words = readText(raw)?.split(/[\s,;]+/) ?? []
      const figures = words.filter((word) => word !== '').map(Number)
      return figures.every(Number.isFinite) ? figures : undefined
    },
    fallback: [],
  }
}
