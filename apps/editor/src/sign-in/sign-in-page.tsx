import type { ReactNode } from 'react'
import { LanguageChoice } from '../language/language-choice.tsx'
import './sign-in.css'

export interface SignInPageProps {
  readonly children: ReactNode
}

/** Layout of the pages shown before sign-in: the product name, and one form. */
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
