import { useState } from 'react'

/** What has just happened, or did not. */
export interface Notice {
  readonly words: string
  readonly isFault: boolean
}

/** A place for one notice, which the next one takes. */
export function useNotice() {
  const [notice, setNotice] = useState<Notice>()
  return {
    notice,
    say: (words: string) => setNotice({ words, isFault: false }),
    /** Says why, or what was done where there is no fault. */
    report: (fault: string, done: string) =>
      setNotice(fault === '' ? { words: done, isFault: false } : { words: fault, isFault: true }),
  }
}

/** Read out when it changes; it takes no room while there is nothing to say. */
export function NoticeLine({ notice }: { readonly notice: Notice | undefined }) {
  const className = notice?.isFault ? 'notice is-fault' : 'notice'
  return notice?.isFault ? (
    <p role="alert" className={className}>
      {notice.words}
    </p>
  ) : (
    <p role="status" aria-label="What has happened" className={className}>
      {notice?.words}
    </p>
  )
}
