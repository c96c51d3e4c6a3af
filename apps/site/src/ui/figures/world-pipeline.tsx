import { numberFormat } from '@prospectus/content/messages/number'
import { pipelineOf } from '@prospectus/portfolio/pipeline'
import type { ReactNode } from 'react'
import { Gates } from './gates.tsx'
import type { WorldProps } from './use-world.ts'
import { amountFormat } from './world-format.ts'

/** Of a hundred that start, how many reach each stage of a world: most are meant to stop. */
export function WorldPipeline({ id, messages, world }: WorldProps): ReactNode {
  const text = messages.figures
  const amount = amountFormat(world, messages, 1)
  const pipeline = pipelineOf(world.stages.map(({ value, chance = 0 }) => ({ value, chance })))
  const percent = numberFormat(messages.locale, { maximumFractionDigits: 1 })
  const rows = world.stages.map(({ name }, index) => ({
    name,
    projects: Math.round(pipeline.reached[index] ?? 0),
    waiting: 0,
    value: amount(pipeline.costs[index] ?? 0),
  }))
  return (
    <Gates
      id={id}
      title={text.pipelineTitle}
      lead={text.pipelineLead}
      description={text.pipelineText(
        rows.map((row) => text.pipelineRow(row.name, row.projects, row.value)).join('; '),
      )}
      stages={rows}
      source={world.portfolio ?? text.samplePortfolio}
      metrics={[
        {
          term: text.comeThrough,
          value: text.percent(percent.format(pipeline.comeThrough)),
        },
        { term: text.expectedCost, value: amount(pipeline.expectedCost) },
        { term: text.perSuccess, value: amountFormat(world, messages, 0)(pipeline.costPerSuccess) },
      ]}
    />
  )
}
