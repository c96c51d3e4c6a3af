import { expect, it } from 'vitest'
import { earnedNamePosition } from './s-curve.tsx'
import { S_CURVE, sCurveScales } from './s-curve-shape.ts'

const planned = Array.from({ length: 11 }, (_, at) => at * 100)

/** Position of the name for a project that earned what was planned until the needle. */
function placed(earned: readonly number[]) {
  const curves = { planned, earned, actual: earned, plannedFinish: 10 }
  const scales = sCurveScales(curves)
  const end = { x: scales.x(earned.length - 1), y: scales.y(earned.at(-1) ?? 0) }
  return { end, name: earnedNamePosition(curves, scales, 'Earned value') }
}

it('writes the name of the earned value below its line, ending before the needle', () => {
  const { end, name } = placed(planned.slice(0, 8))
  expect(name.x).toBe(Math.round(end.x - 12 * 14 - 28))
  expect(name.y).toBeGreaterThan(end.y)
  expect(name.y).toBeLessThan(S_CURVE.bottom - 40)
})

it('writes it below the end of a low line, but never on the axis', () => {
  const { end, name } = placed(planned.slice(0, 4))
  expect(name).toEqual({ x: end.x, y: end.y + 44 })
})
