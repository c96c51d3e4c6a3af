import { numberFormat } from '@prospectus/content/messages/number'
import { capacityOf, percentBooked } from '@prospectus/content/portfolio/capacity'
import type { ReactNode } from 'react'
import { HeatMap } from './heat-map.tsx'
import type { WorldProps } from './use-world.ts'

/** A world's teams, week by week. */
export function WorldHeatMap({ id, messages, world }: WorldProps): ReactNode {
  const text = messages.figures
  const { teams, first_week: first = 1, now_week: now = first } = world
  if (teams.length === 0) return null
  const totals = capacityOf(teams)
  const rows = teams.map(({ name, capacity, booked }) => ({
    name,
    load: booked.map((hours) => percentBooked(hours, capacity)),
  }))
  const cells = rows.flatMap(({ name, load }) =>
    load.map((percent, index) => ({ name, percent, week: text.week(first + index) })),
  )
  const peak = cells.reduce((most, cell) => (cell.percent > most.percent ? cell : most))
  const hours = (value: number) =>
    text.hours(numberFormat(messages.locale, { maximumFractionDigits: 1 }).format(value))
  return (
    <HeatMap
      id={id}
      title={text.heatMapTitle}
      description={text.heatMapText(
        rows.map(({ name, load }) => `${name}: ${load.join(', ')}`).join('; '),
      )}
      rows={rows}
      periods={(rows[0]?.load ?? []).map((_, index) => text.week(first + index))}
      now={now - first}
      source={world.portfolio ?? text.samplePortfolio}
      metrics={[
        {
          term: text.booked,
          value: text.percent(totals.percent),
          note: text.ofHours(hours(totals.booked), hours(totals.capacity)),
        },
        {
          term: text.overbooked,
          value: hours(totals.beyond),
          note: text.inTeamWeeks(totals.overbookedWeeks, totals.teamWeeks),
          tone: 'behind',
        },
        { term: text.peak, value: text.percent(peak.percent), note: `${peak.name}, ${peak.week}` },
        { term: text.free, value: hours(totals.free) },
      ]}
    />
  )
}
