import type { ReactNode } from 'react'
import { type CapacityWords, capacityFormat, capacityReading } from './capacity-reading.ts'
import { HeatMap } from './heat-map.tsx'
import { MOVED } from './levelling-address.ts'
import { levellingState } from './levelling-state.ts'
import type { WorldProps } from './use-world.ts'

/**
 * A world's teams, week by week. Where it stands by itself a visitor moves hours to another week in it; a
 * screen in a product's window is only seen.
 */
export function WorldHeatMap({ id, messages, world, isScreen }: WorldProps): ReactNode {
  const { teams, first_week: first = 1, now_week: now = first } = world
  if (teams.length === 0) return null
  const words: CapacityWords = { ...messages.capacity, locale: messages.locale }
  const { rows, description, sentence, metrics } = capacityReading({ teams, first }, words)
  const { week } = capacityFormat(words, first)
  const map = {
    ...{ id, description, rows, metrics, title: words.title, now: now - first },
    periods: (rows[0]?.load ?? []).map((_, index) => week(index)),
    source: world.portfolio ?? messages.figures.samplePortfolio,
  }
  if (isScreen) return <HeatMap {...map} />
  return (
    <div
      className="levelling"
      data-enhance="levelling"
      data-when="approach"
      data-parameter={MOVED}
      data-levelling={levellingState({ teams, first }, messages.locale)}
    >
      <p className="levelling-sentence">{sentence}</p>
      <HeatMap {...map} control={<Controls id={id} />} />
    </div>
  )
}

/** What the script fills: the cells that can be moved, what it answers, its keys. Their room is kept until then. */
function Controls({ id }: { readonly id: string }): ReactNode {
  return (
    <>
      <div className="levelling-cells" hidden />
      <div className="levelling-panel" data-part="levelling">
        <p className="levelling-said" aria-live="polite" />
        <p className="levelling-hint" id={`${id}-hint`} />
        <div className="levelling-keys" />
      </div>
    </>
  )
}
