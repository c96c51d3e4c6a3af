import { filled } from '@prospectus/content/messages/filled'
import { overloadOf } from '@prospectus/portfolio/capacity'
import type { ReactNode } from 'react'
import { type CapacityWords, capacityFormat } from './capacity-reading.ts'
import { Overloads } from './overloads.tsx'
import type { WorldProps } from './use-world.ts'

/** The overbooked teams of a world, each by itself: whether the weeks after an overload can take it up. */
export function WorldOverloads({ id, messages, world }: WorldProps): ReactNode {
  const words: CapacityWords = { ...messages.capacity, locale: messages.locale }
  const { hours, week } = capacityFormat(words, world.first_week ?? 1)
  const teams = world.teams.flatMap((team) => {
    const overload = overloadOf(team)
    if (overload === undefined) return []
    const over = filled(words.hoursOver, { hours: hours(overload.beyond) })
    const free = filled(words.hoursFreeAfter, { hours: hours(overload.freeAfter) })
    const loads = team.booked.map((booked) => (team.capacity > 0 ? booked / team.capacity : 0))
    return [{ name: team.name, loads, over, free }]
  })
  const [first] = teams
  if (first === undefined) return null
  return (
    <Overloads
      id={id}
      title={words.overloads}
      description={filled(words.overloadsText, {
        rows: teams
          .map(({ name, over, free }) => filled(words.overloadRow, { team: name, over, free }))
          .join('; '),
      })}
      teams={teams}
      from={week(0)}
      to={week(first.loads.length - 1)}
      source={world.portfolio ?? messages.figures.samplePortfolio}
    />
  )
}
