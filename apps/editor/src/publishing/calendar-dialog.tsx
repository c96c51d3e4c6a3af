import { useResponse } from '../context/server-state.ts'
import { LOCALE } from '../language/language.ts'
import { Dialog } from '../pieces/dialog.tsx'
import { showTime } from '../pieces/show-time.ts'
import { type Planned, plannedByMonth } from './plans.ts'
import { StoryLink } from './story-link.tsx'
import { ownZone, WORDS } from './words.ts'

const monthOf = (iso: string) =>
  new Date(iso).toLocaleDateString(LOCALE, { month: 'long', year: 'numeric' })

/** Everything that will be published or unpublished at a set time, month by month. */
export function CalendarDialog({ onClose }: { readonly onClose: () => void }) {
  const single = useResponse('GET story_schedulings', {})
  const several = useResponse('GET releases', {})
  const isThere = single.body !== undefined && several.body !== undefined
  const months = plannedByMonth(
    single.body?.story_schedulings ?? [],
    several.body?.releases ?? [],
    monthOf,
  )
  return (
    <Dialog
      size="middle"
      title={WORDS.calendar}
      fault={single.fault || several.fault}
      onClose={onClose}
    >
      <p className="quiet">{WORDS.scheduleText(ownZone())}</p>
      {isThere && months.size === 0 && <p>{WORDS.nothingScheduled}</p>}
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

function PlannedLine({ planned }: { readonly planned: Planned }) {
  const { at, what, name, storyIds } = planned
  const verb = what === 'unpublish' ? WORDS.willUnpublish : WORDS.willPublish
  return (
    <span>
      {showTime(at)}: {what === 'release' && `${WORDS.releaseOf(name)}, `}
      {what === 'release' && WORDS.pages(storyIds.length)}
      {what !== 'release' && storyIds.map((id) => <StoryLink key={id} id={id} />)} {verb}
    </span>
  )
}
