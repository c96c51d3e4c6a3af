import type { ReactNode } from 'react'
import { Gates } from './gates.tsx'
import { stages } from './sample-data.ts'
import { money, type SampleProps } from './sample-format.ts'

/** The portfolio around the sample programme. */
export function SampleGates({ id, messages }: SampleProps): ReactNode {
  const text = messages.figures
  const amount = money(messages)
  const rows = stages.map((stage, index) => ({
    ...stage,
    name: text.stages[index] ?? '',
    value: amount(stage.value),
  }))
  const sum = (of: (stage: (typeof stages)[number]) => number) =>
    stages.reduce((total, stage) => total + of(stage), 0)
  return (
    <Gates
      id={id}
      title={text.gatesTitle}
      description={text.gatesText(
        rows.map((row) => text.gatesRow(row.name, row.projects, row.waiting, row.value)).join('; '),
      )}
      stages={rows}
      source={text.samplePortfolio}
      metrics={[
        { term: text.projects, value: String(sum((stage) => stage.projects)) },
        { term: text.waiting, value: String(sum((stage) => stage.waiting)), tone: 'signal' },
        { term: text.portfolioValue, value: amount(sum((stage) => stage.value)) },
      ]}
    />
  )
}
