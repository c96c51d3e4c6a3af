import { numberFormat } from '@prospectus/content/messages/number'
import { exposureOf } from '@prospectus/portfolio/exposure'
import type { ReactNode } from 'react'
import { Register } from './register.tsx'
import { tableFormat } from './table-format.ts'
import type { WorldProps } from './use-world.ts'

/** A world's risks, the heaviest first: chance by impact gives what each is expected to cost. */
export function WorldRisks({ id, messages, world }: WorldProps): ReactNode {
  const text = messages.figures
  if (world.risks.length === 0) return null
  const amount = tableFormat(
    world,
    messages,
    world.risks.map((risk) => risk.impact),
  )
  const whole = numberFormat(messages.locale, { maximumFractionDigits: 0 })
  const { risks, expected, impact } = exposureOf(world.risks)
  const most = Math.max(...risks.map((risk) => risk.expected), 1)
  return (
    <Register
      id={id}
      title={text.risksTitle(whose(world))}
      columns={[text.risk, text.chance, text.impact, text.expected]}
      rows={risks.map((risk) => ({
        name: risk.name,
        note: risk.owner,
        cells: [
          { value: text.percent(whole.format(risk.chance)) },
          { value: amount(risk.impact) },
          { value: amount(risk.expected) },
        ],
        share: risk.expected / most,
      }))}
      total={{
        name: text.together,
        cells: [{ value: '' }, { value: amount(impact) }, { value: amount(expected) }],
      }}
    />
  )
}

/** Whose risks they are: those of the one project, or of the portfolio where a world has several. */
function whose({ projects: [first, ...others], portfolio }: WorldProps['world']): string {
  return (others.length === 0 ? first?.name : undefined) ?? portfolio ?? ''
}
