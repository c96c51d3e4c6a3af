import { ahead, amber, box, curve, ink, mist, paper, petrol, soft, text } from './ink.ts'
import { type Cell, left, right, screen, table } from './screen.ts'

/** Epics against the tasks they report to: story points done, of all, and the hours the task was given. */
const epics = [
  {
    epic: 'TEL-41',
    name: 'Edge gateway firmware',
    task: '2.1 Gateway software',
    done: 89,
    all: 104,
    hours: 1_040,
  },
  {
    epic: 'TEL-52',
    name: 'Bearing temperature model',
    task: '2.2 Condition models',
    done: 47,
    all: 94,
    hours: 1_410,
  },
  {
    epic: 'TEL-57',
    name: 'Depot dashboards',
    task: '2.3 Depot screens',
    done: 63,
    all: 70,
    hours: 700,
  },
  {
    epic: 'TEL-60',
    name: 'Alert routing',
    task: '2.3 Depot screens',
    done: 21,
    all: 42,
    hours: 420,
  },
  { epic: 'TEL-63', name: 'Data retention', task: '3.1 Archive', done: 0, all: 36, hours: 360 },
]

/** Agile work feeding a schedule: points done become progress, progress becomes earned hours. */
export function jiraSync(): string {
  const rows = epics.map((row): Cell[] => {
    const share = row.done / row.all
    return [
      row.epic,
      row.name,
      row.task,
      `${row.done} of ${row.all}`,
      `${Math.round(share * 100)} %`,
      Math.round(share * row.hours).toLocaleString('en-GB'),
      row.hours.toLocaleString('en-GB'),
    ]
  })
  const done = epics.reduce((sum, row) => sum + row.done, 0)
  const all = epics.reduce((sum, row) => sum + row.all, 0)
  const earned = epics.reduce((sum, row) => sum + Math.round((row.done / row.all) * row.hours), 0)
  const hours = epics.reduce((sum, row) => sum + row.hours, 0)
  return screen(
    {
      place: 'data',
      path: 'Fleet telemetry, phase 2 / Jira',
      title: 'Epics and schedule tasks',
      aside: 'Read every 15 minutes, last at 10:45',
    },
    [
      table(
        [
          { label: 'Epic', x: left },
          { label: 'Name', x: left + 90 },
          { label: 'Reports to', x: left + 396 },
          { label: 'Points done', x: left + 760, figures: true },
          { label: 'Progress', x: left + 872, figures: true },
          { label: 'Earned h', x: left + 996, figures: true },
          { label: 'Hours', x: right, figures: true },
        ],
        [
          ...rows,
          [
            '',
            'All epics',
            '',
            `${done} of ${all}`,
            `${Math.round((earned / hours) * 100)} %`,
            earned.toLocaleString('en-GB'),
            hours.toLocaleString('en-GB'),
          ],
        ],
        { y: 156, rowHeight: 56, total: epics.length },
      ),
      text(left, 556, 'Last reading', { size: 22, weight: 700 }),
      ...log.flatMap(([time = '', what = '', tone = ink], index) => [
        box(left, 575 + index * 44, 6, 26, tone),
        text(left + 20, 596 + index * 44, time, { size: 20, fill: soft, mono: true }),
        text(left + 100, 596 + index * 44, what, { size: 20 }),
      ]),
      box(left + 760, 536, right - left - 760, 222, mist),
      text(left + 784, 574, 'Points done by sprint', { size: 20, fill: soft }),
      curve(
        [28, 62, 98, 131, 174, 220].map(
          (value, index) => [left + 796 + index * 62, 716 - (value / 220) * 110] as const,
        ),
        petrol,
        4,
      ),
      ...['21', '22', '23', '24', '25', '26'].map((sprint, index) =>
        text(left + 796 + index * 62, 746, sprint, { size: 20, fill: soft, anchor: 'middle' }),
      ),
      text(left + 1_106, 594, '220', { size: 20, weight: 700, anchor: 'middle', fill: petrol }),
      box(left + 600, 540, 120, 34, petrol),
      text(left + 660, 563, 'Read now', { size: 20, weight: 600, fill: paper, anchor: 'middle' }),
    ],
  )
}

const log: readonly (readonly string[])[] = [
  ['10:45', '6 issues changed, 11 points done', ahead],
  ['10:30', 'No change', petrol],
  ['10:15', 'TEL-60 has no due date: the task keeps its own', amber],
  ['10:00', '2 issues moved from TEL-57 to TEL-60', ahead],
]
