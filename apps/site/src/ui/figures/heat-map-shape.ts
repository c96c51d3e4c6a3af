/** The measures of a heat map in drawing units, for the server and for what lies over it in the browser. */
export const HEAT_MAP = { width: 760, top: 40, name: 36, cell: 46, pitch: 82, gap: 3 } as const

/** How high the drawing is. */
export function heatMapHeight(rows: number): number {
  return HEAT_MAP.top + rows * HEAT_MAP.pitch + 6
}

/** Where the cells of a period begin, and how wide they are with the gap after them. */
export function heatMapColumn(index: number, periods: number): { x: number; width: number } {
  const width = HEAT_MAP.width / Math.max(periods, 1)
  return { x: Math.round(index * width), width }
}

/** Five shades: free, booked, full, over, far over. */
export function shadeOf(percent: number): 'free' | 'booked' | 'full' | 'over' | 'far-over' {
  if (percent < 60) return 'free'
  if (percent < 85) return 'booked'
  if (percent <= 100) return 'full'
  return percent <= 115 ? 'over' : 'far-over'
}
