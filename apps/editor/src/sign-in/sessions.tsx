import type { Session } from '@prospectus/protocol/management/auth'
import { useState } from 'react'
import { formatDateTime } from '../components/format-date.ts'
import { translate } from '../messages/messages.ts'
import { sendAuthRequest } from './auth-request.ts'

interface SessionsProps {
  readonly sessions: readonly Session[]
  readonly onEnded: () => Promise<void>
}

export function Sessions({ sessions, onEnded }: SessionsProps) {
  const [problem, setProblem] = useState('')
  const endOthers = async () => {
    const response = await sendAuthRequest('revoke-other-sessions', {})
    setProblem(response.ok ? '' : response.problem)
    if (response.ok) await onEnded()
  }
  const signOut = async () => {
    const response = await sendAuthRequest('sign-out', {})
    if (response.ok) location.assign('/')
    else setProblem(response.problem)
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
                since: formatDateTime(since),
                from: client,
              })}
            </span>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <button type="button" onClick={() => void endOthers()}>
          {translate('signIn.signOutElsewhere')}
        </button>
      )}
      <button type="button" onClick={() => void signOut()}>
        {translate('signIn.signOut')}
      </button>
      <p role="alert">{problem}</p>
    </section>
  )
}

/** Returns the name of a browser from its user agent, such as `Firefox on Windows`. */
export function browserName(userAgent: string): string {
  const findName = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1]
  const [browser, system] = [findName(BROWSERS), findName(SYSTEMS)]
  if (browser === undefined) return system ?? translate('signIn.unknownBrowser')
  return system === undefined ? browser : translate('signIn.browserOn', { browser, system })
}

/** The order matters: a browser's user agent may also contain the names after it. */
const BROWSERS = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/iPhone|iPad/, translate('signIn.phoneOrTablet')],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, translate('signIn.mac')],
  [/Linux|CrOS/, 'Linux'],
] as const
