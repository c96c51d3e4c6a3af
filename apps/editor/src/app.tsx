import { lazy, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createClient, RequestError, readComponents } from './api/api.ts'
import { focusContent } from './components/focus.ts'
import { LazyPart } from './components/lazy-part.tsx'
import { translate } from './messages/messages.ts'
import { openJournal } from './saving/journal.ts'
import { registerTab } from './saving/tab-lock.ts'
import { createSessionGate } from './sign-in/session-gate.ts'
import { readSession, SignIn, type SignInProps } from './sign-in/sign-in.tsx'
import { SignInAgain } from './sign-in/sign-in-again.tsx'
import { EditorFrame, type FrameProps } from './views/frame.tsx'

const Account = lazy(async () => ({ default: (await import('./sign-in/account.tsx')).Account }))

type AppState =
  | { readonly kind: 'starting' }
  | ({ readonly kind: 'signed-out' } & Pick<SignInProps, 'singleSignOn'>)
  | { readonly kind: 'failed'; readonly problem: string }
  | ({ readonly kind: 'open' } & FrameProps)

export function App() {
  const [state, setState] = useState<AppState>({ kind: 'starting' })
  const [hasSessionEnded, setSessionEnded] = useState(false)
  const sessionGate = useMemo(() => createSessionGate(setSessionEnded), [])
  const open = useCallback(async () => {
    const { signed_in, single_sign_on: singleSignOn } = await readSession()
    if (signed_in === false) return setState({ kind: 'signed-out', singleSignOn })
    const { status, body: me, problem } = await createClient({})('GET /me', {})
    if (status === 401) return setState({ kind: 'signed-out', singleSignOn })
    if (me === undefined) return setState({ kind: 'failed', problem })
    const request = createClient({ spaceId: me.space.id, signInAgain: sessionGate.signInAgain })
    try {
      const components = await readComponents(request)
      // Last, since each journal takes a lock for as long as the page is open.
      const journal = openJournal('prospectus-editor', me.person.id, registerTab())
      setState({ kind: 'open', me, request, components, journal })
    } catch (error) {
      setState({ kind: 'failed', problem: Object(error).message })
      // An error in the editor's own code belongs in the console too.
      if (!(error instanceof RequestError)) throw error
    }
  }, [sessionGate])
  const isStarting = useRef(false)
  const start = useCallback(async () => {
    // A second press of a button must not open a second journal.
    if (isStarting.current) return
    isStarting.current = true
    try {
      await open()
    } finally {
      isStarting.current = false
    }
  }, [open])
  useEffect(() => void start(), [start])
  const wasWaitingForButton = useRef(false)
  useEffect(() => {
    if (state.kind === 'open' && wasWaitingForButton.current) focusContent()
    // These states end when a button is pressed; it is then gone, and the focus with it.
    wasWaitingForButton.current = state.kind === 'signed-out' || state.kind === 'failed'
  }, [state.kind])
  switch (state.kind) {
    case 'starting':
      return <p className="app-note">{translate('app.opening')}</p>
    case 'signed-out':
      return <SignIn singleSignOn={state.singleSignOn} onSignedIn={() => void start()} />
    case 'failed':
      return (
        <div className="app-note" role="alert">
          <p>{translate('app.cannotOpen', { why: state.problem })}</p>
          <button type="button" onClick={() => void start()}>
            {translate('app.tryAgain')}
          </button>
        </div>
      )
    case 'open': {
      if (location.pathname === '/account') {
        return (
          <LazyPart
            title={translate('signIn.account')}
            loading={<p className="app-note">{translate('app.openingAccount')}</p>}
          >
            <Account />
          </LazyPart>
        )
      }
      const { kind: _, ...frameProps } = state
      const resume = async () => {
        const { status, body, problem } = await createClient({})('GET /me', {})
        // A new page would lose what is typed in dialogs, so this one stays for another try.
        if (body === undefined && status !== 401) return problem
        // Unsent changes in the browser must not be saved under another person's name.
        if (body?.person.id === state.me.person.id) sessionGate.resume()
        else location.reload()
        return ''
      }
      return (
        <>
          <EditorFrame {...frameProps} />
          {hasSessionEnded && <SignInAgain onSignedIn={resume} />}
        </>
      )
    }
  }
}
