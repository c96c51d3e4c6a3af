const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Share {
  readonly x: number
  readonly y: number
}

/** Where the focal point is after a key, as shares of width and height; undefined for other keys. */
export function steppedFocus(
  from: Share | undefined,
  key: string,
  isFine: boolean,
): Share | undefined {
  const step = STEPS[key]
  if (step === undefined) return undefined
  const { x, y } = from ?? { x: 0.5, y: 0.5 }
  const by = isFine ? 0.01 : 0.05
  return { x: within(x + step[0] * by), y: within(y + step[1] * by) }
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share))
}
