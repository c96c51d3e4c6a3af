import { amber, behind, box, drawing, ink, line, mist, paper, rule, soft, text } from '../ink.ts'
import { day, thousands } from '../media/films/screens/projects.ts'
import {
  type Area,
  accountRows,
  darkRule,
  glyph,
  onDark,
  packageBars,
  sections,
  stateMark,
  tones,
  valueCurve,
  wordmark,
} from './parts.ts'
import {
  decisions,
  lateness,
  millions,
  type PortfolioRow,
  portfolioRows,
  rowOf,
  signed,
  totals,
} from './programme.ts'

export const APPLICATION_SIZE = { width: 1200, height: 770 } as const
const { width: WIDTH, height: HEIGHT } = APPLICATION_SIZE

const BAR = 44
const SIDEBAR = 142
const PANEL = 806
const LEFT = SIDEBAR + 22
const RIGHT = PANEL - 22

const SMALL = 12.5
const TEXT = 14

/** Corvane’s application as a whole: the portfolio of nine projects, and one of them opened beside it. */
export function application(name: keyof typeof panels): string {
  const selected = rowOf(name)
  return drawing(WIDTH, HEIGHT, 'Portfolio of nine rail projects in Corvane', [
    box(0, 0, WIDTH, HEIGHT, paper),
    ...titleBar(),
    ...sidebar(),
    ...head(),
    ...list(selected),
    ...decisionList(),
    ...panel(name, selected),
  ])
}

function titleBar(): string[] {
  return [
    box(0, 0, WIDTH, BAR, ink),
    wordmark(20, 12, 0.92),
    text(LEFT, 28, 'Portfolio', { fill: onDark, size: TEXT }),
    text(LEFT + 66, 28, '/', { fill: onDark, size: TEXT }),
    text(LEFT + 80, 28, 'Rail renewals', { fill: paper, size: TEXT, weight: 600 }),
    box(PANEL - 172, 9, 156, 26, 'none', { stroke: darkRule, radius: 2 }),
    text(PANEL - 160, 27, 'Search', { fill: onDark, size: 13 }),
    text(WIDTH - 66, 28, 'Status 30 Sep 2025, read at 06:00', {
      fill: onDark,
      size: 13,
      anchor: 'end',
    }),
    box(WIDTH - 48, 9, 26, 26, paper, { radius: 13 }),
    text(WIDTH - 35, 26.5, 'NA', { fill: ink, size: 11.5, weight: 700, anchor: 'middle' }),
  ]
}

function sidebar(): string[] {
  return [
    box(0, BAR, SIDEBAR, HEIGHT - BAR, ink),
    line(0, BAR, SIDEBAR, BAR, darkRule),
    ...sections.flatMap((section, index) => {
      const y = BAR + 18 + index * 44
      const isActive = index === 0
      return [
        isActive ? box(0, y, SIDEBAR, 40, '#16313E') + box(0, y, 4, 40, amber) : '',
        glyph(section, 20, y + 12, 16, isActive ? paper : onDark),
        text(48, y + 25, section, {
          size: TEXT,
          fill: isActive ? paper : onDark,
          weight: isActive ? 600 : 400,
        }),
      ]
    }),
    text(48, HEIGHT - 24, 'Help', { size: TEXT, fill: onDark }),
  ]
}

const figures: readonly (readonly [label: string, value: string, note: string, isBehind?: true])[] =
  [
    ['Budget', millions(totals.figures.budget ?? 0), `${portfolioRows.length} projects`],
    [
      'Forecast cost',
      millions(totals.forecastCost ?? 0),
      `${millions(-(totals.variance ?? 0))} over budget`,
      true,
    ],
    [
      'SPI',
      (totals.scheduleIndex ?? 0).toFixed(2),
      `earned ${millions(totals.figures.earned ?? 0)}`,
      true,
    ],
    ['CPI', (totals.costIndex ?? 0).toFixed(2), `spent ${millions(totals.figures.actual ?? 0)}`],
  ]

function head(): string[] {
  const count = (state: PortfolioRow['state']) =>
    portfolioRows.filter((row) => row.state === state).length
  const tabs = [
    ['All', portfolioRows.length, 50],
    ['Behind', count('behind'), 76],
    ['On plan', count('on-plan'), 80],
    ['Ahead', count('ahead'), 66],
  ] as const
  let x = RIGHT - 272 - 18
  const pills = tabs.flatMap(([name, number, width], index) => {
    const left = x
    x += width + 6
    const isSelected = index === 0
    return [
      box(left, 64, width, 26, isSelected ? ink : paper, {
        radius: 13,
        stroke: isSelected ? ink : rule,
      }),
      text(left + width / 2, 81.5, `${name} ${number}`, {
        size: 13,
        fill: isSelected ? paper : ink,
        weight: isSelected ? 600 : 400,
        anchor: 'middle',
      }),
    ]
  })
  const step = (RIGHT - LEFT) / figures.length
  return [
    text(LEFT, 86, 'Rail renewals', { size: 25, weight: 700 }),
    ...pills,
    line(LEFT, 106, RIGHT, 106, rule),
    ...figures.flatMap(([label, value, note, isBehind], index) => {
      const left = LEFT + index * step + (index === 0 ? 0 : 14)
      return [
        index === 0 ? '' : line(left - 14, 116, left - 14, 178, rule),
        text(left, 128, label, { size: SMALL, fill: soft }),
        text(left, 154, value, { size: 23, weight: 700, fill: isBehind ? behind : ink }),
        text(left, 174, note, { size: SMALL, fill: soft }),
      ]
    }),
    line(LEFT, 188, RIGHT, 188, rule),
  ]
}

/** Right edges of the figures’ columns. */
const GATE = LEFT + 264
const SPI = GATE + 52
const CPI = SPI + 48
const COST = CPI + 86
const FINISH = COST + 102
const ROW = 38
const FIRST = 220

function list(selected: PortfolioRow): string[] {
  const label = (x: number, name: string, anchor: 'start' | 'end' = 'end') =>
    text(x, 210, name, { size: SMALL, fill: soft, anchor })
  const rows = portfolioRows.flatMap((row, index) => {
    const y = FIRST + index * ROW
    const base = y + 24
    const tone = (index: number) =>
      index >= 1.025 ? 'ahead' : index < 0.965 ? 'behind' : 'on-plan'
    const value = (x: number, content: string, fill = ink, weight = 400) =>
      text(x, base, content, { size: TEXT, anchor: 'end', fill, weight })
    return [
      row === selected
        ? box(SIDEBAR, y, PANEL - SIDEBAR, ROW, '#E8F0F3') + box(SIDEBAR, y, 4, ROW, amber)
        : '',
      stateMark(row.state, LEFT + 6, y + ROW / 2),
      text(LEFT + 22, base, row.name, { size: TEXT, weight: row === selected ? 700 : 500 }),
      value(GATE, `G${row.gate}`, soft),
      value(SPI, row.scheduleIndex.toFixed(2), tones[row.state], 600),
      value(CPI, row.costIndex.toFixed(2), tones[tone(row.costIndex)], 600),
      value(COST, thousands(row.forecastCost)),
      value(FINISH, day(row.forecastFinish)),
      value(
        RIGHT,
        row.daysLate === 0 ? '0' : signed(row.daysLate),
        row.state === 'behind' ? behind : ink,
        row.state === 'behind' ? 700 : 400,
      ),
      row === selected ? '' : line(LEFT, y + ROW, RIGHT, y + ROW, rule),
    ]
  })
  const end = FIRST + portfolioRows.length * ROW
  const sum = (x: number, content: string, fill = ink) =>
    text(x, end + 23, content, { size: TEXT, weight: 700, anchor: 'end', fill })
  return [
    label(LEFT + 22, 'Project', 'start'),
    label(GATE, 'Gate'),
    label(SPI, 'SPI'),
    label(CPI, 'CPI'),
    label(COST, 'Forecast, £k'),
    label(FINISH, 'Finish'),
    label(RIGHT, 'Days late'),
    line(LEFT, FIRST, RIGHT, FIRST, ink, 1.25),
    ...rows,
    box(LEFT, end, RIGHT - LEFT, 34, mist),
    line(LEFT, end, RIGHT, end, ink, 1.25),
    text(LEFT + 22, end + 23, 'Together', { size: TEXT, weight: 700 }),
    sum(SPI, (totals.scheduleIndex ?? 0).toFixed(2), behind),
    sum(CPI, (totals.costIndex ?? 0).toFixed(2)),
    sum(COST, thousands(totals.forecastCost ?? 0)),
  ]
}

function decisionList(): string[] {
  const top = FIRST + portfolioRows.length * ROW + 34
  return [
    text(LEFT, top + 32, 'Decisions due', { size: 15, weight: 700 }),
    text(RIGHT, top + 32, 'Renewals board, budget in £k', {
      size: SMALL,
      fill: soft,
      anchor: 'end',
    }),
    line(LEFT, top + 42, RIGHT, top + 42, ink, 1.25),
    ...decisions.flatMap(({ on, name, gate, budget }, index) => {
      const base = top + 62 + index * 26
      return [
        text(LEFT, base, on, { size: TEXT, weight: 600 }),
        text(LEFT + 72, base, name, { size: TEXT }),
        text(COST, base, `gate ${gate}`, { size: TEXT, fill: soft, anchor: 'end' }),
        text(RIGHT, base, thousands(budget), { size: TEXT, anchor: 'end' }),
        index === decisions.length - 1 ? '' : line(LEFT, base + 8, RIGHT, base + 8, rule),
      ]
    }),
  ]
}

/** Panels of the projects that can be opened. */
const panels = {
  'Ostler Junction': {
    title: 'Schedule',
    note: 'bracket: plan',
    draw: packageBars,
    lastTitle: 'Why it is late',
    lastText: 'Scheme plan approval, due 31 May 2025, slipped',
  },
  'Cardew Viaduct': {
    title: 'Control accounts, £k',
    note: '',
    draw: (area: Area) => accountRows('Cardew Viaduct', area),
    lastTitle: 'Gate 4, due 16 October',
    lastText: '13 of 14 items of evidence accepted',
  },
} as const

function panel(name: keyof typeof panels, row: PortfolioRow): string[] {
  const left = PANEL + 22
  const right = WIDTH - 22
  const width = right - left
  const title = (y: number, content: string, note = '') => [
    line(left, y - 21, right, y - 21, rule),
    text(left, y, content, { size: 15, weight: 700 }),
    text(right, y, note, { size: SMALL, fill: soft, anchor: 'end' }),
  ]
  const fact = (y: number, term: string, value: string, fill = ink) => [
    text(left, y, term, { size: 13, fill: soft }),
    text(right, y, value, { size: TEXT, weight: 600, anchor: 'end', fill }),
  ]
  const forecast = `${thousands(row.forecastCost)}, ${signed(row.forecastCost - row.budget)}`
  const details = panels[name]
  return [
    box(PANEL, BAR, WIDTH - PANEL, HEIGHT - BAR, mist),
    line(PANEL, BAR, PANEL, HEIGHT, rule),
    text(left, 84, row.name, { size: 19, weight: 700 }),
    text(left, 106, `${row.manager}, project manager`, { size: 13, fill: soft }),
    text(right, 106, `gate ${row.gate}`, { size: 13, fill: soft, anchor: 'end' }),
    text(left, 147, lateness(row), { size: 27, weight: 700, fill: behind }),
    text(right, 134, `finish ${day(row.forecastFinish)}`, {
      size: TEXT,
      weight: 600,
      anchor: 'end',
    }),
    text(right, 152, `plan ${day(row.plannedFinish)}`, { size: 13, fill: soft, anchor: 'end' }),
    ...title(194, details.title, details.note),
    details.draw({ x: left, y: 228, width }),
    ...title(446, 'Earned value, £k'),
    valueCurve(row.name, { x: left, y: 464, width }),
    ...title(642, 'Cost, £k'),
    ...fact(666, 'Budget', thousands(row.budget)),
    ...fact(688, 'Forecast', forecast, behind),
    ...title(727, details.lastTitle),
    text(left, 749, details.lastText, { size: 13.5 }),
  ]
}
