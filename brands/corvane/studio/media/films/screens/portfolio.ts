import { behind, ink } from '../../../ink.ts'
import { projects, thousands, total } from './projects.ts'
import { figure, indexCell, left, right, screen, table } from './screen.ts'

/** The list of projects with their indices; the last row adds up the rows above. */
export function portfolio(): string {
  const planned = total((project) => project.planned)
  const earned = total((project) => project.earned)
  const actual = total((project) => project.actual)
  const budget = total((project) => project.budget)
  const estimate = budget / (earned / actual)
  const rows = projects.map((project) => [
    project.name,
    project.manager,
    `G${project.gate}`,
    thousands(project.budget),
    thousands(project.earned),
    indexCell(project.earned / project.planned),
    indexCell(project.earned / project.actual),
    project.finish,
  ])
  return screen(
    {
      place: 'portfolio',
      path: 'Halden Rail / Renewals',
      title: 'Programme at month 9',
      aside: '£ thousand, status 30 Sep 2025',
    },
    [
      figure(left, 144, 'Budget at completion', thousands(budget), `${projects.length} projects`),
      figure(
        left + 300,
        144,
        'Schedule index, SPI',
        (earned / planned).toFixed(2),
        `earned ${thousands(earned)} of ${thousands(planned)}`,
        behind,
      ),
      figure(
        left + 620,
        144,
        'Cost index, CPI',
        (earned / actual).toFixed(2),
        `spent ${thousands(actual)}`,
        ink,
      ),
      figure(
        left + 880,
        144,
        'Estimate at completion',
        thousands(estimate),
        `${thousands(estimate - budget)} over budget`,
        behind,
      ),
      table(
        [
          { label: 'Project', x: left },
          { label: 'Manager', x: left + 326 },
          { label: 'Gate', x: left + 466 },
          { label: 'Budget', x: left + 620, figures: true },
          { label: 'Earned', x: left + 736, figures: true },
          { label: 'SPI', x: left + 822, figures: true },
          { label: 'CPI', x: left + 908, figures: true },
          { label: 'Forecast finish', x: right, figures: true },
        ],
        [
          ...rows,
          [
            'Programme',
            '',
            '',
            thousands(budget),
            thousands(earned),
            indexCell(earned / planned),
            indexCell(earned / actual),
            '',
          ],
        ],
        { y: 272, rowHeight: 48, total: rows.length },
      ),
    ],
  )
}
