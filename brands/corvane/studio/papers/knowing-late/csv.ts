import {
  COST_BANDS,
  EXPERIENCES,
  type LateProject,
  METHODS,
  outcomeOf,
  SECTORS,
  weeksOf,
} from './late-project.ts'

/** A column of the data: its name, description and formatter. */
interface Column {
  readonly name: string
  readonly about: string
  readonly write: (project: LateProject) => string
}

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no')

/** The columns of the data, in order. */
export const COLUMNS: readonly Column[] = [
  { name: 'project', about: 'P001 to P713, in no order', write: ({ project }) => project },
  { name: 'organisation', about: 'O01 to O57', write: ({ organisation }) => organisation },
  { name: 'sector', about: 'One of six', write: ({ sector }) => sector },
  {
    name: 'finish_year',
    about: 'Year in which the project finished',
    write: ({ finishYear }) => String(finishYear),
  },
  {
    name: 'planned_weeks',
    about: 'Weeks from start to finish in the first approved baseline',
    write: ({ plannedWeeks }) => String(plannedWeeks),
  },
  {
    name: 'delay_weeks',
    about: 'Weeks by which the finish was later',
    write: ({ delayWeeks }) => String(delayWeeks),
  },
  {
    name: 'cost_band',
    about: 'Cost in the first approved baseline, £ million',
    write: ({ costBand }) => costBand,
  },
  {
    name: 'experience',
    about: 'Years that the first manager had managed projects',
    write: ({ experience }) => experience,
  },
  { name: 'method', about: 'Stages, iterations, or both', write: ({ method }) => method },
  {
    name: 'visible',
    about: 'Month-end from which SPI(t) stood below 0.92 for three months; empty if it never did',
    write: ({ visible }) => visible ?? '',
  },
  {
    name: 'reported',
    about: 'Day on which the official forecast first moved by more than four weeks',
    write: ({ reported }) => reported,
  },
  {
    name: 'outcome',
    about: 'Waited (reported in a later month), same month, or ahead',
    write: outcomeOf,
  },
  {
    name: 'weeks_between',
    about: 'From visible to reported, to one decimal; negative where the report came first',
    write: (project) => (project.visible === undefined ? '' : weeksOf(project).toFixed(1)),
  },
  {
    name: 'committee',
    about: 'Whether a moved forecast needs a paper to the executive',
    write: ({ committee }) => yesOrNo(committee),
  },
  {
    name: 'public_date',
    about: 'Whether the finish had been announced outside the organisation',
    write: ({ publicDate }) => yesOrNo(publicDate),
  },
  {
    name: 'gates',
    about: 'Gates that the project passed, from start to finish',
    write: ({ gates }) => String(gates),
  },
  {
    name: 'report_before_gate',
    about: 'Whether the report came in the 31 days before a gate',
    write: ({ reportBeforeGate }) => yesOrNo(reportBeforeGate),
  },
  {
    name: 'index_opened',
    about: 'Whether the report with the index was opened in the month of the first low value',
    write: ({ indexOpened }) => yesOrNo(indexOpened),
  },
  {
    name: 'approved_changes',
    about: 'Changes to the baseline that were approved',
    write: ({ approvedChanges }) => String(approvedChanges),
  },
  {
    name: 'manager_changes',
    about: 'Times that the manager changed',
    write: ({ managerChanges }) => String(managerChanges),
  },
  {
    name: 'final_cost_percent',
    about: 'Final cost over the first approved baseline, % of it',
    write: ({ finalCostPercent }) => finalCostPercent.toFixed(1),
  },
]

/** Formats the data as CSV with a header row. No value contains a comma or a quotation mark. */
export function csvOf(projects: readonly LateProject[]): string {
  const lines = projects.map((project) => COLUMNS.map(({ write }) => write(project)).join(','))
  return `${[COLUMNS.map(({ name }) => name).join(','), ...lines].join('\n')}\n`
}

/** Parses data written by `csvOf`. Throws for a value that its column does not allow. */
export function projectsOf(csv: string): readonly LateProject[] {
  const [head = '', ...lines] = csv.trimEnd().split('\n')
  const names = head.split(',')
  return lines.map((line) => {
    const cells = line.split(',')
    const text = (name: string) => cells[names.indexOf(name)] ?? ''
    const isYes = (name: string) => oneOf(['yes', 'no'], text(name)) === 'yes'
    return {
      project: text('project'),
      organisation: text('organisation'),
      sector: oneOf(SECTORS, text('sector')),
      finishYear: Number(text('finish_year')),
      plannedWeeks: Number(text('planned_weeks')),
      delayWeeks: Number(text('delay_weeks')),
      costBand: oneOf(COST_BANDS, text('cost_band')),
      experience: oneOf(EXPERIENCES, text('experience')),
      method: oneOf(METHODS, text('method')),
      visible: text('visible') || undefined,
      reported: text('reported'),
      committee: isYes('committee'),
      publicDate: isYes('public_date'),
      gates: Number(text('gates')),
      reportBeforeGate: isYes('report_before_gate'),
      indexOpened: isYes('index_opened'),
      approvedChanges: Number(text('approved_changes')),
      managerChanges: Number(text('manager_changes')),
      finalCostPercent: Number(text('final_cost_percent')),
    }
  })
}

function oneOf<Choice extends string>(choices: readonly Choice[], text: string): Choice {
  const found = choices.find((choice) => choice === text)
  if (found === undefined) throw new Error(`Found “${text}”; expected one of ${choices.join(', ')}`)
  return found
}
