import { Dialog } from '../components/dialog.tsx'
import { showTime } from '../components/show-time.ts'
import { useResponse } from '../context/server-state.ts'
import { LOCALE } from '../messages/language.ts'
import { translate } from '../messages/messages.ts'
import { ownZone } from './own-zone.ts'
import { type PlannedEvent, plannedByMonth } from './plans.ts'
import { StoryLink } from './story-link.tsx'

const monthOf = (iso: string) =>
  new Date(iso).toLocaleDateString(LOCALE, { month: 'long', year: 'numeric' })

/** All scheduled publishing and unpublishing, month by month. */
export function CalendarDialog({ onClose }: { readonly onClose: () => void }) {
  const schedulings = useResponse('GET story_schedulings', {})
  const releases = useResponse('GET releases', {})
  const isLoaded = schedulings.body !== undefined && releases.body !== undefined
  const months = plannedByMonth(
    schedulings.body?.story_schedulings ?? [],
    releases.body?.releases ?? [],
    monthOf,
  )
  return (
    <Dialog
      size="middle"
      title={translate('publishing.calendar')}
      problem={schedulings.problem || releases.problem}
      onClose={onClose}
    >
      <p className="quiet">{translate('publishing.scheduleText', { zone: ownZone() })}</p>
      {isLoaded && months.size === 0 && <p>{translate('publishing.nothingScheduled')}</p>}
      {[...months].map(([month, planned]) => (
        <section key={month}>
          <h3>{month}</h3>
          <ul className="plan-list" aria-label={month}>
            {planned.map((each) => (
              <li key={each.key}>
                <PlannedLine planned={each} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  )
}

function PlannedLine({ planned }: { readonly planned: PlannedEvent }) {
  const { at, kind, name, storyIds } = planned
  const verb =
    kind === 'unpublish'
      ? translate('publishing.willUnpublish')
      : translate('publishing.willPublish')
  return (
    <span>
      {showTime(at)}: {kind === 'release' && `${translate('publishing.releaseOf', { name })}, `}
      {kind === 'release' && translate('publishing.pages', { count: storyIds.length })}
      {kind !== 'release' && storyIds.map((id) => <StoryLink key={id} id={id} />)} {verb}
    </span>
  )
}
