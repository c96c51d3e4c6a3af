import type { Theme } from '@prospectus/content/schema/blocks/block-settings'
import type { FormEmbed } from '@prospectus/content/schema/blocks/form-embed'
import type { ReactNode } from 'react'
import { HostedForm } from '../embed-frame/embed-frame.tsx'
import type { LinkListItem } from '../links/links.tsx'

interface FormColumnsProps {
  /** Of the block, whose style sheet says which columns words and form have. */
  readonly className: string
  /** What stands before the form; the form takes the room of what there is none of. */
  readonly children: ReactNode
  readonly form: FormEmbed | undefined
  readonly heading: string | undefined
  /** How else to get in touch. */
  readonly ways: readonly LinkListItem[]
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
