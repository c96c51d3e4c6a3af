import { numberFormat } from '@prospectus/content/messages/number'
import { flowOf } from '@prospectus/portfolio/flow'
import type { ReactNode } from 'react'
import { Register } from './register.tsx'
import type { WorldProps } from './use-world.ts'

/** A chain of steps with the time of each, and how much of it was work where some of it was waiting. */
export function WorldSteps({ id, messages, world }: WorldProps): ReactNode {
  const text = messages.records
  const { steps, steps_title: title = messages.figures.stage, steps_unit: unit = 'days' } = world
  if (steps.length === 0) return null
  const time = numberFormat(messages.locale, { maximumFractionDigits: 1 })
  const { total, worked, efficiency } = flowOf(steps)
  const most = Math.max(...steps.map((step) => step.time), 1)
  const share = numberFormat(messages.locale, { maximumFractionDigits: 0 }).format(efficiency * 100)
  const waits = steps.some(({ idle }) => idle)
  return (
    <Register
      id={id}
      title={title}
      columns={[text.step, text[unit]]}
      rows={steps.map((step) => ({
        name: step.name,
        note: step.idle ? text.idle : undefined,
        cells: [{ value: time.format(step.time) }],
        share: step.time / most,
        ...(step.idle && { tone: 'idle' }),
      }))}
      total={{ name: messages.figures.together, cells: [{ value: time.format(total) }] }}
      {...(waits && {
        note: text.worked(time.format(worked), time.format(total), messages.figures.percent(share)),
      })}
    />
  )
}
