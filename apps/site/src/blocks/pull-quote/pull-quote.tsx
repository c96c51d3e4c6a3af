import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { withNonBreakingNumbersAndCompounds } from '../../ui/typography/no-breaks.tsx'

export const pullQuoteView = view<'pull-quote'>(PullQuoteView, { isPartOfText: true })

function PullQuoteView({ block }: BlockViewProps<'pull-quote'>) {
  const { quote, name, position } = block
  return (
    <figure className="pull-quote-figure container">
      <blockquote className="pull-quote-words">
        <p className="quoted">{withNonBreakingNumbersAndCompounds(quote)}</p>
      </blockquote>
      {(name !== undefined || position !== undefined) && (
        <figcaption className="pull-quote-source">
          {name !== undefined && <strong>{name}</strong>}
          {position !== undefined && <span> {position}</span>}
        </figcaption>
      )}
    </figure>
  )
}
