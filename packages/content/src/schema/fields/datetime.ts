import { readDate } from '@prospectus/protocol/values/date'
import type { Field } from './field.ts'
import { type FieldOptions, optionalField } from './text.ts'

/** UTC time stored as `YYYY-MM-DD HH:mm` or an ISO timestamp (DATA-3). */
export function datetime(options: FieldOptions): Field<Date> {
  return optionalField('datetime', options, readDate)
}
