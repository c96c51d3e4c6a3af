import { box, filled } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A portfolio as a tree map: areas in proportion to shares, one of them highlighted. */
export const shares: Drawing = (ink, random) => {
  const rectangles: Rectangle[] = []
  const divide = (rectangle: Rectangle, depth: number) => {
    if (depth === 0) {
      rectangles.push(rectangle)
      return
    }
    const share = random.between(0.32, 0.64)
    const isWide = rectangle.width * random.between(0.7, 1.2) > rectangle.height
    const [first, second]: readonly [Rectangle, Rectangle] = isWide
      ? [
          { ...rectangle, width: rectangle.width * share },
          {
            ...rectangle,
            x: rectangle.x + rectangle.width * share,
            width: rectangle.width * (1 - share),
          },
        ]
      : [
          { ...rectangle, height: rectangle.height * share },
          {
            ...rectangle,
            y: rectangle.y + rectangle.height * share,
            height: rectangle.height * (1 - share),
          },
        ]
    divide(first, depth - 1)
    divide(second, random.chance(0.3) ? depth - 1 : Math.max(0, depth - 2))
  }
  divide({ x: area.left, y: area.top, width: area.width, height: area.height }, 4)
  const highlighted = random.whole(0, rectangles.length - 1)
  const shades: [string, string, string] = ['', '', '']
  for (const [index, { x, y, width, height }] of rectangles.entries()) {
    const shade = index === highlighted ? 2 : random.whole(0, 1)
    shades[shade] += box(x + 3, y + 3, width - 6, height - 6)
  }
  const { x = area.left, width = 0 } = rectangles[highlighted] ?? {}
  return {
    body: filled(shades[0], ink.fill) + filled(shades[1], ink.soft) + filled(shades[2], ink.line),
    needle: x + width / 2,
  }
}
