import { disc, lines, type Point } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** A network of dependent events, and the critical path through it. */
export const network: Drawing = (ink, random) => {
  const columns = random.whole(3, 4)
  const innerLayers = Array.from({ length: columns }, (_, column) => {
    const count = random.whole(2, 3)
    const x = area.left + ((column + 1) * area.width) / (columns + 1)
    return Array.from({ length: count }, (_, row): Point => {
      const y = area.top + ((row + 0.5) * area.height) / count + random.between(-14, 14)
      return [x + random.between(-14, 14), y]
    })
  })
  const middle = (area.top + area.bottom) / 2
  const layers: readonly (readonly Point[])[] = [
    [[area.left + 18, middle]],
    ...innerLayers,
    [[area.right - 18, middle]],
  ]
  const criticalPath = layers.map(
    (layer): Point => layer[random.whole(0, layer.length - 1)] ?? [0, 0],
  )
  const links = layers
    .slice(1)
    .flatMap((layer, index) =>
      layer.flatMap((to, toRow) =>
        (layers[index] ?? [])
          .filter((_, fromRow) => Math.abs(fromRow - toRow) < 2)
          .map((from): readonly [Point, Point] => [from, to]),
      ),
    )
  const criticalLinks = criticalPath
    .slice(1)
    .map((to, index): readonly [Point, Point] => [criticalPath[index] ?? to, to])
  const current = criticalPath[Math.floor(criticalPath.length / 2)] ?? [area.left, middle]
  return {
    body:
      lines(links, { stroke: ink.soft, width: 3 }) +
      lines(criticalLinks, { stroke: ink.line, width: 8 }) +
      layers
        .flat()
        .map(([x, y]) => {
          const isOnPath = criticalPath.some((point) => point[0] === x && point[1] === y)
          return disc(x, y, 17, isOnPath ? ink.line : ink.background, {
            stroke: ink.line,
            width: 4,
          })
        })
        .join(''),
    needle: current[0],
  }
}
