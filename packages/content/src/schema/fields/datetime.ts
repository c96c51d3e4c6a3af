import { readDate } from '@prospectus/protocol/values/date'
import type { Field } from './field.ts'
import { described, type FieldText } from './text.ts'

/** UTC time stored as `YYYY-MM-DD HH:mm` or an ISO timestamp (DATA-3). */
export function datetime(options: FieldText): Field<Date> {
  return {
    definition: { type: 'datetime', ...described(options) },
    read: readDate,
    fallback: undefined,
  }
}
