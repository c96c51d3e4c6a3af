/** Dimensions of the heat map in drawing units, for server and browser. */
export const HEAT_MAP = {
  width: 760,
  /** Height of the labels of periods. */
  top: 40,
  nameHeight: 36,
  cellHeight: 50,
  /** Distance between the tops of two teams. */
  pitch: 92,
  gap: 3,
  keyHeight: 48,
} as const

/** Height in drawing units, including the key. */
export function heatMapHeight(rowCount: number): number {
  return HEAT_MAP.top + rowCount * HEAT_MAP.pitch + 6 + HEAT_MAP.keyHeight
}

/** Position and width of a period's column, including the gap. */
export function heatMapColumn(index: number, periodCount: number): { x: number; width: number } {
  const width = HEAT_MAP.width / Math.max(periodCount, 1)
  return { x: Math.round(index * width), width }
}

/** Shades of cells, each with the highest percentage that it shows. */
export const SHADES = [
  { shade: 'free', maximum: 59 },
  { shade: 'booked', maximum: 84 },
  { shade: 'full', maximum: 100 },
  { shade: 'over', maximum: 115 },
  { shade: 'far-over', maximum: Number.POSITIVE_INFINITY },
] as const

type Shade = (typeof SHADES)[number]['shade']

export function shadeOf(percent: number): Shade {
  return SHADES.find(({ maximum }) => percent <= maximum)?.shade ?? 'far-over'
}
