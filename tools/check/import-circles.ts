import type { Check } from './check-types.ts'
import { importsOf } from './import-graph.ts'

/** No file imports itself, even indirectly. Type imports count too, since a reader follows them. */
export const importCircles: Check = {
  name: 'import circles',
  run: (files) => {
    const targets = new Map<string, string[]>()
    for (const { from, to } of importsOf(files)) {
      if (to !== undefined) targets.set(from, [...(targets.get(from) ?? []), to])
    }
    return {
      findings: circles(targets).map((circle) => `these import each other: ${circle.join(', ')}`),
    }
  },
}

/** Groups of files that can all reach each other (Tarjan's strongly connected components). */
function circles(targets: ReadonlyMap<string, readonly string[]>): readonly string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const visit = (file: string): number => {
    const number = order.size
    order.set(file, number)
    lowest.set(file, number)
    open.push(file)
    for (const target of targets.get(file) ?? []) {
      const reached = order.has(target)
        ? open.includes(target)
          ? (order.get(target) as number)
          : number
        : visit(target)
      lowest.set(file, Math.min(lowest.get(file) as number, reached))
    }
    if (lowest.get(file) === number) {
      const circle = open.splice(open.indexOf(file))
      if (circle.length > 1 || targets.get(file)?.includes(file)) found.push(circle.sort())
    }
    return lowest.get(file) as number
  }
  for (const file of targets.keys()) if (!order.has(file)) visit(file)
  return found
}
