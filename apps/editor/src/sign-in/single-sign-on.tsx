import { useState } from 'react'
import { translate } from '../messages/messages.ts'
import { sendAuthRequest } from './auth-request.ts'

export interface SingleSignOnProps {
  /** Name of the issuer, such as the company. */
  readonly label: string
}

/** Why the last attempt failed, read from the address; '' without a failed attempt. */
function lastProblem(): string {
  if (location.pathname !== '/sign-on-failed') return ''
  const isOther = new URLSearchParams(location.search).get('reason') === 'other-account'
  return isOther ? translate('signIn.otherAccount') : translate('signIn.singleSignOnFailed')
}

/** Button that leads to the issuer, with the problem of a failed attempt. */
export function SingleSignOn({ label }: SingleSignOnProps) {
  const [problem, setProblem] = useState(lastProblem)
  const begin = async () => {
    setProblem('')
    const response = await sendAuthRequest<{ readonly url: string }>('single-sign-on', {})
    if (response.ok) location.assign(response.body.url)
    else setProblem(response.problem)
  }
  return (
    <>
      <button type="button" onClick={() => void begin()}>
        {translate('signIn.signInWith', { label })}
      </button>
      <p role="alert">{problem}</p>
    </>
  )
}
