import type { ReactNode } from 'react'
import { Gates } from './gates.tsx'
import type { WorldProps } from './use-world.ts'
import { amountFormat } from './world-format.ts'
import { WorldPipeline } from './world-pipeline.tsx'

/** A world's portfolio between its gates: what is there today, or how much of it comes through. */
export function WorldGates(props: WorldProps): ReactNode {
  const { stages } = props.world
  if (stages.length === 0) return null
  const chances = stages.every(({ chance }) => chance !== undefined)
  return chances ? <WorldPipeline {...props} /> : <Portfolio {...props} />
}

function Portfolio({ id, messages, world }: WorldProps): ReactNode {
  const text = messages.figures
  const amount = amountFormat(world, messages)
  const { stages_of: things = text.projects, stages_worth: worth = text.portfolioValue } = world
  const rows = world.stages.map((stage) => ({
    ...stage,
    waiting: stage.waiting ?? 0,
    amount: amount(stage.value),
  }))
  const sum = (of: (stage: (typeof rows)[number]) => number) =>
    rows.reduce((total, stage) => total + of(stage), 0)
  return (
    <Gates
      id={id}
      title={text.gatesTitle}
      description={text.gatesText(
        things,
        rows
          .map((row) =>
            text.gatesRow(row.name, `${row.projects} ${things}`, row.waiting, row.amount),
          )
          .join('; '),
      )}
      stages={rows.map((row) => ({ ...row, value: row.amount }))}
      source={world.portfolio ?? text.samplePortfolio}
      metrics={[
        { term: things, value: String(sum((stage) => stage.projects)) },
        {
          term: text.waiting,
          value: String(sum((stage) => stage.waiting)),
          isKey: true,
        },
        { term: worth, value: amount(sum((stage) => stage.value)) },
      ]}
    />
  )
}
