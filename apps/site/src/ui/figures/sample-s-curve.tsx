import { numberFormat } from '@prospectus/content/messages/number'
import type { ReactNode } from 'react'
import { SCurve } from './s-curve.tsx'
import { programme } from './sample-data.ts'
import { endOfMonth, money, monthName, type SampleProps, shortDay } from './sample-format.ts'

/** The S-curves of the sample programme, with the indices that follow from them. */
export function SampleSCurve({ id, messages }: SampleProps): ReactNode {
  const { planned, earned, forecast, actualCost } = programme
  const text = messages.figures
  const now = earned.length - 1
  const value = earned[now] ?? 0
  const due = planned[now] ?? 0
  const total = Math.max(...planned)
  const costIndex = value / actualCost
  const atCompletion = total / costIndex
  const finish = endOfMonth(messages, now + forecast.length - 1)
  const months = Math.max(planned.length, now + forecast.length)
  const amount = money(messages)
  const index = numberFormat(messages.locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return (
    <SCurve
      id={id}
      title={text.sCurveTitle(text.programme)}
      description={text.sCurveText(
        endOfMonth(messages, now),
        amount(due),
        amount(value),
        amount(total),
        finish,
      )}
      planned={planned}
      earned={earned}
      forecast={forecast}
      periods={Array.from({ length: months }, (_, month) => monthName(messages, month))}
      dataDate={shortDay(messages, now)}
      labels={text}
      format={amount}
      source={text.sampleProgramme(text.programme)}
      metrics={[
        {
          term: text.scheduleIndex,
          value: index.format(value / due),
          note: text.behindPlan(amount(due - value)),
          tone: 'behind',
        },
        {
          term: text.costIndex,
          value: index.format(costIndex),
          note: text.overBudget(amount(actualCost - value)),
          tone: 'behind',
        },
        { term: text.forecastCost, value: amount(atCompletion), note: text.budget(amount(total)) },
        {
          term: text.forecastFinish,
          value: shortDay(messages, now + forecast.length - 1),
          note: text.plan(shortDay(messages, planned.length - 1)),
        },
      ]}
    />
  )
}
