import type { PAGES } from './pages.ts'

/** Maximum bytes of each layout's first response, compressed at a low level. Lower a bound when its layout shrinks. */
export const MAX_BYTES: Readonly<Record<keyof typeof PAGES, number>> = {
  home: 23_200,
  platform: 13_800,
  industry: 18_500,
  article: 15_000,
  resources: 15_500,
  search: 14_400,
  sitemap: 11_000,
  'not found': 8_300,
}

/** Maximum bytes of script with headers, and requests for scripts, before a visitor acts. */
export const MAX_SCRIPT = { bytes: 3000, requests: 2 } as const
