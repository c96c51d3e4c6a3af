import { readableDate, readableDateTime } from '@prospectus/content/messages/dates'
import { formatDay } from '@prospectus/content/messages/day'
import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { formatMessage } from '@prospectus/content/messages/format-message'
import {
  AHEAD_FROM,
  BEHIND_BELOW,
  performanceOf,
  planStateOf,
} from '@prospectus/portfolio/earned-value'
import { dayAfter } from '@prospectus/portfolio/periods'
import { lastKnown } from '@prospectus/portfolio/project-curves'
import { DAY_MS } from '@prospectus/protocol/values/durations'
import { type BlockViewProps, viewWithData } from '@prospectus/site/src/rendering/block-view.ts'
import { usePage } from '@prospectus/site/src/rendering/page-view.ts'
import { BlockHead } from '@prospectus/site/src/ui/block-head/block-head.tsx'
import { timeFormat } from '../../figures/dataset-format.ts'
import { STATUS_PARAMETER } from '../../figures/status-date.ts'
import { type Project, useDataset } from '../../figures/use-dataset.ts'
import { useMessages } from '../../messages/messages.ts'
import type { ProjectControlTower } from '../../schema/project-control-tower.ts'
import { createLiveTower, type LiveTower, rowsAt, summaryAt } from './live-tower.ts'
import { towerFormat } from './tower-format.ts'
import { loadTower, type Tower } from './tower-rows.ts'
import { TowerTable } from './tower-table.tsx'

/**
 * Portfolio as a table of calculated indices and forecasts. If its rows are projects of the page's dataset, a slider
 * sets the status date, and control accounts expand below the table.
 */
export const liveTowerView = viewWithData<'project-control-tower', Tower>(LiveTowerView, loadTower)

function LiveTowerView(props: BlockViewProps<'project-control-tower', Tower>) {
  const { block, data, headingLevel } = props
  const liveTower = createLiveTower(block, useDataset().dataset, useMessages())
  const enhancerAttributes = liveTower && {
    'data-enhance': 'project-control-tower',
    'data-when': 'approach',
    'data-parameter': STATUS_PARAMETER,
    'data-x-tower': JSON.stringify(liveTower),
  }
  return (
    <div className="container" {...enhancerAttributes}>
      <BlockHead {...block} level={headingLevel} />
      {liveTower && <TowerDial liveTower={liveTower} />}
      <TowerTable
        tower={data}
        caption={<Caption {...block} />}
        rowName={block.row_name}
        totalName={block.total_name}
      />
      <TowerAccounts names={block.projects.map(({ name }) => name)} />
      <Legend />
    </div>
  )
}

/** Number of labels that fit side by side on a phone. */
const MAX_LABELS = 9

function TowerDial({ liveTower }: { readonly liveTower: LiveTower }) {
  const messages = useMessages()
  const { figures } = messages
  const [firstProject] = liveTower.projectCurves
  if (firstProject === undefined) return null
  const lastTime = lastKnown(firstProject)
  const labelInterval = Math.ceil(lastTime / MAX_LABELS)
  const start = new Date(liveTower.startMs)
  const time = timeFormat({ period: liveTower.period, start }, messages)
  return (
    <div className="project-control-tower-dial">
      <p className="project-control-tower-sentence" aria-live="polite">
        {summaryAt(liveTower, rowsAt(liveTower))}
      </p>
      <div className="project-control-tower-ruler">
        <input
          type="range"
          min="1"
          max={lastTime}
          step={liveTower.period === 'month' ? 0.25 : 1}
          defaultValue={lastTime}
          aria-label={figures.statusDateOfTable}
          aria-valuetext={formatDay(messages.locale, dayAfter(liveTower.period, start, lastTime))}
          autoComplete="off"
          data-enhance="dial"
          data-when="load"
          hidden
        />
      </div>
      <div className="project-control-tower-scale" aria-hidden="true">
        {Array.from({ length: lastTime }, (_, index) => (
          <span key={index}>{index % labelInterval === 0 && time.axis(index + 1)}</span>
        ))}
      </div>
    </div>
  )
}

type Account = Project['accounts'][number]

/** Control accounts of the dataset's projects, with their invoices; they expand without script. */
function TowerAccounts({ names }: { readonly names: readonly string[] }) {
  const messages = useMessages()
  const projects = useDataset().dataset.projects.filter(
    ({ name, accounts }) => names.includes(name) && accounts.length > 0,
  )
  return projects.map(({ uid, name, accounts }) => (
    <details key={uid} className="project-control-tower-accounts">
      <summary>
        {fillPlaceholders(messages.liveTower.openAccounts, { name, count: accounts.length })}
      </summary>
      <ul className="project-control-tower-account-list">
        {accounts.map((account) => (
          <li key={account.uid}>
            <AccountLine account={account} />
          </li>
        ))}
      </ul>
    </details>
  ))
}

/** An account with its index; it expands to the invoices that add up to its cost. */
function AccountLine({ account }: { readonly account: Account }) {
  const { lang } = usePage()
  const messages = useMessages()
  const { amount, index } = towerFormat(messages)
  const { costIndex } = performanceOf(account)
  const line = (
    <>
      <span className="project-control-tower-account-name">{account.name}</span>{' '}
      <span className={`project-control-tower-tone-${planStateOf(costIndex) ?? 'on-plan'}`}>
        CPI {index(costIndex) ?? '–'}
      </span>{' '}
      <span className="project-control-tower-note">
        {fillPlaceholders(messages.liveTower.spentOfEarned, {
          spent: amount(account.actual) ?? '',
          earned: amount(account.earned) ?? '',
        })}
      </span>
    </>
  )
  if (account.invoices.length === 0) return line
  return (
    <details>
      <summary>{line}</summary>
      <ul className="project-control-tower-invoices">
        {account.invoices.map((invoice) => (
          <li key={invoice.uid}>
            <span>
              {invoice.name}
              <span className="project-control-tower-note">
                {[invoice.supplier, invoice.date && readableDate(invoice.date, lang)]
                  .filter((part) => part !== undefined)
                  .join(', ')}
              </span>
            </span>{' '}
            <span className="figures">{amount(invoice.amount)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Caption({ as_of, unit }: Pick<ProjectControlTower, 'as_of' | 'unit'>) {
  const { lang } = usePage()
  const messages = useMessages()
  const { tower } = messages
  return (
    <>
      {as_of !== undefined && (
        <span className="project-control-tower-as-of">
          {tower.asOf} <time dateTime={as_of.toISOString()}>{dayOrTime(as_of, lang)}</time>
        </span>
      )}
      <span>
        {formatMessage(tower.figuresIn, { unit: unit ?? tower.thousands }, messages.locale)}
      </span>
    </>
  )
}

/** Formats a date, with its time unless that is midnight, which stands for a date stored without a time. */
function dayOrTime(date: Date, lang: string): string {
  const isDay = date.getTime() % DAY_MS === 0
  return isDay ? readableDate(date, lang) : readableDateTime(date, lang)
}

function Legend() {
  const messages = useMessages()
  const { controlTower, towerLegend } = messages
  const { index } = towerFormat(messages)
  const status = fillPlaceholders(towerLegend.status, {
    ahead: index(AHEAD_FROM) ?? '',
    behind: index(BEHIND_BELOW) ?? '',
  })
  const terms = [
    { term: towerLegend.scheduleIndex, text: towerLegend.scheduleIndexText },
    { term: towerLegend.costIndex, text: towerLegend.costIndexText },
    { term: towerLegend.forecastCost, text: towerLegend.forecastCostText },
    { term: controlTower.status, text: `${status} ${towerLegend.drawing}` },
  ]
  return (
    <details className="project-control-tower-legend">
      <summary>{controlTower.legend}</summary>
      <dl className="project-control-tower-terms">
        {terms.map(({ term, text }) => (
          <div key={term} className="project-control-tower-term">
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
