import { useState } from 'react'
import { translate } from '../messages/messages.ts'

/** What has just happened, or did not. */
export interface Notice {
  readonly words: string
  readonly isProblem: boolean
}

/** Holds one notice at a time; a new one replaces it. */
export function useNotice() {
  const [notice, setNotice] = useState<Notice>()
  return {
    notice,
    say: (words: string) => setNotice({ words, isProblem: false }),
    /** Shows the problem, or what was done when the problem is empty. */
    report: (problem: string, done: string) =>
      setNotice(
        problem === '' ? { words: done, isProblem: false } : { words: problem, isProblem: true },
      ),
  }
}

/** A notice, read out by screen readers when it changes; it takes no room while there is none. */
export function NoticeLine({ notice }: { readonly notice: Notice | undefined }) {
  const className = notice?.isProblem ? 'notice is-fault' : 'notice'
  return notice?.isProblem ? (
    <p role="alert" className={className}>
      {notice.words}
    </p>
  ) : (
    <p role="status" aria-label={translate('components.happened')} className={className}>
      {notice?.words}
    </p>
  )
}
