import { readableDate, readableDateTime } from '@prospectus/content/messages/dates'
import { formatMessage } from '@prospectus/content/messages/format-message'
import type { Messages } from '@prospectus/content/messages/messages'
import { numberFormat } from '@prospectus/content/messages/number'
import type { TowerProject } from '@prospectus/content/schema/blocks/project-control-tower'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { elementId } from '../../rendering/element-id.ts'
import { usePage } from '../../rendering/page-view.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { Register } from '../../ui/register/register.tsx'

export const projectControlTowerView = view<'project-control-tower'>(ProjectControlTower)

/** Larger figures are typing mistakes, and would not fit. */
const SHORTENED_FROM = 1e9
const DAY = 24 * 60 * 60 * 1000

interface Column {
  readonly name: string
  readonly textOf: (project: TowerProject) => string | undefined
  readonly sum?: (projects: readonly TowerProject[]) => string
}

/** Projects with their stored figures; a brand's extension may override this with calculated ones. */
function ProjectControlTower(props: BlockViewProps<'project-control-tower'>) {
  const { block, headingLevel } = props
  const { projects, as_of, unit, row_name, total_name } = block
  const { lang, messages } = usePage()
  const { tower } = messages
  const columns = columnsOf(messages, lang).filter(({ textOf }) =>
    projects.some((project) => textOf(project) !== undefined),
  )
  const cellsOf = (textOf: (column: Column) => string | undefined) =>
    columns.map((column) => ({ value: textOf(column) ?? '–' }))
  return (
    <div className="container">
      <BlockHead {...block} level={headingLevel} />
      <Register
        id={elementId('tower', block.uid)}
        columns={[row_name ?? tower.project, ...columns.map(({ name }) => name)]}
        rows={projects.map((project) => ({
          name: project.name,
          note: project.manager,
          cells: cellsOf(({ textOf }) => textOf(project)),
        }))}
        total={
          projects.length > 1
            ? {
                name: total_name ?? tower.total,
                note:
                  row_name === undefined
                    ? formatMessage(tower.projects, { count: projects.length }, messages.locale)
                    : undefined,
                cells: cellsOf(({ sum }) => sum?.(projects) ?? ''),
              }
            : undefined
        }
        note={[
          as_of && `${tower.asOf} ${dayOrTime(as_of, lang)}`,
          formatMessage(tower.figuresIn, { unit: unit ?? tower.thousands }, messages.locale),
        ]
          .filter(Boolean)
          .join('. ')}
      />
    </div>
  )
}

function columnsOf({ locale, tower }: Messages, lang: string): readonly Column[] {
  const write = (value: number) =>
    numberFormat(
      locale,
      Math.abs(value) < SHORTENED_FROM
        ? { maximumFractionDigits: 1 }
        : { notation: 'scientific', maximumSignificantDigits: 3 },
    ).format(value)
  const amount = (
    name: string,
    key: 'planned_value' | 'earned_value' | 'actual_cost' | 'budget_at_completion',
  ): Column => ({
    name,
    textOf: ({ [key]: value }) => (value === undefined ? undefined : write(value)),
    sum: (projects) => write(projects.reduce((sum, { [key]: value = 0 }) => sum + value, 0)),
  })
  const day = (name: string, key: 'planned_finish' | 'forecast_finish'): Column => ({
    name,
    textOf: ({ [key]: value }) => value && readableDate(value, lang),
  })
  return [
    { name: tower.gate, textOf: ({ gate }) => gate },
    amount(tower.plannedValue, 'planned_value'),
    amount(tower.earnedValue, 'earned_value'),
    amount(tower.actualCost, 'actual_cost'),
    amount(tower.budgetAtCompletion, 'budget_at_completion'),
    day(tower.plannedFinish, 'planned_finish'),
    day(tower.forecastFinish, 'forecast_finish'),
  ]
}

/** A day without a time is stored as midnight. */
function dayOrTime(date: Date, lang: string): string {
  return date.getTime() % DAY === 0 ? readableDate(date, lang) : readableDateTime(date, lang)
}
