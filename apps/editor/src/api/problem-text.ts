import { findMessage, translate } from '../messages/messages.ts'

/** What the content system says of a refusal (management-api#errors). */
interface Said {
  readonly error?: unknown
  readonly field?: unknown
}

/**
 * A refusal in a sentence. English is the content system's own; in German the field or the status says what is
 * wrong, and a sentence that this table does not know is quoted whole.
 */
export function problemWords(status: number, { error, field }: Said): string {
  const known = findMessage(`api.fields.${String(field)}`) ?? findMessage(`api.refusals.${status}`)
  return (
    known ??
    (typeof error === 'string'
      ? translate('api.said', { sentence: error })
      : translate('api.answered', { status }))
  )
}
