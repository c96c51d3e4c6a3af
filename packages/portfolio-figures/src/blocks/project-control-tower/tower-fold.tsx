import { planStateOf } from '@prospectus/portfolio/earned-value'
import { useMessages } from '../../messages/messages.ts'
import { stateText, towerFormat } from './tower-format.ts'

interface TowerFoldProps {
  readonly name: string
  readonly scheduleIndex: number | undefined
}

/** Row collapsed to name, state and schedule index on a phone; CSS shows its cells when open. */
export function TowerFold({ name, scheduleIndex }: TowerFoldProps) {
  const messages = useMessages()
  const state = planStateOf(scheduleIndex)
  return (
    <details className="project-control-tower-fold">
      <summary className="fold-sign">
        <span>{name}</span>{' '}
        <span className={`project-control-tower-mark project-control-tower-${state ?? 'unknown'}`}>
          <span>
            <span className="visually-hidden">{stateText(state, messages)} </span>
            {towerFormat(messages).index(scheduleIndex)}
          </span>
        </span>
      </summary>
    </details>
  )
}
