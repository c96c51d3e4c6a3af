import {
  ahead,
  amber,
  behind,
  box,
  ink,
  line,
  mist,
  pale,
  paper,
  petrol,
  pill,
  rule,
  soft,
  text,
} from './ink.ts'
import { left, right, screen } from './screen.ts'

const requests = [
  {
    id: 'Q-318',
    name: 'Platform lighting, north',
    from: 'Stations',
    score: 72,
    state: 'At gate 1',
    tone: amber,
    colour: ink,
  },
  {
    id: 'Q-321',
    name: 'Spare parts forecasting',
    from: 'Fleet',
    score: 68,
    state: 'At gate 1',
    tone: amber,
    colour: ink,
  },
  {
    id: 'Q-309',
    name: 'Relief crew depot',
    from: 'Operations',
    score: 64,
    state: 'Option chosen',
    tone: ahead,
    colour: paper,
  },
  {
    id: 'Q-324',
    name: 'Lone worker alarms',
    from: 'Safety',
    score: 61,
    state: 'Being scored',
    tone: pale,
    colour: ink,
  },
  {
    id: 'Q-315',
    name: 'Car park charging',
    from: 'Estates',
    score: 43,
    state: 'Held to April',
    tone: pale,
    colour: ink,
  },
  {
    id: 'Q-302',
    name: 'New staff app',
    from: 'People',
    score: 28,
    state: 'Declined',
    tone: behind,
    colour: paper,
  },
]

const criteria = [
  { name: 'Safety', weight: 30, score: 4 },
  { name: 'Delay minutes', weight: 30, score: 4 },
  { name: 'Cost to run', weight: 20, score: 3 },
  { name: 'Ease of doing', weight: 20, score: 3 },
]

/** Requests from the business with their scores, and how one score came about: weight × mark ÷ 5. */
export function portal(): string {
  const score = criteria.reduce(
    (sum, criterion) => sum + (criterion.weight * criterion.score) / 5,
    0,
  )
  const aside = left + 740
  return screen(
    {
      place: 'portfolio',
      path: 'Halden Rail / Portal',
      title: 'Requests',
      aside: '24 this quarter, 9 approved',
    },
    [
      ...requests.flatMap((request, index) => {
        const y = 142 + index * 100
        return [
          index === 0 ? box(left - 16, y - 8, 716, 98, mist) : '',
          index === 0 ? box(left - 16, y - 8, 5, 98, petrol) : '',
          text(left, y + 24, request.id, { size: 20, fill: soft, mono: true }),
          text(left, y + 60, request.name, { size: 21, weight: 600 }),
          text(left + 312, y + 60, request.from, { size: 20, fill: soft }),
          text(left + 496, y + 60, request.score, { size: 26, weight: 700, anchor: 'end' }),
          pill(left + 514, y + 58, request.state, request.tone, request.colour),
          line(left - 16, y + 90, left + 700, y + 90),
        ]
      }),
      box(aside, 134, right - aside, 590, paper, { stroke: rule }),
      text(aside + 28, 178, 'Platform lighting, north', { size: 22, weight: 700 }),
      text(aside + 28, 206, 'Asked by Moira Dray, Stations', { size: 20, fill: soft }),
      text(aside + 28, 256, 'How it scores', { size: 20, fill: soft }),
      ...criteria.flatMap((criterion, index) => {
        const y = 292 + index * 72
        return [
          text(aside + 28, y, criterion.name, { size: 20 }),
          text(
            right - 28,
            y,
            `${criterion.weight} × ${criterion.score}/5 = ${(criterion.weight * criterion.score) / 5}`,
            { size: 20, fill: soft, anchor: 'end', mono: true },
          ),
          ...[1, 2, 3, 4, 5].map((mark) =>
            box(
              aside + 28 + (mark - 1) * 68,
              y + 14,
              60,
              14,
              mark <= criterion.score ? petrol : pale,
            ),
          ),
        ]
      }),
      line(aside + 28, 574, right - 28, 574, ink),
      text(aside + 28, 612, 'Score', { size: 22, weight: 700 }),
      text(right - 28, 612, score, { size: 26, weight: 700, anchor: 'end' }),
      box(aside + 28, 642, 180, 54, petrol),
      text(aside + 118, 676, 'To gate 1', { size: 20, weight: 600, fill: paper, anchor: 'middle' }),
    ],
  )
}
