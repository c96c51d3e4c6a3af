import { behind, ink } from '../../../ink.ts'
import { thousands } from './projects.ts'
import { type Cell, indexCell, left, right, screen, table } from './screen.ts'

/** Control accounts of Cardew Viaduct strengthening: planned, earned, actual, budget. £ thousand. */
const accounts = [
  {
    code: '1.1',
    name: 'Management and controls',
    planned: 610,
    earned: 610,
    actual: 640,
    budget: 1_320,
  },
  {
    code: '1.2',
    name: 'Survey and assessment',
    planned: 720,
    earned: 720,
    actual: 690,
    budget: 720,
  },
  {
    code: '1.3',
    name: 'Permanent works design',
    planned: 890,
    earned: 850,
    actual: 1_010,
    budget: 1_180,
  },
  {
    code: '2.1',
    name: 'Access and scaffolding',
    planned: 1_060,
    earned: 860,
    actual: 1_190,
    budget: 2_450,
  },
  { code: '2.2', name: 'Masonry repairs', planned: 940, earned: 690, actual: 880, budget: 3_160 },
  {
    code: '2.3',
    name: 'Steel strengthening',
    planned: 560,
    earned: 390,
    actual: 520,
    budget: 2_590,
  },
  {
    code: '3.1',
    name: 'Drainage and track',
    planned: 300,
    earned: 200,
    actual: 330,
    budget: 1_280,
  },
]

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
      place: 'money',
      path: 'Rail renewals / Cardew Viaduct strengthening',
      title: 'Control accounts at month 9',
      aside: '£ thousand. EAC = BAC ÷ CPI',
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
