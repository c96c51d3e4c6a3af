import { ahead, amber, behind, box, ink, mist, pale, paper, soft, text } from '../../../ink.ts'
import { left, right, screen } from './screen.ts'

interface Team {
  readonly name: string
  /** Hours a week. */
  readonly capacity: number
  /** Booked hours by week, from week 40. */
  readonly booked: readonly number[]
}

const teams: readonly Team[] = [
  {
    name: 'Signalling design',
    capacity: 320,
    booked: [304, 312, 336, 352, 360, 344, 320, 296, 280, 264],
  },
  {
    name: 'Civil engineering',
    capacity: 400,
    booked: [340, 352, 368, 380, 392, 400, 404, 388, 360, 332],
  },
  {
    name: 'Electrification',
    capacity: 240,
    booked: [168, 180, 192, 204, 228, 240, 252, 264, 276, 276],
  },
  {
    name: 'Project controls',
    capacity: 160,
    booked: [152, 152, 160, 176, 184, 176, 160, 152, 144, 144],
  },
  {
    name: 'Site supervision',
    capacity: 480,
    booked: [336, 360, 384, 432, 456, 480, 504, 528, 504, 480],
  },
  { name: 'Testing', capacity: 200, booked: [80, 96, 110, 130, 160, 190, 220, 240, 250, 236] },
  {
    name: 'Systems and data',
    capacity: 280,
    booked: [238, 246, 252, 252, 258, 266, 274, 280, 266, 252],
  },
]

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
      place: 'people',
      path: 'Workforce planning / Q4 2025',
      title: 'Booked against capacity, %',
      aside: 'Weeks 40 to 49, hours booked ÷ hours available',
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
