import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { withUnbrokenFigures } from '../../ui/typography/no-breaks.tsx'

export const marginFigureView = view<'margin-figure'>(MarginFigureView, { isPartOfText: true })

/** A figure and its caption, read as one sentence. */
function MarginFigureView({ block }: BlockViewProps<'margin-figure'>) {
  return (
    <p className="margin-figure-pair container">
      <strong className="margin-figure-value figures">{withUnbrokenFigures(block.figure)}</strong>{' '}
      <span className="margin-figure-text">{withUnbrokenFigures(block.text)}</span>
    </p>
  )
}
