/** What the server says before anybody is signed in (management-api#sessions). */
export interface SessionFacts {
  readonly isSignedOut: boolean
  /** What the button of single sign-on says; undefined where there is none. */
  readonly singleSignOn: string | undefined
}

/** Whether somebody is signed in; it is asked so that the server need not refuse anything. Never throws. */
export async function readSession(): Promise<SessionFacts> {
  try {
    const answer = await fetch('/auth/session')
    const said = answer.ok ? await answer.json() : {}
    return { isSignedOut: said.signed_in === false, singleSignOn: said.single_sign_on ?? undefined }
  } catch {
    return { isSignedOut: false, singleSignOn: undefined }
  }
}
