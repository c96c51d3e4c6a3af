import type { ReactNode } from 'react'
import './sign-in.css'

export interface SignInPageProps {
  readonly children: ReactNode
}

/** The page that stands before the editor: whose it is, and one thing to do. */
export function SignInPage({ children }: SignInPageProps) {
  return (
    <main className="sign-in">
      <div className="sign-in-card">
        <p className="sign-in-name">Prospectus</p>
        {children}
      </div>
    </main>
  )
}
