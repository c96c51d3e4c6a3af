import type { RichText } from '@prospectus/content/rich-text/rich-text'
import type { ReactNode } from 'react'
import { RichTextView } from '../rich-text/rich-text.tsx'
import { withFigures } from '../typography/with-figures.ts'

interface BlockHeadProps {
  readonly label?: string | undefined
  readonly heading: string | undefined
  readonly description?: RichText | undefined
  readonly level: 1 | 2
  /** Beside the heading on a wide screen, or under it. */
  readonly text?: 'beside' | 'under'
}

/** The head of a block: small label, heading, introduction. Nothing when it would be empty. */
export function BlockHead(props: BlockHeadProps): ReactNode {
  const { label, heading, description, level, text = 'beside' } = props
  if (label === undefined && heading === undefined && description === undefined) return null
  const Heading = `h${level}` as const
  return (
    <div className={`block-head block-head-${text}`}>
      {label !== undefined && <p className="eyebrow">{label}</p>}
      {heading !== undefined && (
        <Heading className="block-head-heading">{withFigures(heading)}</Heading>
      )}
      {description !== undefined && (
        <div className="block-head-text">
          <RichTextView content={description} size="short" />
        </div>
      )}
    </div>
  )
}
