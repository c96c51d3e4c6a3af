import { type Course, statusAt } from '@prospectus/portfolio/course'
import type { ReactNode } from 'react'
import { S_CURVE, type SCurveGround } from './s-curve-shape.ts'

/** How wide a letter is at most, at the size it has on a phone. */
const LETTER = 14
/** Between a point of a curve and its name, across. */
const ASIDE = 14
/** Between a point of a curve and the foot of a name below it: the height of a letter on a phone, and a gap. */
const BELOW = 26

interface CurveNameProps {
  /** A point of the curve. */
  readonly x: number
  readonly y: number
  /** A rising curve leaves room on its upper left, and on its lower right. */
  readonly side: 'above' | 'below'
  readonly text: string
  /** A name has the colour of its line. */
  readonly line: 'planned' | 'earned' | 'forecast' | 'actual'
}

/** The name of a curve beside one of its points. */
export function CurveName({ x, y, side, text, line }: CurveNameProps): ReactNode {
  const above = side === 'above'
  return (
    <text
      className={`chart-text s-curve-name s-curve-name-${line}`}
      x={x + (above ? -ASIDE : ASIDE)}
      y={y + (above ? -4 : BELOW)}
      textAnchor={above ? 'end' : 'start'}
    >
      {text}
    </text>
  )
}

/**
 * Where the name of the earned value stands: under its line, so far before the needle that it ends there; where
 * the line is too low for that, behind the needle below its end and what is written there already.
 */
export function nameOfEarned(
  course: Course,
  { x, y }: SCurveGround,
  text: string,
  taken = 0,
): { readonly x: number; readonly y: number } {
  const { at, earned } = statusAt(course)
  const first = x(at) - text.length * LETTER - 2 * ASIDE
  const before = (at * (first - x(0))) / (x(at) - x(0) || 1)
  const low = y(statusAt(course, before).earned)
  const fits = before > 0 && low + BELOW + LETTER < S_CURVE.bottom
  return fits ? { x: Math.round(first), y: low } : { x: x(at), y: y(earned) + taken }
}
