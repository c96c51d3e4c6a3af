import type { ReactNode } from 'react'
import { HeatMap } from './heat-map.tsx'
import { capacity } from './sample-data.ts'
import type { SampleProps } from './sample-format.ts'

/** The teams of the sample programme over ten weeks. */
export function SampleHeatMap({ id, messages }: SampleProps): ReactNode {
  const text = messages.figures
  const { load, firstWeek, now, daysPerWeek } = capacity
  const all = load.flat()
  const free = load
    .flatMap((row) => row.slice(now, now + 4))
    .reduce((days, percent) => days + (Math.max(0, 100 - percent) / 100) * daysPerWeek, 0)
  const rows = load.map((weeks, index) => ({ name: text.teams[index] ?? '', load: weeks }))
  return (
    <HeatMap
      id={id}
      title={text.heatMapTitle}
      description={text.heatMapText(
        rows.map(({ name, load }) => `${name}: ${load.join(', ')}`).join('; '),
      )}
      rows={rows}
      periods={load[0].map((_, index) => text.week(firstWeek + index))}
      now={now}
      source={text.samplePortfolio}
      metrics={[
        {
          term: text.overbooked,
          value: String(all.filter((percent) => percent > 100).length),
          note: text.ofWeeks(all.length),
          tone: 'behind',
        },
        { term: text.peak, value: `${Math.max(...all)} %` },
        { term: text.free, value: text.days(Math.round(free)) },
      ]}
    />
  )
}
