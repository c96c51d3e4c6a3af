import type { Context } from 'hono'

const THEMES = ['light', 'tinted', 'dark', 'brand'] as const

export type Theme = (typeof THEMES)[number]

/** An embedded page's surroundings, from its query parameters (embed-messages#what-is-framed). */
export interface Surroundings {
  readonly theme: Theme
  /** Requested language code, such as `de`; empty without one. */
  readonly lang: string
  readonly embedded: boolean
}

export function surroundingsOf(c: Context): Surroundings {
  const lang = c.req.query('lang') ?? ''
  return {
    theme: themeOf(c.req.query('theme')),
    lang: /^[\w-]{2,12}$/.test(lang) ? lang : '',
    embedded: c.req.query('embedded') === 'true',
  }
}

/** Query parameters for the following pages in the same frame. */
export function parametersOf({ theme, lang, embedded }: Surroundings): Record<string, string> {
  return {
    ...(lang !== '' && { lang }),
    ...(theme !== 'light' && { theme }),
    ...(embedded && { embedded: 'true' }),
  }
}

/** The requested theme (`theme=dark`); light by default, and for an unknown one. */
export function themeOf(requested: string | undefined): Theme {
  return THEMES.find((theme) => theme === requested) ?? 'light'
}
