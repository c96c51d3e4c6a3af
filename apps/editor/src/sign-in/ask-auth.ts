import { findMessage, translate } from '../messages/messages.ts'

/** The server's answer, or a sentence that says what went wrong. */
export type AuthAnswer<Said> =
  | { readonly ok: true; readonly said: Said }
  | { readonly ok: false; readonly problem: string }

/**
 * Sends a request to an address below `/auth` (management-api#sessions). The session is a cookie that scripts
 * do not see.
 *
 * @param problems sentences to show for a status, instead of the server's own
 */
export async function askAuth<Said = Readonly<Record<string, unknown>>>(
  path: string,
  body: Readonly<Record<string, unknown>>,
  problems: Readonly<Record<number, string>> = {},
): Promise<AuthAnswer<Said>> {
  try {
    const answer = await fetch(`/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const said = await answer.json()
    if (answer.ok) return { ok: true, said }
    const known = problems[answer.status] ?? findMessage(`signIn.refusals.${answer.status}`)
    return {
      ok: false,
      problem: known ?? translate('signIn.said', { sentence: String(said.error) }),
    }
  } catch {
    return { ok: false, problem: translate('signIn.unreachable') }
  }
}
