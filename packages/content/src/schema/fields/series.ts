import { readText } from '../values/read-text.ts'
import type { Field } from './field.ts'
import { type FieldOptions, sharedProperties } from './text.ts'

/**
 * One number per period, such as `0 320 860`, also with commas or line breaks. Undefined if any is invalid, since
 * leaving out one would shift the others.
 */
export function series(options: FieldOptions): Field<readonly number[], readonly number[]> {
  return {
    definition: { type: 'textarea', ...sharedProperties(options) },
    read: (raw) => {
      const parts = readText(raw)?.split(/[\s,;]+/) ?? []
      const figures = parts.filter((part) => part !== '').map(Number)
      return figures.every(Number.isFinite) ? figures : undefined
    },
    fallback: [],
  }
}
