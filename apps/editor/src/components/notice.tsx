import { useState } from 'react'
import { translate } from '../messages/messages.ts'

export interface Notice {
  readonly label: string
  readonly isProblem: boolean
}

export function useNotice() {
  const [notice, setNotice] = useState<Notice>()
  return {
    notice,
    notify: (message: string) => setNotice({ label: message, isProblem: false }),
    report: (problem: string, done: string) =>
      setNotice(
        problem === '' ? { label: done, isProblem: false } : { label: problem, isProblem: true },
      ),
  }
}

/** Announced by screen readers when it changes; takes no space while empty. */
export function NoticeLine({ notice }: { readonly notice: Notice | undefined }) {
  const className = notice?.isProblem ? 'notice is-fault' : 'notice'
  return notice?.isProblem ? (
    <p role="alert" className={className}>
      {notice.label}
    </p>
  ) : (
    <p role="status" aria-label={translate('components.happened')} className={className}>
      {notice?.label}
    </p>
  )
}
