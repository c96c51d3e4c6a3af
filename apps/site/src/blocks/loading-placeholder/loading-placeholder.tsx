import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { usePage } from '../../rendering/page-view.ts'

export const loadingPlaceholderView = view<'loading-placeholder'>(LoadingPlaceholderView)

/** Class suffixes of the lines, whose lengths the style sheet sets. */
const LINES = ['first', 'second', 'third', 'last']
const TICK_POSITIONS = Array.from({ length: 9 }, (_, index) => 40 + index * 40)

/** Outline of a loading media-and-text section, without animation; screen readers only get its label (BLOCK-2). */
function LoadingPlaceholderView({ block }: BlockViewProps<'loading-placeholder'>) {
  const { loading } = usePage().messages.layout
  return (
    <div className="container">
      <p className="visually-hidden" role="status" aria-label={loading}>
        {loading}
      </p>
      <div
        className={`loading-placeholder-grid twelve-columns loading-placeholder-${block.direction ?? 'right'}`}
        aria-hidden="true"
      >
        <div className="loading-placeholder-words">
          <div className="loading-placeholder-heading" />
          {LINES.map((line) => (
            <div key={line} className={`loading-placeholder-line loading-placeholder-${line}`} />
          ))}
        </div>
        <BlankAxes />
      </div>
    </div>
  )
}

/** Empty axes with a needle at rest. */
function BlankAxes() {
  const rows = TICK_POSITIONS.slice(0, 5).map((mark) => `M40 ${mark}H400`)
  const ticks = TICK_POSITIONS.map((mark) => `M${mark} 240v8`)
  return (
    <svg className="loading-placeholder-media" viewBox="38 16 362 236" aria-hidden="true">
      <path className="loading-placeholder-rows" d={rows.join('')} />
      <path className="loading-placeholder-axes" d={`M40 20V240H400${ticks.join('')}`} />
      <path className="loading-placeholder-needle" d="M40 20V252" />
    </svg>
  )
}
