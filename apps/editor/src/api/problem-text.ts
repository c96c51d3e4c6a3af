import { findMessage, translate } from '../messages/messages.ts'

/** Error body of the management API (management-api#errors). */
interface ProblemBody {
  readonly error?: unknown
  readonly field?: unknown
}

/** English shows the server's text; other languages have messages by field or status, and else quote the server. */
export function problemText(status: number, { error, field }: ProblemBody): string {
  const known = findMessage(`api.fields.${String(field)}`) ?? findMessage(`api.refusals.${status}`)
  return (
    known ??
    (typeof error === 'string'
      ? translate('api.said', { sentence: error })
      : translate('api.answered', { status }))
  )
}
