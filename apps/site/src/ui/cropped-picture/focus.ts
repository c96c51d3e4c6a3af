import type { Asset } from '@prospectus/content/schema/assets/asset'

/** Steps from the start to the end of a side: 0 % to 100 %. */
const STEPS = 8

/** Where in a picture its focal area lies, in eighths of its sides; the middle when none is set. */
export function focusOf({ focus, size }: Asset): { readonly x: number; readonly y: number } {
  const [left, top, right, bottom] = focus?.split(/[x:]/).map(Number) ?? []
  const middle = { x: STEPS / 2, y: STEPS / 2 }
  if (!size || left === undefined || top === undefined) return middle
  const share = (from: number, to: number, side: number) =>
    Math.min(STEPS, Math.max(0, Math.round((STEPS * (from + to)) / 2 / side)))
  return {
    x: share(left, right ?? left, size.width),
    y: share(top, bottom ?? top, size.height),
  }
}
