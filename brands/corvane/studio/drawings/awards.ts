import { amber, drawing, ink, line, mist, petrol, soft, text } from '../ink.ts'
import type { Drawing } from './drawing.ts'

const size = 480

/** Badges of the awards that Corvane has won: a dial of ticks whose needle stands at the year. */
export const awards: Readonly<Record<string, Drawing>> = {
  'delivery-technology-2023': badge('Delivery', 'Technology', '2023', 18),
  'controls-practice-2024': badge('Controls', 'Practice', '2024', 28),
  'public-sector-2022': badge('Public sector', 'Programme', '2022', 9),
}

function badge(first: string, second: string, year: string, at: number): Drawing {
  const centre = size / 2
  const ticks = Array.from({ length: 37 }, (_, index) => {
    const turn = ((index * 7.5 - 225) * Math.PI) / 180
    const long = index % 6 === 0
    const from = long ? 172 : 186
    const point = (radius: number): [number, number] => [
      centre + Math.cos(turn) * radius,
      centre + Math.sin(turn) * radius,
    ]
    const needle = index === at
    const [x1, y1] = point(needle ? 150 : from)
    const [x2, y2] = point(212)
    return line(x1, y1, x2, y2, needle ? amber : long ? ink : petrol, needle ? 9 : long ? 5 : 3)
  })
  return {
    width: size,
    height: size,
    svg: () =>
      drawing(size, size, `${first} ${second} award ${year}`, [
        `<circle cx="${centre}" cy="${centre}" r="230" fill="${mist}"/>`,
        ...ticks,
        text(centre, 216, first, { size: 38, weight: 700, anchor: 'middle' }),
        text(centre, 260, second, { size: 38, weight: 700, anchor: 'middle' }),
        text(centre, 316, 'winner', { size: 22, fill: soft, anchor: 'middle' }),
        text(centre, 400, year, { size: 44, weight: 700, anchor: 'middle', fill: petrol }),
      ]),
  }
}
