import { standingOf } from '@prospectus/portfolio/earned-value'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.ts'
import { standingText, towerFormat } from './tower-format.ts'

interface TowerFoldProps {
  readonly name: string
  readonly scheduleIndex: number | undefined
}

/**
 * A row as one line on a phone: its name, how it stands, and its schedule index. It holds nothing itself: while
 * it is open the style sheet shows the cells of its row, so that this needs no script. Wider screens never show it.
 */
export function TowerFold({ name, scheduleIndex }: TowerFoldProps): ReactNode {
  const messages = useMessages()
  const standing = standingOf(scheduleIndex)
  return (
    <details className="project-control-tower-fold">
      <summary className="fold-sign">
        <span>{name}</span>{' '}
        <span
          className={`project-control-tower-mark project-control-tower-${standing ?? 'unknown'}`}
        >
          <span>
            <span className="visually-hidden">{standingText(standing, messages)} </span>
            {towerFormat(messages).index(scheduleIndex)}
          </span>
        </span>
      </summary>
    </details>
  )
}
