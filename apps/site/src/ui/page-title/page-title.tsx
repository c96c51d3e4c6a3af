import type { Drawing } from '../../rendering/extension.ts'
import { StoryBreadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { DrawingView } from '../drawing/drawing.tsx'

interface PageTitleProps {
  /** Short line above the heading, such as the name of a client. */
  readonly label?: string | undefined
  readonly heading: string
  readonly text?: string | undefined
  /** The page's header drawing (DATA-2). */
  readonly drawing?: Drawing | undefined
}

/** Breadcrumbs, `h1` and drawing of a page that no block titles (HEAD-1). */
export function PageTitle({ label, heading, text, drawing }: PageTitleProps) {
  return (
    <div className={`page-title theme-light${drawing === undefined ? '' : ' page-title-drawn'}`}>
      <div className="page-title-row container">
        <div className="page-title-words">
          <StoryBreadcrumbs />
          {label !== undefined && <p className="eyebrow">{label}</p>}
          <h1>{heading}</h1>
          {text !== undefined && <p className="lede">{text}</p>}
        </div>
        {drawing !== undefined && (
          <div className="page-title-drawing">
            <DrawingView drawing={drawing} id="page-figure" />
          </div>
        )}
      </div>
    </div>
  )
}
