import rail from '../../../../content/stories/worlds/rail.json' with { type: 'json' }
import { behind, ink } from '../../../ink.ts'
import { thousands } from './projects.ts'
import { type Cell, indexCell, left, right, screen, table } from './screen.ts'

const CARDEW = 'Cardew Viaduct strengthening'

/** Planned, earned, actual, budget in £ thousand. */
const accounts = (rail.content.projects.find(({ name }) => name === CARDEW)?.accounts ?? []).map(
  (account) => ({
    code: account.name.slice(0, 3),
    name: account.name.slice(4),
    planned: Number(account.planned),
    earned: Number(account.earned),
    actual: Number(account.actual),
    budget: Number(account.budget),
  }),
)

/** Earned value by control account, with variances and estimates; the last row is the project. */
export function evmTable(): string {
  const sum = (key: 'planned' | 'earned' | 'actual' | 'budget') =>
    accounts.reduce((amount, account) => amount + account[key], 0)
  const project = {
    code: '',
    name: 'Project',
    planned: sum('planned'),
    earned: sum('earned'),
    actual: sum('actual'),
    budget: sum('budget'),
  }
  const rows = [...accounts, project].map((account): Cell[] => {
    const estimate = account.budget / (account.earned / account.actual)
    return [
      account.code,
      account.name,
      thousands(account.planned),
      thousands(account.earned),
      thousands(account.actual),
      variance(account.earned - account.planned),
      variance(account.earned - account.actual),
      indexCell(account.earned / account.planned),
      indexCell(account.earned / account.actual),
      thousands(account.budget),
      thousands(estimate),
    ]
  })
  const figures = ['PV', 'EV', 'AC', 'SV', 'CV', 'SPI', 'CPI', 'BAC', 'EAC']
  const step = (right - left - 316) / figures.length
  return screen(
    {
      section: 'money',
      path: `Rail renewals / ${CARDEW}`,
      title: 'Control accounts at month 9',
      note: '£ thousand. EAC = BAC ÷ CPI',
    },
    [
      table(
        [
          { label: 'WBS', x: left },
          { label: 'Control account', x: left + 58 },
          ...figures.map((label, index) => ({
            label,
            x: left + 316 + (index + 1) * step,
            figures: true,
          })),
        ],
        rows,
        { y: 162, rowHeight: 74, total: accounts.length },
      ),
    ],
  )
}

function variance(value: number): Cell {
  return { text: thousands(value), colour: value < 0 ? behind : ink }
}
