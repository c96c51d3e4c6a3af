import { exposureOf } from '@prospectus/portfolio/exposure'
import type { ReactNode } from 'react'
import { Register } from './register.tsx'
import type { WorldProps } from './use-world.ts'
import { amountFormat } from './world-format.ts'

/** The stages of a pipeline, each weighted by the chance that what stands in it is built, and what that comes to. */
export function WorldWeighted({ id, messages, world }: WorldProps): ReactNode {
  const text = messages.figures
  const stages = world.stages.flatMap(({ name, projects, value, chance }) =>
    chance === undefined ? [] : [{ name, projects, impact: value, chance }],
  )
  if (stages.length === 0) return null
  const amount = amountFormat(world, messages)
  const of = world.stages_worth ?? (world.unit === 'megawatts' ? text.capacity : text.value)
  const { impact, expected } = exposureOf(stages)
  const count = stages.reduce((sum, { projects }) => sum + projects, 0)
  return (
    <Register
      id={id}
      title={world.portfolio ?? text.weightedTitle}
      columns={[text.stage, world.stages_of ?? text.projects, of, text.chance, text.weighted]}
      rows={stages.map((stage) => ({
        name: stage.name,
        cells: [
          { value: String(stage.projects) },
          { value: amount(stage.impact) },
          { value: text.percent(stage.chance) },
          { value: amount((stage.chance * stage.impact) / 100) },
        ],
        share: stage.chance / 100,
      }))}
      total={{
        name: text.together,
        cells: [
          { value: String(count) },
          { value: amount(impact) },
          { value: '' },
          { value: amount(expected) },
        ],
      }}
    />
  )
}
