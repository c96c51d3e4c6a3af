import type { ReactNode } from 'react'
import { GapDrawing } from './gap-drawing.tsx'

interface EmptyStateProps {
  /** What happened, in a sentence. */
  readonly says: string
  /** What to do next, and the way on. */
  readonly children?: ReactNode
}

/** What stands where a list is empty: the sentence, the ways on, and a drawing of a gap (SEARCH-6, RES-6). */
export function EmptyState({ says, children }: EmptyStateProps): ReactNode {
  return (
    <div className="empty-state">
      <div className="empty-state-words">
        <p className="empty-state-says">{says}</p>
        {children}
      </div>
      <GapDrawing />
    </div>
  )
}
