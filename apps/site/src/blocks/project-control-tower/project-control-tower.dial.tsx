import { lastKnown } from '@prospectus/content/portfolio/course'
import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import type { LiveTower } from './project-control-tower.live.ts'
import { readingAt, rowsAt } from './project-control-tower.status.ts'

/** What the table says in a sentence or three, and the ruler on which its day is set. */
export function TowerDial({ live }: { readonly live: LiveTower }): ReactNode {
  const { figures } = usePage().messages
  const [first] = live.courses
  if (first === undefined) return null
  const last = lastKnown(first)
  return (
    <div className="project-control-tower-dial">
      <p className="project-control-tower-sentence" aria-live="polite">
        {readingAt(live, rowsAt(live))}
      </p>
      <div className="project-control-tower-ruler">
        <input
          type="range"
          min="1"
          max={last}
          step={live.period === 'month' ? 0.25 : 1}
          defaultValue={last}
          aria-label={figures.statusDateOfTable}
          hidden
        />
      </div>
    </div>
  )
}
