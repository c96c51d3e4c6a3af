import type { ReactNode } from 'react'
import { LanguageChoice } from '../language/language-choice.tsx'
import './sign-in.css'

export interface SignInPageProps {
  readonly children: ReactNode
}

/** The frame of every page before the editor: the name of the product, and one thing to do. */
export function SignInPage({ children }: SignInPageProps) {
  return (
    <main className="sign-in">
      <div className="sign-in-card">
        <p className="sign-in-name">Prospectus</p>
        {children}
        <LanguageChoice />
      </div>
    </main>
  )
}
