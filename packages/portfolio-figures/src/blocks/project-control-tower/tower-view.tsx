import { readableDate, readableDateTime } from '@prospectus/content/messages/dates'
import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { formatMessage } from '@prospectus/content/messages/format-message'
import { AHEAD_FROM, BEHIND_UNDER } from '@prospectus/portfolio/earned-value'
import type { BlockViewProps } from '@prospectus/site/src/rendering/block-view.ts'
import { usePage } from '@prospectus/site/src/rendering/page-view.ts'
import { BlockHead } from '@prospectus/site/src/ui/block-head/block-head.tsx'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.ts'
import type { ProjectControlTower } from '../../schema/project-control-tower.ts'
import { towerFormat } from './tower-format.ts'
import type { Tower } from './tower-rows.ts'
import { TowerTable } from './tower-table.tsx'

interface TowerProps extends BlockViewProps<'project-control-tower', Tower> {
  readonly attributes?: Readonly<Record<`data-${string}`, string>> | undefined
  readonly above?: ReactNode
  readonly below?: ReactNode
}

/** Portfolio as a table of calculated indices and forecasts. */
export function TowerView(props: TowerProps) {
  const { block, data, headingLevel, attributes, above, below } = props
  return (
    <div className="container" {...attributes}>
      <BlockHead {...block} level={headingLevel} />
      {above}
      <TowerTable
        tower={data}
        caption={<Caption {...block} />}
        rowName={block.row_name}
        totalName={block.total_name}
      />
      {below}
      <Legend />
    </div>
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

/** A date stored without a time is midnight. */
function dayOrTime(date: Date, lang: string): string {
  const isDay = date.getTime() % (24 * 60 * 60 * 1000) === 0
  return isDay ? readableDate(date, lang) : readableDateTime(date, lang)
}

function Legend() {
  const messages = useMessages()
  const { controlTower, towerLegend } = messages
  const { index } = towerFormat(messages)
  const status = fillPlaceholders(towerLegend.status, {
    ahead: index(AHEAD_FROM) ?? '',
    behind: index(BEHIND_UNDER) ?? '',
  })
  const terms = [
    { term: towerLegend.scheduleIndex, text: towerLegend.scheduleIndexText },
    { term: towerLegend.costIndex, text: towerLegend.costIndexText },
    { term: towerLegend.forecastCost, text: towerLegend.forecastCostText },
    { term: controlTower.status, text: `${status} ${towerLegend.drawing}` },
  ]
  return (
    <details className="project-control-tower-reading">
      <summary>{controlTower.legend}</summary>
      <dl className="project-control-tower-legend">
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
