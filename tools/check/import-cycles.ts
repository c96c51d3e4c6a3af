import type { Check } from './check-interface.ts'
import { importsOf } from './import-graph.ts'

/** No file imports itself, even indirectly. Type imports count too, since a reader follows them. */
export const importCycles: Check = {
  name: 'import cycles',
  run: (files) => {
    const targets = new Map<string, string[]>()
    for (const { from, to } of importsOf(files)) {
      if (to !== undefined) targets.set(from, [...(targets.get(from) ?? []), to])
    }
    return {
      findings: cyclesIn(targets).map((cycle) => `these import each other: ${cycle.join(', ')}`),
    }
  },
}

/** Groups of files that can all reach each other (Tarjan's strongly connected components). */
function cyclesIn(targets: ReadonlyMap<string, readonly string[]>): readonly string[][] {
  const foundCycles: string[][] = []
  const order = new Map<string, number>()
  const stack: string[] = []
  const visit = (file: string): number => {
    const index = order.size
    let lowest = index
    order.set(file, index)
    stack.push(file)
    for (const target of targets.get(file) ?? []) {
      const targetIndex = order.get(target)
      if (targetIndex === undefined) lowest = Math.min(lowest, visit(target))
      else if (stack.includes(target)) lowest = Math.min(lowest, targetIndex)
    }
    if (lowest === index) {
      const cycle = stack.splice(stack.indexOf(file))
      if (cycle.length > 1 || targets.get(file)?.includes(file)) foundCycles.push(cycle.sort())
    }
    return lowest
  }
  for (const file of targets.keys()) if (!order.has(file)) visit(file)
  return foundCycles
}
