import { useState } from 'react'
import { translate } from '../messages/messages.ts'

/** What has just happened, or did not. */
export interface Notice {
  readonly words: string
  readonly isFault: boolean
}

/** Holds one notice at a time; a new one replaces it. */
export function useNotice() {
  const [notice, setNotice] = useState<Notice>()
  return {
    notice,
    say: (words: string) => setNotice({ words, isFault: false }),
    /** Shows the fault, or what was done when the fault is empty. */
    report: (fault: string, done: string) =>
      setNotice(fault === '' ? { words: done, isFault: false } : { words: fault, isFault: true }),
  }
}

/** A notice, read out by screen readers when it changes; it takes no room while there is none. */
export function NoticeLine({ notice }: { readonly notice: Notice | undefined }) {
  const className = notice?.isFault ? 'notice is-fault' : 'notice'
  return notice?.isFault ? (
    <p role="alert" className={className}>
      {notice.words}
    </p>
  ) : (
    <p role="status" aria-label={translate('components.happened')} className={className}>
      {notice?.words}
    </p>
  )
}
