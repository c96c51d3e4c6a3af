import type { Context } from 'hono'

const THEMES = ['light', 'tinted', 'dark', 'brand'] as const

export type EmbedTheme = (typeof THEMES)[number]

/** Query parameters that the host page sets (embed-messages#what-is-framed). */
export interface EmbedParameters {
  readonly theme: EmbedTheme
  /** Requested language code, such as `de`; empty without one. */
  readonly lang: string
  readonly isEmbedded: boolean
}

export function readEmbedParameters(c: Context): EmbedParameters {
  const lang = c.req.query('lang') ?? ''
  return {
    theme: themeOf(c.req.query('theme')),
    lang: /^[\w-]{2,12}$/.test(lang) ? lang : '',
    isEmbedded: c.req.query('embedded') === 'true',
  }
}

/** Query parameters that keep these settings on further pages in the same frame. */
export function queryOf({ theme, lang, isEmbedded }: EmbedParameters): Record<string, string> {
  return {
    ...(lang !== '' && { lang }),
    ...(theme !== 'light' && { theme }),
    ...(isEmbedded && { embedded: 'true' }),
  }
}

/** The requested theme (`theme=dark`); light by default, and for an unknown one. */
export function themeOf(requested: string | undefined): EmbedTheme {
  return THEMES.find((theme) => theme === requested) ?? 'light'
}
