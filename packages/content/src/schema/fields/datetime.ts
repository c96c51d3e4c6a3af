import { readDate } from '@prospectus/protocol/values/date'
import type { Field } from './field.ts'
import { described, type FieldText } from './text.ts'

/** A moment in UTC, stored as `YYYY-MM-DD HH:mm` or an ISO timestamp (DATA-3). */
export function datetime(about: FieldText): Field<Date> {
  return {
    definition: { type: 'datetime', ...described(about) },
    read: readDate,
    fallback: undefined,
  }
}
