import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { withNonBreakingNumbers } from '../../ui/typography/no-breaks.tsx'

export const marginFigureView = view<'margin-figure'>(MarginFigureView, { isPartOfText: true })

/** A figure and its caption, read as one sentence. */
function MarginFigureView({ block }: BlockViewProps<'margin-figure'>) {
  return (
    <p className="margin-figure-pair container">
      <strong className="margin-figure-value figures">
        {withNonBreakingNumbers(block.figure)}
      </strong>{' '}
      <span className="margin-figure-text">{withNonBreakingNumbers(block.text)}</span>
    </p>
  )
}
