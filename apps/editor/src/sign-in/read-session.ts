/** The public state of the session (management-api#sessions). */
export interface SessionState {
  readonly isSignedOut: boolean
  /** Label of the single sign-on button; undefined without single sign-on. */
  readonly singleSignOn: string | undefined
}

/** Reads whether somebody is signed in, to avoid a first request that would fail. Never throws. */
export async function readSession(): Promise<SessionState> {
  try {
    const response = await fetch('/auth/session')
    const body = response.ok ? await response.json() : {}
    return { isSignedOut: body.signed_in === false, singleSignOn: body.single_sign_on ?? undefined }
  } catch {
    return { isSignedOut: false, singleSignOn: undefined }
  }
}
