/** The measures of a heat map in drawing units, for the server and for what lies over it in the browser. */
export const HEAT_MAP = {
  width: 760,
  top: 40,
  name: 36,
  cell: 50,
  pitch: 92,
  gap: 3,
  key: 48,
} as const

/** How high the drawing is, with its key. */
export function heatMapHeight(rows: number): number {
  return HEAT_MAP.top + rows * HEAT_MAP.pitch + 6 + HEAT_MAP.key
}

/** Where the cells of a period begin, and how wide they are with the gap after them. */
export function heatMapColumn(index: number, periods: number): { x: number; width: number } {
  const width = HEAT_MAP.width / Math.max(periods, 1)
  return { x: Math.round(index * width), width }
}

/** Five shades, each up to a percentage. */
export const SHADES = [
  { shade: 'free', most: 59 },
  { shade: 'booked', most: 84 },
  { shade: 'full', most: 100 },
  { shade: 'over', most: 115 },
  { shade: 'far-over', most: Number.POSITIVE_INFINITY },
] as const

type Shade = (typeof SHADES)[number]['shade']

/** The shade of a cell, by its percentage in whole numbers. */
export function shadeOf(percent: number): Shade {
  return SHADES.find(({ most }) => percent <= most)?.shade ?? 'far-over'
}
