import type { Theme } from '@prospectus/content/schema/blocks/block-settings'
import type { FormEmbed } from '@prospectus/content/schema/blocks/form-embed'
import type { ReactNode } from 'react'
import { HostedFormFrame } from '../embed-frame/embed-frame.tsx'

interface FormColumnsProps {
  /** Class of the block, whose style sheet lays out both columns. */
  readonly className: string
  /** Content beside the form. If there is none, the form has the full width. */
  readonly children: ReactNode
  readonly form: FormEmbed | undefined
  readonly heading: string | undefined
  readonly theme: Theme | undefined
}

/** A text, and a hosted form beside it on wide screens (EMBED-3). */
export function FormColumns({ className, children, ...formProps }: FormColumnsProps) {
  return (
    <div className={`form-columns twelve-columns ${className} container`}>
      <div className="form-columns-words">{children}</div>
      <div className="form-columns-form">
        <HostedFormFrame {...formProps} />
      </div>
    </div>
  )
}
