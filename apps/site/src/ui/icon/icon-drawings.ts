/** Strokes on a 24-unit square, 1.5 units wide; those of `accent` in the accent colour. */
export interface IconDrawing {
  readonly lines: string
  readonly accent?: string
}

/** In the order of the editor's list. */
export const iconDrawings = {
  curve: { lines: 'M3 3v18h18M6 18c6 0 6-12 14-12', accent: 'M6 18c7 0 8-6 14-7' },
  bars: { lines: 'M3 3v18M6 6h8M9 11h9M13 16h8', accent: 'M12 2v20' },
  'heat-map': {
    lines: 'M3 3h18v18H3zM9 3v18M15 3v18M3 9h18M3 15h18',
    accent: 'M10.5 12h3M16.5 6h3',
  },
  gate: { lines: 'M4 21V4M20 21V4M4 8h16M2 21h4M18 21h4', accent: 'M12 11l3 3-3 3-3-3z' },
  briefcase: { lines: 'M3 8h18v12H3zM8 8V4h8v4', accent: 'M3 13h18' },
  clock: { lines: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18', accent: 'M12 7v5l4 2' },
  shield: {
    lines: 'M12 3l8 3v6c0 5-3.5 7.5-8 9-4.5-1.5-8-4-8-9V6z',
    accent: 'M8.5 12l2.5 2.5 4.5-5',
  },
  people: {
    lines:
      'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6',
    accent: 'M18 14.5c2.2.8 3.5 2.7 3.5 5.5',
  },
  document: { lines: 'M5 3h9l5 5v13H5zM14 3v5h5', accent: 'M8 13h8M8 17h5' },
  link: {
    lines: 'M10 7H7a5 5 0 0 0 0 10h3M14 7h3a5 5 0 0 1 0 10h-3',
    accent: 'M8 12h8',
  },
  chart: { lines: 'M3 3v18h18M8 21v-7M13 21V9', accent: 'M18 21V5' },
  coins: {
    lines:
      'M9 4c3.3 0 6 1.1 6 2.5S12.3 9 9 9 3 7.9 3 6.5 5.7 4 9 4M3 6.5v5C3 12.9 5.7 14 9 14M3 11.5v5C3 17.9 5.7 19 9 19',
    accent:
      'M15.5 11c3 0 5.5 1.1 5.5 2.5S18.5 16 15.5 16 10 14.9 10 13.5 12.5 11 15.5 11M10 13.5v5c0 1.4 2.5 2.5 5.5 2.5s5.5-1.1 5.5-2.5v-5',
  },
  flag: { lines: 'M5 22V3', accent: 'M5 4h13l-3 4.5 3 4.5H5' },
  target: {
    lines: 'M12 3a9 9 0 1 0 9 9M12 7.5a4.5 4.5 0 1 0 4.5 4.5',
    accent: 'M12 12l8-8M17 4h3v3',
  },
  phone: {
    lines:
      'M5 3h4l2 5-2.5 1.8a11 11 0 0 0 5.7 5.7L16 13l5 2v4c0 1.1-.9 2-2 2A16 16 0 0 1 3 5c0-1.1.9-2 2-2',
    accent: 'M15 4a5 5 0 0 1 5 5',
  },
  mail: { lines: 'M3 5h18v14H3z', accent: 'M3.5 6l8.5 7 8.5-7' },
  pin: {
    lines: 'M12 22s7-6.5 7-12a7 7 0 0 0-14 0c0 5.5 7 12 7 12',
    accent: 'M12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  },
  calendar: { lines: 'M3 5h18v16H3zM3 10h18M8 2v5M16 2v5', accent: 'M14 14h3v3h-3z' },
  plug: { lines: 'M7 8h10v4a5 5 0 0 1-10 0zM12 17v5', accent: 'M9 2v6M15 2v6' },
  database: {
    lines:
      'M12 3c4.4 0 8 1.3 8 3s-3.6 3-8 3-8-1.3-8-3 3.6-3 8-3M4 6v12c0 1.7 3.6 3 8 3s8-1.3 8-3V6',
    accent: 'M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3',
  },
  mobile: { lines: 'M7 2h10v20H7zM11 19h2', accent: 'M9.5 13l2-3 2 2 1.5-3' },
  spark: {
    lines: 'M12 3v5M12 16v5M3 12h5M16 12h5',
    accent: 'M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3',
  },
  scale: {
    lines:
      'M12 3v18M7 21h10M6 7.5L3 14M6 7.5L9 14M3 14a3 3 0 0 0 6 0zM18 5.5L15 12M18 5.5L21 12M15 12a3 3 0 0 0 6 0z',
    accent: 'M5 7.8L19 5.2',
  },
  cog: {
    lines:
      'M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12M12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.7 2.7M16.3 16.3L19 19M19 5l-2.7 2.7M7.7 16.3L5 19',
    accent: 'M12 12l2.5-2.5',
  },
  leaf: { lines: 'M20 4C10 4 5 8 5 14c0 3 2 5 5 5 6 0 10-5 10-15', accent: 'M4 21c2-5 5-8 10-11' },
  factory: { lines: 'M3 21V10l6 4v-4l6 4V4h6v17z', accent: 'M7 17.5h2M12 17.5h2M17 17.5h1.5' },
  plane: {
    lines:
      'M12 2c1.2 0 1.8 1.5 1.8 3v4.5L21 14v2l-7.2-2v4.5l2.2 1.8V22l-4-1-4 1v-1.7l2.2-1.8V14L3 16v-2l7.2-4.5V5c0-1.5.6-3 1.8-3',
  },
  'heart-pulse': {
    lines: 'M12 21C6 16.5 3 13 3 9a4.7 4.7 0 0 1 9-2 4.7 4.7 0 0 1 9 2c0 4-3 7.5-9 12',
    accent: 'M4 12h4l2-4 3 7 2-3h5',
  },
  bolt: { lines: 'M13 2L5 13.5h6z', accent: 'M11 13.5h7L11 22z' },
  building: { lines: 'M5 21V3h10v18M15 9h5v12M2 21h20', accent: 'M8.5 7h3M8.5 11h3M8.5 15h3' },
  crane: { lines: 'M7 22V3M4 22h6M3 6h18M7 3l10 3M7 10L3.5 6', accent: 'M18 6v7M16 13h4v4h-4z' },
  book: {
    lines: 'M12 6c-2-2-5-2.5-9-2.5V19c4 0 7 .5 9 2.5 2-2 5-2.5 9-2.5V3.5c-4 0-7 .5-9 2.5',
    accent: 'M12 6v15.5',
  },
  microphone: {
    lines: 'M12 2.5a3 3 0 0 1 3 3v6a3 3 0 0 1-6 0v-6a3 3 0 0 1 3-3M12 18v3.5M8 21.5h8',
    accent: 'M5.5 11a6.5 6.5 0 0 0 13 0',
  },
  play: { lines: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18', accent: 'M10 8.5l5.5 3.5-5.5 3.5z' },
  news: {
    lines: 'M3 4h14v16H5a2 2 0 0 1-2-2zM17 9h4v9a2 2 0 0 1-4 0',
    accent: 'M6.5 8h7M6.5 12h7M6.5 16h4',
  },
  star: { lines: 'M12 3l2.7 5.8 6.3.8-4.6 4.4 1.1 6.3L12 17.2 6.5 20.3 7.6 14 3 9.6l6.3-.8z' },
  arrow: { lines: 'M4 12h15M13.5 6.5L19 12l-5.5 5.5' },
  chevron: { lines: 'M6 9l6 6 6-6' },
  menu: { lines: 'M3 7h18M3 17h18', accent: 'M3 12h11' },
  close: { lines: 'M5 5l14 14M19 5L5 19' },
  search: { lines: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13', accent: 'M15.5 15.5L21 21' },
  download: { lines: 'M4 16v5h16v-5', accent: 'M12 3v12M7 10.5l5 5 5-5' },
  external: { lines: 'M18 14v6H4V6h6', accent: 'M14 3h7v7M21 3l-9.5 9.5' },
} as const satisfies Record<string, IconDrawing>

export type DrawnIconName = keyof typeof iconDrawings

/** True for the name of an icon that has a drawing. */
export function isDrawnIconName(name: string | undefined): name is DrawnIconName {
  return name !== undefined && Object.hasOwn(iconDrawings, name)
}
