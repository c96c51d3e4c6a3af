import { dayIn } from '@prospectus/content/messages/day'
import { lastKnown } from '@prospectus/portfolio/course'
import { dayAfter } from '@prospectus/portfolio/periods'
import { timeFormat } from '../../figures/dataset-format.ts'
import { useMessages } from '../../messages/messages.ts'
import type { LiveTower } from './live-tower.ts'
import { readingAt, rowsAt } from './live-tower.ts'

/** Labels that fit side by side on a phone. */
const MAX_LABELS = 9

export function TowerDial({ live }: { readonly live: LiveTower }) {
  const messages = useMessages()
  const { figures } = messages
  const [first] = live.courses
  if (first === undefined) return null
  const last = lastKnown(first)
  const every = Math.ceil(last / MAX_LABELS)
  const start = new Date(live.start)
  const time = timeFormat({ period: live.period, start }, messages)
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
          aria-valuetext={dayIn(messages.locale, dayAfter(live.period, start, last))}
          autoComplete="off"
          data-enhance="dial"
          data-when="load"
          hidden
        />
      </div>
      <div className="project-control-tower-scale" aria-hidden="true">
        {Array.from({ length: last }, (_, at) => (
          <span key={at}>{at % every === 0 && time.axis(at + 1)}</span>
        ))}
      </div>
    </div>
  )
}
