import { useState } from 'react'
import { showTime } from '../components/show-time.ts'
import { translate } from '../messages/messages.ts'
import { askAuth } from './ask-auth.ts'
import { browserName } from './browser-name.ts'
import type { OwnAccount } from './own-account.ts'

export interface SessionsProps {
  readonly sessions: OwnAccount['sessions']
  readonly onEnded: () => Promise<void>
}

/** The browsers that are signed in to the account, and a way to sign the others out. */
export function Sessions({ sessions, onEnded }: SessionsProps) {
  const [problem, setProblem] = useState('')
  const end = async () => {
    const answer = await askAuth('revoke-other-sessions', {})
    setProblem(answer.ok ? '' : answer.problem)
    if (answer.ok) await onEnded()
  }
  const signOut = async () => {
    const answer = await askAuth('sign-out', {})
    if (answer.ok) location.assign('/')
    else setProblem(answer.problem)
  }
  return (
    <section className="auth-form" aria-label={translate('signIn.sessions')}>
      <h2>{translate('signIn.sessions')}</h2>
      <ul>
        {sessions.map(({ current, since, client, browser }) => (
          <li key={`${since} ${client} ${browser}`}>
            {browserName(browser)}
            <span className="quiet">
              {current && ` ${translate('signIn.thisBrowser')}`}
              {translate(client === '' ? 'signIn.since' : 'signIn.sinceFrom', {
                since: showTime(since),
                from: client,
              })}
            </span>
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <button type="button" onClick={() => void end()}>
          {translate('signIn.signOutElsewhere')}
        </button>
      ) : null}
      <button type="button" onClick={() => void signOut()}>
        {translate('signIn.signOut')}
      </button>
      <p role="alert">{problem}</p>
    </section>
  )
}
