import {
  amber,
  behind,
  box,
  diamond,
  faint,
  ink,
  line,
  mist,
  pale,
  petrol,
  soft,
  text,
} from '../../../ink.ts'
import { left, right, screen } from './screen.ts'

interface Task {
  readonly name: string
  /** Months from the start of January 2025. */
  readonly start: number
  readonly end: number
  readonly baselineEnd: number
  readonly done: number
  readonly critical?: true
  readonly phase?: true
}

/** The schedule of Ostler Junction. */
const tasks: readonly Task[] = [
  { name: 'Design', start: 0, end: 5.6, baselineEnd: 5, done: 1, phase: true },
  { name: 'Interlocking design', start: 0, end: 4, baselineEnd: 4, done: 1 },
  {
    name: 'Scheme plan approval',
    start: 4,
    end: 5.6,
    baselineEnd: 5,
    done: 1,
    critical: true,
  },
  { name: 'Procurement', start: 3, end: 9.4, baselineEnd: 9, done: 0.95, phase: true },
  {
    name: 'Relocatable equipment rooms',
    start: 3,
    end: 9.4,
    baselineEnd: 9,
    done: 0.92,
    critical: true,
  },
  { name: 'Cable and routes', start: 5, end: 8, baselineEnd: 8, done: 1 },
  { name: 'Site works', start: 6, end: 12.6, baselineEnd: 12, done: 0.38, phase: true },
  { name: 'Route and chamber works', start: 6, end: 10.4, baselineEnd: 9.8, done: 0.66 },
  {
    name: 'Equipment installation',
    start: 8.8,
    end: 12.6,
    baselineEnd: 12,
    done: 0.05,
    critical: true,
  },
  {
    name: 'Testing and commissioning',
    start: 12.6,
    end: 14.4,
    baselineEnd: 13.8,
    done: 0,
    critical: true,
  },
  { name: 'Possession weekend', start: 14.45, end: 14.45, baselineEnd: 13.85, done: 0 },
]

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec Jan Feb Mar'.split(' ')
const chartLeft = left + 330
/** The status date, in months from the start of January 2025. */
export const today = 9

/** One project's schedule against its baseline; the status date is the end of September. */
export function gantt(): string {
  const width = (right - chartLeft) / months.length
  const x = (month: number) => chartLeft + month * width
  const rowHeight = 50
  const firstRow = 186
  const grid = months.flatMap((month, index) => [
    line(x(index), 150, x(index), 750, mist, 2),
    text(x(index) + 6, 142, month, { size: 20, fill: soft }),
  ])
  const rows = tasks.flatMap((task, index) => {
    const y = firstRow + index * rowHeight
    const colour = task.critical ? behind : petrol
    const name = text(left + (task.phase ? 0 : 22), y + 7, task.name, {
      weight: task.phase ? 700 : 400,
    })
    if (task.start === task.end) {
      return [
        name,
        diamond(x(task.baselineEnd), y, 9, pale),
        diamond(x(task.end), y, 11, behind),
        text(x(task.end) - 20, y + 6, '14 Mar', { size: 20, anchor: 'end' }),
      ]
    }
    const span = x(task.end) - x(task.start)
    if (task.phase) {
      return [
        name,
        box(x(task.start), y - 5, span, 10, ink),
        text(x(task.end) + 10, y + 6, `${Math.round(task.done * 100)} %`, { size: 20, fill: soft }),
        line(left, y - 25, right, y - 25),
      ]
    }
    return [
      name,
      box(x(task.start), y + 11, x(task.baselineEnd) - x(task.start), 5, faint),
      box(x(task.start), y - 13, span, 20, pale, { radius: 2 }),
      task.done === 0
        ? ''
        : box(x(task.start), y - 13, span * task.done, 20, colour, { radius: 2 }),
      box(x(task.start), y - 13, span, 20, 'none', { radius: 2, stroke: colour }),
    ]
  })
  return screen(
    {
      section: 'schedule',
      path: 'Rail renewals / Ostler Junction resignalling',
      title: 'Schedule',
      note: 'Critical path 18 days behind its baseline',
    },
    [
      ...grid,
      ...rows,
      line(x(today), 126, x(today), 750, amber, 3),
      text(x(today), 778, 'status 30 Sep 2025', { size: 20, anchor: 'middle', weight: 600 }),
      box(left, 764, 22, 12, behind),
      text(left + 30, 777, 'critical', { size: 20, fill: soft }),
      box(left + 124, 768, 22, 5, faint),
      text(left + 154, 777, 'baseline', { size: 20, fill: soft }),
    ],
  )
}
