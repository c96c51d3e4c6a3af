import { useState } from 'react'
import { translate } from '../messages/messages.ts'
import { askAuth } from './ask-auth.ts'

export interface SingleSignOnProps {
  /** The name of the issuer, such as that of the company. */
  readonly label: string
}

/** Why the last attempt failed, by the address that it led to; empty when there was none. */
function lastProblem(): string {
  if (location.pathname !== '/sign-on-failed') return ''
  const isOther = new URLSearchParams(location.search).get('reason') === 'other-account'
  return isOther ? translate('signIn.otherAccount') : translate('signIn.singleSignOnFailed')
}

/** A button that leads to the issuer; it says so when the last attempt failed. */
export function SingleSignOn({ label }: SingleSignOnProps) {
  const [problem, setProblem] = useState(lastProblem)
  const begin = async () => {
    setProblem('')
    const answer = await askAuth<{ readonly url: string }>('single-sign-on', {})
    if (answer.ok) location.assign(answer.said.url)
    else setProblem(answer.problem)
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
