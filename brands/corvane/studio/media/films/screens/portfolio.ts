import { performanceOf } from '@prospectus/portfolio/earned-value'
import { totalsOf } from '@prospectus/portfolio/totals'
import { behind } from '../../../ink.ts'
import { day, projects, thousands } from './projects.ts'
import { figure, indexCell, indexColour, left, right, screen, table } from './screen.ts'

/** The list of projects with their indices; the last row adds up the rows above. */
export function portfolio(): string {
  const { figures, scheduleIndex = 0, costIndex = 0, forecastCost = 0 } = totalsOf(projects)
  const { planned = 0, earned = 0, actual = 0, budget = 0 } = figures
  const rows = projects.map((project) => [
    project.name,
    project.manager,
    `G${project.gate}`,
    thousands(project.budget),
    thousands(project.earned),
    indexCell(performanceOf(project).scheduleIndex ?? 0),
    indexCell(performanceOf(project).costIndex ?? 0),
    day(project.forecastFinish),
  ])
  return screen(
    {
      section: 'portfolio',
      path: 'Portfolio / Rail renewals',
      title: 'Programme at month 9',
      note: '£ thousand, status 30 Sep 2025',
    },
    [
      figure(left, 144, 'Budget at completion', thousands(budget), `${projects.length} projects`),
      figure(
        left + 300,
        144,
        'Schedule index, SPI',
        scheduleIndex.toFixed(2),
        `earned ${thousands(earned)} of ${thousands(planned)}`,
        indexColour(scheduleIndex),
      ),
      figure(
        left + 620,
        144,
        'Cost index, CPI',
        costIndex.toFixed(2),
        `spent ${thousands(actual)}`,
        indexColour(costIndex),
      ),
      figure(
        left + 880,
        144,
        'Forecast cost',
        thousands(forecastCost),
        `${thousands(forecastCost - budget)} over budget`,
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
            indexCell(scheduleIndex),
            indexCell(costIndex),
            '',
          ],
        ],
        { y: 272, rowHeight: 48, total: rows.length },
      ),
    ],
  )
}
