import rail from '../../../../content/stories/worlds/rail.json' with { type: 'json' }
import { ahead, amber, behind, box, ink, mist, pale, paper, soft, text } from '../../../ink.ts'
import { left, right, screen } from './screen.ts'

interface Team {
  readonly name: string
  /** Hours a week. */
  readonly capacity: number
  /** Booked hours by week, from week 40. */
  readonly booked: readonly number[]
}

const teams: readonly Team[] = rail.content.teams.map(({ name, capacity, booked }) => ({
  name,
  capacity: Number(capacity),
  booked: booked.split(' ').map(Number),
}))

/** Booked against available hours, with a row for each team and a column for each week; the last row is the total. */
export function heatMap(): string {
  const weeks = teams[0]?.booked.map((_, index) => 40 + index) ?? []
  const first = left + 300
  const cell = (right - first) / weeks.length
  const capacity = teams.reduce((sum, team) => sum + team.capacity, 0)
  const all: Team = {
    name: 'All teams',
    capacity,
    booked: weeks.map((_, week) => teams.reduce((sum, team) => sum + (team.booked[week] ?? 0), 0)),
  }
  const rows = [...teams, all].flatMap((team, row) => {
    const y = 186 + row * 68 + (team === all ? 12 : 0)
    return [
      text(left, y + 26, team.name, { weight: team === all ? 700 : 400 }),
      text(left, y + 52, `${team.capacity.toLocaleString('en-GB')} h a week`, {
        size: 20,
        fill: soft,
      }),
      ...team.booked.flatMap((hours, week) => {
        const share = Math.round((hours / team.capacity) * 100)
        const [ground, colour] = tone(share)
        const x = first + week * cell
        return [
          box(x, y, cell - 4, 60, ground),
          text(x + (cell - 4) / 2, y + 39, share, {
            size: 24,
            weight: 600,
            fill: colour,
            anchor: 'middle',
          }),
        ]
      }),
    ]
  })
  return screen(
    {
      section: 'people',
      path: 'Workforce planning / Q4 2025',
      title: 'Booked against capacity, %',
      note: 'Weeks 40 to 49, hours booked ÷ hours available',
    },
    [
      ...weeks.map((week, index) =>
        text(first + index * cell + (cell - 4) / 2, 160, `W${week}`, {
          size: 20,
          fill: soft,
          anchor: 'middle',
        }),
      ),
      ...rows,
      ...[
        ['to 85', mist],
        ['86 to 100', pale],
        ['101 to 110', amber],
        ['above 110', behind],
      ].flatMap(([label = '', ground = mist], index) => [
        box(first + index * 190, 760, 26, 18, ground),
        text(first + index * 190 + 36, 776, label, { size: 20, fill: soft }),
      ]),
      text(left, 776, 'Share of capacity', { size: 20, fill: ahead, weight: 600 }),
    ],
  )
}

function tone(share: number): readonly [string, string] {
  if (share > 110) return [behind, paper]
  if (share > 100) return [amber, ink]
  return share > 85 ? [pale, ink] : [mist, ink]
}
