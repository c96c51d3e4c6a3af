import { box, disc, filled, lines, type Point, rect } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** An agenda: the sessions of each speaker on a lane of their own; the current one is highlighted. */
export const webinar: Drawing = (ink, random) => {
  const lanes = random.whole(3, 5)
  const pitch = area.height / lanes
  const speakerWidth = 54
  const start = area.left + speakerWidth
  const currentLane = random.whole(0, lanes - 1)
  const needle = start + (area.right - start) * random.between(0.28, 0.72)
  const laneLines: (readonly [Point, Point])[] = []
  let planned = ''
  let done = ''
  let live = ''
  let speakers = ''
  for (let lane = 0; lane < lanes; lane += 1) {
    const y = area.top + lane * pitch
    laneLines.push([
      [start, y + pitch - 4],
      [area.right, y + pitch - 4],
    ])
    speakers += disc(
      area.left + 20,
      y + pitch / 2 - 4,
      Math.min(19, pitch * 0.28),
      lane === currentLane ? ink.line : ink.background,
      {
        stroke: ink.line,
        width: 3,
      },
    )
    let x = start + random.between(0, 50)
    while (x < area.right - 24) {
      const to = Math.min(x + random.between(46, 170), area.right)
      const session = box(x, y + pitch * 0.16, to - x, pitch * 0.54)
      if (lane === currentLane && x < needle && to > needle) live = session
      else if (to <= needle) done += session
      else planned += session
      x = to + random.between(14, 76)
    }
  }
  const laneTop = area.top + currentLane * pitch + pitch * 0.16
  const body =
    lines(laneLines, { stroke: ink.faint, width: 2 }) +
    filled(done, ink.soft) +
    filled(planned, ink.fill) +
    (live === ''
      ? rect(needle - 40, laneTop, 92, pitch * 0.54, ink.line)
      : filled(live, ink.line)) +
    speakers
  return { body, needle }
}
