import { readText } from '../values/read-text.ts'
import type { Field } from './field.ts'
import { described, type FieldText } from './text.ts'

/**
 * Numbers, one for each period, stored as text such as `0 320 860`, also separated by commas or line
 * breaks. Text with anything else reads as undefined, because leaving out one figure would shift all after
 * it.
 */
export function series(options: FieldText): Field<readonly number[], readonly number[]> {
  return {
    definition: { type: 'textarea', ...described(options) },
    read: (raw) => {
      const parts = readText(raw)?.split(/[\s,;]+/) ?? []
      const figures = parts.filter((part) => part !== '').map(Number)
      return figures.every(Number.isFinite) ? figures : undefined
    },
    fallback: [],
  }
}
