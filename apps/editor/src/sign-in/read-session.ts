/** What the server says before anybody is signed in (management-api#sessions). */
export interface SessionFacts {
  readonly isSignedOut: boolean
  /** The words on the button of single sign-on; undefined where there is none. */
  readonly singleSignOn: string | undefined
}

/** Asks whether somebody is signed in, so that the server need not refuse a first request. Never throws. */
export async function readSession(): Promise<SessionFacts> {
  try {
    const answer = await fetch('/auth/session')
    const said = answer.ok ? await answer.json() : {}
    return { isSignedOut: said.signed_in === false, singleSignOn: said.single_sign_on ?? undefined }
  } catch {
    return { isSignedOut: false, singleSignOn: undefined }
  }
}
