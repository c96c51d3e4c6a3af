import { type ReactNode, useEffect } from 'react'
import './components.css'
import './forms.css'
import { translate } from '../messages/messages.ts'

interface ViewProps {
  readonly title: string
  readonly intro?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

export function View({ title, intro, actions, children }: ViewProps) {
  useEffect(() => {
    const previousTitle = document.title
    document.title = translate('components.pageTitle', { view: title })
    return () => {
      document.title = previousTitle
    }
  }, [title])
  return (
    <main className="view">
      <header className="view-head">
        <h1>{title}</h1>
        <div className="view-actions">{actions}</div>
      </header>
      {intro !== undefined && <p className="view-intro">{intro}</p>}
      {children}
    </main>
  )
}

interface EmptyMessageProps {
  readonly title: string
  readonly children?: ReactNode
}

export function EmptyMessage({ title, children }: EmptyMessageProps) {
  return (
    <>
      <strong>{title}</strong>
      {children}
    </>
  )
}
