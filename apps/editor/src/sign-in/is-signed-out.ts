/** Whether the server says that nobody is signed in; it is asked so that it need not refuse anything. */
export async function isSignedOut(): Promise<boolean> {
  try {
    const answer = await fetch('/auth/session')
    return answer.ok && (await answer.json()).signed_in === false
  } catch {
    return false
  }
}
