import { amber, behind, box, drawing, ink, line, paper, rule, soft, text } from '../ink.ts'
import { day } from '../media/films/screens/projects.ts'
import { glyph, onDark, sections, stateMark, wordmark } from './parts.ts'
import { lateness, millions, type PortfolioRow, portfolioRows, totals } from './programme.ts'

export const PHONE_SIZE = { width: 360, height: 578 } as const
const { width: WIDTH, height: HEIGHT } = PHONE_SIZE

const BAR = 44
const NAVIGATION = HEIGHT - 50
const LEFT = 18
const RIGHT = WIDTH - 18
const ROW = 39

/** The same portfolio as on a wide screen, arranged for a phone: every word can be read at 350 pixels. */
export function applicationOnPhone(): string {
  return drawing(WIDTH, HEIGHT, 'Portfolio of nine rail projects in Corvane, on a phone', [
    box(0, 0, WIDTH, HEIGHT, paper),
    box(0, 0, WIDTH, BAR, ink),
    wordmark(LEFT, 12, 0.92),
    text(RIGHT, 28, 'Status 30 Sep 2025', { size: 12.5, fill: onDark, anchor: 'end' }),
    text(LEFT, 76, 'Rail renewals', { size: 21, weight: 700 }),
    text(RIGHT, 76, `${portfolioRows.length} projects`, { size: 13, fill: soft, anchor: 'end' }),
    ...figures(),
    ...portfolioRows.flatMap((row, index) => projectRow(row, 161 + index * ROW)),
    ...navigation(),
  ])
}

function figures(): string[] {
  const shown = [
    ['Budget', millions(totals.figures.budget ?? 0), ink],
    ['Forecast cost', millions(totals.forecastCost ?? 0), behind],
    ['SPI', (totals.scheduleIndex ?? 0).toFixed(2), behind],
    ['CPI', (totals.costIndex ?? 0).toFixed(2), ink],
  ] as const
  const lefts = [LEFT, 122, 234, 292]
  return [
    line(LEFT, 92, RIGHT, 92, rule),
    ...shown.flatMap(([label, value, fill], index) => [
      text(lefts[index] ?? LEFT, 111, label, { size: 12.5, fill: soft }),
      text(lefts[index] ?? LEFT, 135, value, { size: 19, weight: 700, fill }),
    ]),
    line(LEFT, 149, RIGHT, 149, ink, 1.25),
  ]
}

function projectRow(row: PortfolioRow, top: number): string[] {
  const isBehind = row.state === 'behind'
  return [
    stateMark(row.state, LEFT + 5, top + 9),
    text(LEFT + 20, top + 9, row.name, { size: 13.5, weight: 600 }),
    text(LEFT + 20, top + 25, `${row.manager}, gate ${row.gate}`, { size: 12, fill: soft }),
    text(RIGHT, top + 9, day(row.forecastFinish), { size: 13, anchor: 'end' }),
    text(RIGHT, top + 25, lateness(row), {
      size: 12,
      anchor: 'end',
      fill: isBehind ? behind : soft,
      weight: isBehind ? 700 : 400,
    }),
    row === portfolioRows.at(-1) ? '' : line(LEFT, top + 33, RIGHT, top + 33, rule),
  ]
}

function navigation(): string[] {
  const shown = sections.filter((section) => section !== 'Data')
  const step = WIDTH / shown.length
  return [
    box(0, NAVIGATION, WIDTH, HEIGHT - NAVIGATION, ink),
    ...shown.flatMap((section, index) => {
      const middle = (index + 0.5) * step
      const isActive = index === 0
      return [
        isActive ? box(index * step + 10, NAVIGATION, step - 20, 4, amber) : '',
        glyph(section, middle - 8, NAVIGATION + 12, 16, isActive ? paper : onDark),
        text(middle, NAVIGATION + 42, section, {
          size: 11.5,
          fill: isActive ? paper : onDark,
          anchor: 'middle',
          weight: isActive ? 600 : 400,
        }),
      ]
    }),
  ]
}
