import type { PAGES } from './pages.ts'

/**
 * Bytes that the first answer of each layout stays within: its HTML with the styles in it, as it is sent before
 * any fuller compression. What a layout weighs may fall, and its bound with it.
 */
export const MOST_BYTES: Readonly<Record<keyof typeof PAGES, number>> = {
  home: 22_900,
  platform: 13_200,
  industry: 19_000,
  article: 15_000,
  resources: 15_500,
  search: 14_400,
  sitemap: 11_000,
  'not found': 8_300,
}

/** Bytes of script with its headers, and requests for it, before a visitor does anything. */
export const MOST_SCRIPT = { bytes: 3000, requests: 2 } as const
