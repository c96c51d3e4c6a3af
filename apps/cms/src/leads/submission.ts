import type { Consent } from '@prospectus/protocol/management/lead'
/** What a visitor has sent with a hosted form, checked by the form's rules. */
export interface Submission {
  /** Slug of the form. */
  readonly form: string
  /** Made by the visitor's page, once for each form that is filled in: a repeated one is not stored again. */
  readonly key: string
  readonly fields: Readonly<Record<string, string | readonly string[]>>
  /** Path of the page around the form. */
  readonly page?: string
  readonly referrer?: string
  /** Of the visitor's first touch: source, medium, campaign, term, content. */
  readonly utm?: Readonly<Record<string, string>>
  /** What was asked, in the words that the visitor saw, and what was answered. */
  readonly consent: readonly Consent[]
  readonly lang: string
  /** Of the visitor: what a confirmation is sent to, and what a lead is erased by. */
  readonly email?: string
  /** Who is told of it: the form's notification address. */
  readonly owner?: string
  /** What the visitor is sent. */
  readonly confirmation?: { readonly subject: string; readonly text: string }
  /** Why it looks like that of a program: it is kept, but nobody is told until somebody releases it. */
  readonly suspect?: string
}

/** What became of a submission. */
export interface KeptSubmission {
  /** Of the lead: a uuid. */
  readonly id: string
  /** Whether it was there already: the same form with the same key. */
  readonly repeated: boolean
}
