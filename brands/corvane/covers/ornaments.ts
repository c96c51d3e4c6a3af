import type { Ink } from './ink.ts'
import type { Random } from './random.ts'
import { box, filled, line, lines, type Point, polyline, stroked } from './shapes.ts'

/** Draws the ornament below a cover's baseline, which is at y = 364; most sections have their own. */
type Ornament = (ink: Ink, random: Random, needle: number) => string

const [TOP, BOTTOM, LEFT, RIGHT] = [374, 394, 40, 560] as const
const WIDTH = RIGHT - LEFT

/** Returns the ornament of a section, by default a scale, or a waveform for a resource with a recording. */
export function ornamentOf(section: string, hasRecording = false): Ornament {
  return hasRecording ? waveform : (ornaments.get(section) ?? scale)
}

const scale: Ornament = (ink, random) => {
  const divisions = random.pick([20, 24, 26, 30])
  const ticks = (interval: number, bottom: number) => {
    const step = (interval * WIDTH) / divisions
    const last = LEFT + Math.floor(divisions / interval) * step
    const middle = (364 + bottom) / 2
    // Rounded to thousandths only, since rounding errors add up along the line.
    const dash = `2 ${Number((step - 2).toFixed(3))}`
    return line(39, middle, last + 1, middle, { stroke: ink.soft, width: bottom - 364, dash })
  }
  return ticks(1, 373) + ticks(5, 382)
}

/** The waveform of speech. */
const waveform: Ornament = (ink, random) => {
  let swell = 0.5
  const strokes = Array.from({ length: 66 }, (_, index): readonly [Point, Point] => {
    swell = Math.max(0.12, Math.min(1, swell + random.between(-0.42, 0.42)))
    const x = LEFT + 4 + index * 7.9
    return [
      [x, 384 - swell * 11],
      [x, 384 + swell * 11],
    ]
  })
  return lines(strokes, { stroke: ink.soft, width: 4 })
}

/** Remarks of two speakers, on two lines. */
const remarks: Ornament = (ink, random) => {
  let text = ''
  let x = LEFT
  for (let turn = 0; x < RIGHT - 20; turn += 1) {
    const width = Math.min(random.between(22, 84), RIGHT - x)
    text += box(x, turn % 2 === 0 ? 375 : 387, width, 6)
    x += width + 6
  }
  return filled(text, ink.soft)
}

/** Lines of words. */
const words: Ornament = (ink, random) => {
  let text = ''
  for (const y of [375, 387]) {
    const end = RIGHT - random.between(0, y === 387 ? 220 : 30)
    for (let x = LEFT; x < end - 12; ) {
      const width = Math.min(random.between(14, 62), end - x)
      text += box(x, y, width, 6)
      x += width + 8
    }
  }
  return filled(text, ink.soft)
}

/** Gates, filled as far as the needle. */
const gates: Ornament = (ink, random, needle) => {
  const count = random.whole(5, 8)
  let [passed, open] = ['', '']
  for (let index = 0; index < count; index += 1) {
    const x = LEFT + 12 + (index * (WIDTH - 24)) / (count - 1)
    const gate = polyline(
      [
        [x - 11, 384],
        [x, 373],
        [x + 11, 384],
        [x, 395],
      ],
      true,
    )
    if (x <= needle) passed += gate
    else open += gate
  }
  return filled(passed, ink.soft) + stroked(open, { stroke: ink.soft, width: 3 })
}

/** A tape of messages that runs past both edges. */
const tape: Ornament = (ink, random) => {
  let pieces = ''
  for (let x = -random.between(0, 40); x < 600; ) {
    const width = random.between(18, 110)
    pieces += box(x, TOP, width, BOTTOM - TOP)
    x += width + 8
  }
  return filled(pieces, ink.soft)
}

/** A bar before the needle, and a thicker one after it. */
const halves: Ornament = (ink, _random, needle) => {
  const turn = Math.max(LEFT + 120, Math.min(RIGHT - 120, needle))
  return (
    filled(box(LEFT, 380, turn - LEFT - 8, 8), ink.fill) +
    filled(box(turn + 8, TOP, RIGHT - turn - 8, BOTTOM - TOP), ink.soft)
  )
}

/** Sessions of a day; the one at the needle is filled. */
const agenda: Ornament = (ink, random, needle) => {
  let [others, current] = ['', '']
  for (let x: number = LEFT; x < RIGHT - 30; ) {
    const width = Math.min(random.between(40, 120), RIGHT - x)
    const session = box(x + 1, TOP + 1, width - 2, BOTTOM - TOP - 2)
    if (x <= needle && needle < x + width + 10) current += session
    else others += session
    x += width + 10
  }
  return stroked(others, { stroke: ink.soft, width: 3 }) + filled(current, ink.soft)
}

/** The perforations of a film strip. */
const perforations: Ornament = (ink) =>
  filled(
    Array.from({ length: 24 }, (_, index) => box(8 + index * 25, 377, 12, 14)).join(''),
    ink.soft,
  )

/** The days of two weeks; the one at the needle is dark, weekends are outlined. */
const days: Ornament = (ink, _random, needle) => {
  const step = WIDTH / 14
  let [weekdays, weekends, today] = ['', '', '']
  for (let index = 0; index < 14; index += 1) {
    const x = LEFT + index * step
    const cell = box(x + 3, TOP, step - 6, BOTTOM - TOP)
    if (x <= needle && needle < x + step) today = cell
    else if (index % 7 > 4) weekends += box(x + 4, TOP + 1, step - 8, BOTTOM - TOP - 2)
    else weekdays += cell
  }
  return (
    filled(weekdays, ink.fill) +
    stroked(weekends, { stroke: ink.fill, width: 2 }) +
    filled(today, ink.soft)
  )
}

/** Columns of small print. */
const columns: Ornament = (ink, random) => {
  let text = ''
  for (let column = 0; column < 5; column += 1) {
    const x = LEFT + column * 106
    for (const y of [373, 381, 389]) text += box(x, y, 96 * random.between(0.6, 1), 4)
  }
  return filled(text, ink.soft)
}

/** A sprig of leaves. */
const laurel: Ornament = (ink) =>
  lines(
    Array.from({ length: 27 }, (_, index): readonly [Point, Point] => {
      const x = LEFT + 10 + index * 19
      const lean = x < 300 ? -9 : 9
      return [
        [x + lean, 393],
        [x - lean, 375],
      ]
    }),
    { stroke: ink.soft, width: 5 },
  )

/** Cells, each filled by its load. */
const cells: Ornament = (ink, random) => {
  let [frames, levels] = ['', '']
  for (let index = 0; index < 20; index += 1) {
    const x = LEFT + index * 26
    const height = random.between(4, 20)
    frames += box(x, TOP, 22, BOTTOM - TOP)
    levels += box(x, BOTTOM - height, 22, height)
  }
  return filled(frames, ink.faint) + filled(levels, ink.soft)
}

const ornaments: ReadonlyMap<string, Ornament> = new Map([
  ['podcast', remarks],
  ['blog', words],
  ['guidebooks', gates],
  ['news', tape],
  ['client-stories', halves],
  ['webinars', agenda],
  ['webinar-recording-pages', agenda],
  ['videos', perforations],
  ['events', days],
  ['publications', columns],
  ['project-management-awards', laurel],
  ['datasheets', cells],
])
