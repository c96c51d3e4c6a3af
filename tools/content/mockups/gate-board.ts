import { ahead, amber, behind, box, ink, line, mist, paper, rule, soft, text } from './ink.ts'
import { projects, thousands } from './projects.ts'
import { left, right, screen } from './screen.ts'

const gates = [
  { gate: 1, name: 'Idea' },
  { gate: 2, name: 'Option chosen' },
  { gate: 3, name: 'Authorised' },
  { gate: 4, name: 'In delivery' },
  { gate: 5, name: 'Closing' },
]

const ideas = [
  {
    name: 'Platform lighting, north',
    manager: 'M. Dray',
    gate: 1,
    budget: 1_150,
    finish: 'decision 16 Oct',
  },
  {
    name: 'Spare parts forecasting',
    manager: 'S. Kaur',
    gate: 1,
    budget: 640,
    finish: 'decision 16 Oct',
  },
  {
    name: 'Relief crew depot',
    manager: 'T. Moreau',
    gate: 2,
    budget: 3_900,
    finish: 'decision 30 Oct',
  },
]

/** Projects by the gate they have passed; a column's amount is the sum of its cards. */
export function gateBoard(): string {
  const cards = [...ideas, ...projects]
  const width = (right - left) / gates.length
  const columns = gates.flatMap(({ gate, name }, index) => {
    const x = left + index * width
    const own = cards.filter((card) => card.gate === gate)
    const sum = own.reduce((amount, card) => amount + card.budget, 0)
    return [
      box(x, 130, width - 14, 640, mist),
      box(x, 130, width - 14, 5, gate === 4 ? amber : ink),
      text(x + 16, 168, `G${gate}`, { size: 15, fill: soft, mono: true }),
      text(x + 16, 196, name, { size: 20, weight: 700 }),
      text(
        x + 16,
        222,
        `${own.length} ${own.length === 1 ? 'project' : 'projects'}, £${thousands(sum)} k`,
        { size: 15, fill: soft },
      ),
      ...own.flatMap((card, row) => {
        const y = 244 + row * 128
        const index = 'earned' in card ? card.earned / card.planned : undefined
        return [
          box(x + 10, y, width - 34, 116, paper, { stroke: rule }),
          ...lines(card.name).map((part, at) =>
            text(x + 22, y + 28 + at * 22, part, { size: 17, weight: 600 }),
          ),
          text(x + 22, y + 76, `${card.manager}, £${thousands(card.budget)} k`, {
            size: 15,
            fill: soft,
          }),
          index === undefined
            ? text(x + 22, y + 100, card.finish, { size: 15, fill: soft })
            : text(x + 22, y + 100, `SPI ${index.toFixed(2)}`, {
                size: 15,
                weight: 600,
                fill: index < 0.95 ? behind : index >= 1.02 ? ahead : ink,
              }),
        ]
      }),
    ]
  })
  return screen(
    {
      place: 'portfolio',
      path: 'Halden Rail / Governance',
      title: 'Gates',
      aside: 'Next board Thursday 16 October 2025',
    },
    [...columns, line(left, 784, right, 784)],
  )
}

/** A name in lines of at most 21 characters. */
function lines(name: string): string[] {
  const result: string[] = []
  for (const word of name.split(' ')) {
    const last = result.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= 21)
      result[result.length - 1] = `${last} ${word}`
    else result.push(word)
  }
  return result
}
