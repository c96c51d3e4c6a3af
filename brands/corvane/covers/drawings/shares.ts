import { box, filled } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

interface Room {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly tall: number
}

/** A portfolio as a map of areas: the larger the share, the larger the field. */
export const shares: Drawing = (ink, random) => {
  const fields: Room[] = []
  const divide = (room: Room, depth: number) => {
    if (depth === 0) {
      fields.push(room)
      return
    }
    const share = random.between(0.32, 0.64)
    const isWide = room.wide * random.between(0.7, 1.2) > room.tall
    const [first, second]: readonly [Room, Room] = isWide
      ? [
          { ...room, wide: room.wide * share },
          { ...room, x: room.x + room.wide * share, wide: room.wide * (1 - share) },
        ]
      : [
          { ...room, tall: room.tall * share },
          { ...room, y: room.y + room.tall * share, tall: room.tall * (1 - share) },
        ]
    divide(first, depth - 1)
    divide(second, random.chance(0.3) ? depth - 1 : Math.max(0, depth - 2))
  }
  divide({ x: area.left, y: area.top, wide: area.width, tall: area.height }, 4)
  const chosen = random.whole(0, fields.length - 1)
  const shades: [string, string, string] = ['', '', '']
  for (const [index, { x, y, wide, tall }] of fields.entries()) {
    const shade = index === chosen ? 2 : random.whole(0, 1)
    shades[shade] += box(x + 3, y + 3, wide - 6, tall - 6)
  }
  const { x = area.left, wide = 0 } = fields[chosen] ?? {}
  return {
    body: filled(shades[0], ink.fill) + filled(shades[1], ink.soft) + filled(shades[2], ink.line),
    needle: x + wide / 2,
  }
}
