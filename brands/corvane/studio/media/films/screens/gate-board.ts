import { amber, box, ink, line, mist, paper, rule, soft, text } from '../../../ink.ts'
import { type Project, projects, thousands } from './projects.ts'
import { indexColour, left, right, screen } from './screen.ts'

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
    gate: 1,
    budget: 1_150,
    finish: '16 Oct',
  },
  {
    name: 'Spare parts forecasting',
    gate: 1,
    budget: 640,
    finish: '16 Oct',
  },
  {
    name: 'Relief crew depot',
    gate: 2,
    budget: 3_900,
    finish: '30 Oct',
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
      text(x + 13, 168, `G${gate}, ${own.length} ${own.length === 1 ? 'project' : 'projects'}`, {
        size: 20,
        fill: soft,
      }),
      text(x + 13, 200, name, { size: 24, weight: 700 }),
      text(x + 13, 230, `£${thousands(sum)} k`, { size: 20, fill: soft }),
      ...own.flatMap((card, row) => {
        const y = 250 + row * 128
        return [
          box(x + 4, y, width - 22, 118, paper, { stroke: rule }),
          ...lines(card.name).map((part, at) =>
            text(x + 13, y + 30 + at * 26, part, { size: 20, weight: 600 }),
          ),
          text(x + 13, y + 98, `£${thousands(card.budget)} k`, { size: 20, fill: soft }),
          'finish' in card
            ? text(x + width - 28, y + 98, card.finish, { size: 20, fill: soft, anchor: 'end' })
            : scheduleIndexText(x + width - 28, y + 98, card),
        ]
      }),
    ]
  })
  return screen(
    {
      section: 'portfolio',
      path: 'Rail renewals / Governance',
      title: 'Gates',
      note: 'Budget and SPI. Next board Thursday 16 October 2025',
    },
    [...columns, line(left, 784, right, 784)],
  )
}

function scheduleIndexText(x: number, y: number, { earned, planned }: Project): string {
  const index = earned / planned
  const fill = indexColour(index)
  return text(x, y, index.toFixed(2), { size: 20, weight: 600, anchor: 'end', fill })
}

/** Wraps a name into lines of at most 15 characters, not counting commas. */
function lines(name: string): string[] {
  const result: string[] = []
  for (const word of name.split(' ')) {
    const last = result.at(-1)
    if (last !== undefined && `${last} ${word}`.replaceAll(',', '').length <= 15)
      result[result.length - 1] = `${last} ${word}`
    else result.push(word)
  }
  return result
}
