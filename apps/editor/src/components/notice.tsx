import { useState } from 'react'
import { translate } from '../messages/messages.ts'

export interface Notice {
  readonly text: string
  readonly isProblem: boolean
}

export function useNotice() {
  const [notice, setNotice] = useState<Notice>()
  return {
    notice,
    notify: (message: string) => setNotice({ text: message, isProblem: false }),
    report: (problem: string, successMessage: string) =>
      setNotice({ text: problem || successMessage, isProblem: problem !== '' }),
  }
}

/** Screen readers announce each change. */
export function NoticeLine({ notice }: { readonly notice: Notice | undefined }) {
  if (notice?.isProblem) {
    return (
      <p role="alert" className="notice is-fault">
        {notice.text}
      </p>
    )
  }
  return (
    <p role="status" aria-label={translate('components.happened')} className="notice">
      {notice?.text}
    </p>
  )
}
