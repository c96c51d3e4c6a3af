import { useState } from 'react'
import { askAuth } from './ask-auth.ts'
import { WORDS } from './words.ts'

export interface SingleSignOnProps {
  /** The name of the issuer, such as that of the company. */
  readonly label: string
}

/** A button that leads to the issuer; it says so when the last attempt failed. */
export function SingleSignOn({ label }: SingleSignOnProps) {
  const [fault, setFault] = useState(
    location.pathname === '/sign-on-failed' ? WORDS.singleSignOnFailed : '',
  )
  const begin = async () => {
    setFault('')
    const answer = await askAuth<{ readonly url: string }>('single-sign-on', {})
    if (answer.ok) location.assign(answer.said.url)
    else setFault(answer.fault)
  }
  return (
    <>
      <button type="button" onClick={() => void begin()}>
        {WORDS.signInWith(label)}
      </button>
      <p role="alert">{fault}</p>
    </>
  )
}
