import type { Theme } from '@prospectus/content/schema/blocks/block-settings'
import type { FormEmbed } from '@prospectus/content/schema/blocks/form-embed'
import type { ReactNode } from 'react'
import { HostedForm } from '../embed-frame/embed-frame.tsx'

interface FormColumnsProps {
  /** The class of the block, whose style sheet sets the columns for words and form. */
  readonly className: string
  /** The words; where there are none, the form takes their room. */
  readonly children: ReactNode
  readonly form: FormEmbed | undefined
  readonly heading: string | undefined
  readonly theme: Theme | undefined
}

/** Words, and beside them on a wide screen a hosted form (EMBED-3). */
export function FormColumns({ className, children, ...hosted }: FormColumnsProps): ReactNode {
  return (
    <div className={`form-columns ${className} container`}>
      <div className="form-columns-words">{children}</div>
      <div className="form-columns-form">
        <HostedForm {...hosted} />
      </div>
    </div>
  )
}
