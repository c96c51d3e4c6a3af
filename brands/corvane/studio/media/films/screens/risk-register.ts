import { amber, behind, box, dot, ink, mist, pale, paper, soft, text } from '../../../ink.ts'
import { thousands } from './projects.ts'
import { left, right, screen, table } from './screen.ts'

/** Probability in %, impact in £ thousand; `at`: likelihood and severity in the matrix, 1 to 5. */
const risks = [
  {
    id: 'R-07',
    name: 'Masonry worse than surveyed',
    owner: 'R. Osei',
    probability: 60,
    impact: 900,
    at: [4, 4],
  },
  {
    id: 'R-12',
    name: 'Possession refused at Easter',
    owner: 'A. Whitlock',
    probability: 30,
    impact: 1_400,
    at: [3, 5],
  },
  {
    id: 'R-03',
    name: 'Equipment rooms late',
    owner: 'P. Engel',
    probability: 50,
    impact: 420,
    at: [4, 3],
  },
  {
    id: 'R-15',
    name: 'Bat roost in pier 3',
    owner: 'R. Osei',
    probability: 20,
    impact: 650,
    at: [2, 4],
  },
  {
    id: 'R-09',
    name: 'Test team booked twice',
    owner: 'N. Abadi',
    probability: 40,
    impact: 260,
    at: [3, 2],
  },
  {
    id: 'R-18',
    name: 'Copper price above budget',
    owner: 'S. Kaur',
    probability: 35,
    impact: 180,
    at: [3, 1],
  },
]

/** The risk matrix beside the list, with exposures (probability times impact) and their sum. */
export function riskRegister(): string {
  const exposure = (risk: (typeof risks)[number]) => (risk.probability / 100) * risk.impact
  const sum = risks.reduce((amount, risk) => amount + exposure(risk), 0)
  const contingency = 2_150
  const cell = 66
  const x = (severity: number) => left + 44 + (severity - 1) * cell
  const y = (likelihood: number) => 510 - likelihood * cell
  const grid = [1, 2, 3, 4, 5].flatMap((likelihood) => [
    text(left + 28, y(likelihood) + cell / 2 + 5, likelihood, {
      size: 20,
      fill: soft,
      anchor: 'middle',
    }),
    text(x(likelihood) + cell / 2, 532, likelihood, { size: 20, fill: soft, anchor: 'middle' }),
    ...[1, 2, 3, 4, 5].map((severity) => {
      const score = likelihood * severity
      const ground = score >= 15 ? behind : score >= 9 ? amber : score >= 5 ? pale : mist
      return box(x(severity), y(likelihood), cell - 4, cell - 4, ground)
    }),
  ])
  const marks = risks.flatMap((risk) => {
    const [likelihood = 1, severity = 1] = risk.at
    const at = [x(severity) + (cell - 4) / 2, y(likelihood) + (cell - 4) / 2] as const
    return [
      dot(at[0], at[1], 21, paper, ink),
      text(at[0], at[1] + 7, risk.id.slice(2), { size: 20, weight: 700, anchor: 'middle' }),
    ]
  })
  const start = left + 412
  return screen(
    {
      section: 'risk',
      path: 'Rail renewals / Ostler and Cardew',
      title: 'Risks',
      note: 'Reviewed 29 Sep 2025',
    },
    [
      text(left, 150, 'Likelihood, 1 to 5', { size: 20, fill: soft }),
      ...grid,
      ...marks,
      text(left + 44, 566, 'Severity, 1 to 5', { size: 20, fill: soft }),
      table(
        [
          { label: 'Risk', x: start },
          { label: 'Owner', x: start + 354 },
          { label: '%', x: start + 508, figures: true },
          { label: 'Impact', x: start + 602, figures: true },
          { label: 'Exposure', x: right, figures: true },
        ],
        [
          ...risks.map((risk) => [
            `${risk.id.slice(2)}  ${risk.name}`,
            risk.owner,
            `${risk.probability}`,
            thousands(risk.impact),
            thousands(exposure(risk)),
          ]),
          ['Exposure of all', '', '', '', thousands(sum)],
        ],
        { y: 150, rowHeight: 60, total: risks.length, start },
      ),
      text(left, 684, `£${thousands(sum)} k exposed`, { size: 26, weight: 700 }),
      text(left, 716, `against £${thousands(contingency)} k of contingency`, {
        size: 20,
        fill: soft,
      }),
      box(start, 660, right - start, 30, mist),
      box(start, 660, ((right - start) * sum) / contingency, 30, amber),
      text(start, 722, `${Math.round((sum / contingency) * 100)} % of contingency is spoken for`, {
        size: 20,
      }),
      text(right, 722, '£ thousand', { size: 20, fill: soft, anchor: 'end' }),
    ],
  )
}
