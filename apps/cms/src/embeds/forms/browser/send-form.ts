/** What became of an attempt to send a form (docs/contracts/hosted-forms.md). */
export type Sent =
  | {
      readonly kind: 'taken'
      readonly thanksPage: string | undefined
      readonly thanks: string | undefined
      /** The address of a file that is given after the form. */
      readonly download: string | undefined
    }
  /** Messages by the names of the questions. */
  | { readonly kind: 'wrong'; readonly errors: ReadonlyMap<string, string> }
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'unreachable' }

/** Sends a form as it is, as a browser would without script; never rejects. */
export async function sendForm(form: HTMLFormElement): Promise<Sent> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') body.append(name, value)
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(LONGEST),
    })
    const answer: unknown = await response.json()
    return readAnswer(response.ok, Object(answer))
  } catch {
    return { kind: 'unreachable' }
  }
}

function readAnswer(isTaken: boolean, answer: Readonly<Record<string, unknown>>): Sent {
  const text = (name: string) => {
    const value = answer[name]
    return typeof value === 'string' ? value : undefined
  }
  if (isTaken) {
    const [thanksPage, thanks, download] = ['thanks_page', 'thanks', 'download'].map(text)
    return { kind: 'taken', thanksPage, thanks, download }
  }
  const errors = Object.entries(Object(answer.errors)).map(
    ([name, message]) => [name, String(message)] as const,
  )
  if (errors.length > 0) return { kind: 'wrong', errors: new Map(errors) }
  const error = text('error')
  return error === undefined ? { kind: 'unreachable' } : { kind: 'refused', error }
}

/** Milliseconds. */
const LONGEST = 30_000
