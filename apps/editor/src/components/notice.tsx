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

interface NoticeLineProps {
  readonly notice: Notice | undefined
  /** Shown in place of the notice; '' for none. */
  readonly problem?: string
}

/** Line for the result of the last action. Screen readers announce each change of its text. */
export function NoticeLine({ notice, problem = '' }: NoticeLineProps) {
  if (problem !== '' || notice?.isProblem) {
    return (
      <p role="alert" className="notice is-fault">
        {problem || notice?.text}
      </p>
    )
  }
  return (
    <p role="status" aria-label={translate('components.happened')} className="notice">
      {notice?.text}
    </p>
  )
}
