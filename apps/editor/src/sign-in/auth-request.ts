import type { AuthBody, AuthPath, AuthResponse } from '@prospectus/protocol/management/auth'
import { findMessage, translate } from '../messages/messages.ts'

export type AuthResult<Body> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly problem: string }

/**
 * Sends a POST request below `/auth` (management-api#sessions). The session is an HTTP-only cookie.
 *
 * @param problems messages by status, in place of the server's own
 */
export async function sendAuthRequest<Path extends AuthPath>(
  path: Path,
  body: AuthBody<Path>,
  problems: Readonly<Record<number, string>> = {},
): Promise<AuthResult<AuthResponse<Path>>> {
  try {
    const response = await fetch(`/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const receivedBody = await response.json()
    if (response.ok) return { ok: true, body: receivedBody }
    const message = problems[response.status] ?? findMessage(`signIn.refusals.${response.status}`)
    return {
      ok: false,
      problem:
        message ?? translate('signIn.serverMessage', { sentence: String(receivedBody.error) }),
    }
  } catch {
    return { ok: false, problem: translate('signIn.unreachable') }
  }
}
