import { numberFormat } from '@prospectus/content/messages/number'
import { FULL_MARK, pointsOf } from '@prospectus/portfolio/ranking'
import type { ReactNode } from 'react'
import { Register } from './register.tsx'
import type { WorldProps } from './use-world.ts'

/** How the world's first request came to its score: weight by mark, criterion by criterion. */
export function WorldScore({ id, messages, world }: WorldProps): ReactNode {
  const text = messages.records
  const { criteria } = world
  const [request] = world.requests
  if (request === undefined || criteria.length === 0) return null
  const number = numberFormat(messages.locale, { maximumFractionDigits: 1 })
  const points = pointsOf(request, criteria)
  const score = points.reduce((sum, one) => sum + one, 0)
  const weights = criteria.reduce((sum, { weight }) => sum + weight, 0)
  return (
    <Register
      id={id}
      title={text.scoreTitle(request.name)}
      columns={[text.criterion, text.weight, text.mark, text.points]}
      rows={criteria.map(({ name, weight }, at) => {
        const mark = request.marks[at] ?? 0
        return {
          name,
          cells: [
            { value: number.format(weight) },
            { value: text.markOf(number.format(mark), FULL_MARK) },
            { value: number.format(points[at] ?? 0) },
          ],
          share: mark / FULL_MARK,
        }
      })}
      total={{
        name: text.score,
        cells: [{ value: number.format(weights) }, { value: '' }, { value: number.format(score) }],
      }}
      note={text.scoreText(FULL_MARK)}
    />
  )
}
