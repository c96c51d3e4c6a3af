import { plainText } from '@prospectus/content/schema/rich-text/plain-text'
import type { RichText } from '@prospectus/content/schema/rich-text/rich-text'
import type { ReactNode } from 'react'
import { RichTextView } from '../rich-text/rich-text.tsx'
import { withFigures } from '../typography/with-figures.tsx'

interface BlockHeadProps {
  readonly label?: string | undefined
  readonly heading: string | undefined
  readonly description?: RichText | undefined
  readonly level: 1 | 2
  /** Puts the introduction under the heading on a wide screen too, however short it is. */
  readonly text?: 'under' | undefined
}

/** Letters of an introduction that stands beside its heading; a longer one would tower over it. */
const MAX_CHARACTERS_BESIDE = 360

/** The head of a block: small label, heading, introduction. Nothing when it would be empty. */
export function BlockHead(props: BlockHeadProps): ReactNode {
  const { label, heading, description, level, text } = props
  if (label === undefined && heading === undefined && description === undefined) return null
  const Heading = `h${level}` as const
  const isLong = description !== undefined && plainText(description).length > MAX_CHARACTERS_BESIDE
  const isBeside = text !== 'under' && !isLong
  return (
    <div className={isBeside ? 'block-head block-head-beside' : 'block-head'}>
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
