import type { PAGES } from './pages.ts'

/**
 * Bytes that the first answer of each layout stays within: its HTML with the styles in it, as it is sent before
 * any fuller compression. What a layout weighs may fall, and its bound with it.
 */
export const MOST_BYTES: Readonly<Record<keyof typeof PAGES, number>> = {
  home: 27_300,
  platform: 16_000,
  industry: 23_300,
  article: 16_400,
  resources: 16_200,
  search: 15_200,
  sitemap: 12_000,
  'not found': 9_300,
}

/** Bytes of script with its headers, and requests for it, before a visitor does anything. */
export const MOST_SCRIPT = { bytes: 3000, requests: 2 } as const
