import { useState } from 'react'
import { askAuth } from './ask-auth.ts'

export interface SingleSignOnProps {
  /** The name of the issuer, such as that of the company. */
  readonly label: string
}

/** A button that leads to the issuer; it says so when the last attempt failed. */
export function SingleSignOn({ label }: SingleSignOnProps) {
  const [fault, setFault] = useState(location.pathname === '/sign-on-failed' ? FAILED : '')
  const begin = async () => {
    setFault('')
    const answer = await askAuth<{ readonly url: string }>('single-sign-on', {})
    if (answer.ok) location.assign(answer.said.url)
    else setFault(answer.fault)
  }
  return (
    <>
      <button type="button" onClick={() => void begin()}>
        Sign in with {label}
      </button>
      <p role="alert">{fault}</p>
    </>
  )
}

const FAILED =
  'Signing in that way did not work. Only people who were invited can; ask an owner of the site.'
