import { describe, expect, it } from 'vitest'
import { type HeaderPosition, nextPosition } from './header.always.ts'

const HEIGHT = 81

/** The header's position after scrolling from one place to the next. */
function after(positions: readonly number[], start: HeaderPosition = 'shown'): HeaderPosition {
  const moves = positions
    .slice(1)
    .map((top, index) => [top, top - (positions[index] ?? 0)] as const)
  return moves.reduce<HeaderPosition>(
    (from, [top, moved]) => nextPosition(from, moved, top, HEIGHT),
    start,
  )
}

describe('a header that returns on scrolling up', () => {
  it.each<[string, readonly number[], HeaderPosition, HeaderPosition]>([
    ['goes when the page is scrolled down', [0, 400, 900], 'shown', 'hidden'],
    ['stays while its own place is in the window', [0, 40, 80], 'shown', 'shown'],
    ['comes back when the page is scrolled up', [0, 900, 850], 'shown', 'shown'],
    ['comes back on a page that was opened further down', [900, 880], 'away', 'shown'],
    ['is left alone there by scrolling down', [900, 1200], 'away', 'away'],
    ['is left alone by the tremble of a finger', [900, 1200, 1196, 1193], 'hidden', 'hidden'],
    ['is at its place at the top of the page', [4, 0], 'hidden', 'shown'],
  ])('%s', (_, positions, start, end) => {
    expect(after(positions, start)).toBe(end)
  })
})
