import { plainText } from '@prospectus/content/schema/rich-text/plain-text'
import type { RichText } from '@prospectus/content/schema/rich-text/rich-text'
import { RichTextView } from '../rich-text/rich-text.tsx'
import { withNonBreakingNumbersAndCompounds } from '../typography/no-breaks.tsx'

interface BlockHeadProps {
  readonly label?: string | undefined
  readonly heading: string | undefined
  readonly description?: RichText | undefined
  readonly level: 1 | 2
  /** Keeps the introduction under the heading on wide screens too. */
  readonly isDescriptionBelow?: boolean
}

/** A longer introduction is placed under its heading. */
const MAX_CHARACTERS_BESIDE = 360

/** Label, heading and introduction of a block; renders nothing if all are missing. */
export function BlockHead(props: BlockHeadProps) {
  const { label, heading, description, level, isDescriptionBelow = false } = props
  if (label === undefined && heading === undefined && description === undefined) return null
  const Heading = `h${level}` as const
  const isLong = description !== undefined && plainText(description).length > MAX_CHARACTERS_BESIDE
  const isBeside = !isDescriptionBelow && !isLong
  return (
    <div className={isBeside ? 'block-head block-head-beside' : 'block-head'}>
      {label !== undefined && <p className="eyebrow">{label}</p>}
      {heading !== undefined && (
        <Heading className="block-head-heading">
          {withNonBreakingNumbersAndCompounds(heading)}
        </Heading>
      )}
      {description !== undefined && (
        <div className="block-head-text">
          <RichTextView content={description} size="short" />
        </div>
      )}
    </div>
  )
}
