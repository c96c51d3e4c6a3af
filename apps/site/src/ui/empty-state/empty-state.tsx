import type { ReactNode } from 'react'
import { GapDrawing } from './gap-drawing.tsx'

interface EmptyStateProps {
  readonly text: string
  /** Links to go on with. */
  readonly children?: ReactNode
}

/** The notice for an empty list, with links and a drawing (SEARCH-6, RES-6). */
export function EmptyState({ text, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <div className="empty-state-words">
        <p className="empty-state-text">{text}</p>
        {children}
      </div>
      <GapDrawing />
    </div>
  )
}
