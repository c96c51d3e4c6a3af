import { findMessage, translate } from '../messages/messages.ts'

/** Message for an error response (management-api#errors): the text for its field or status, else the server's own. */
export function problemText(
  status: number,
  { error, field }: Readonly<Record<string, unknown>>,
): string {
  const message =
    findMessage(`api.fields.${String(field)}`) ?? findMessage(`api.refusals.${status}`)
  if (message !== undefined) return message
  if (typeof error === 'string') return translate('api.serverError', { error })
  return translate('api.unknownError', { status })
}
