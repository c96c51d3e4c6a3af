import type { Context } from 'hono'

const THEMES = ['light', 'tinted', 'dark', 'brand'] as const

/** The colour theme of the section that an embedded page stands in. */
export type Theme = (typeof THEMES)[number]

/** What the address of an embedded page says of where it stands (embed-messages#what-is-framed). */
export interface Surroundings {
  readonly theme: Theme
  /** The code that was asked for, such as `de`; empty without one. */
  readonly lang: string
  /** Whether it stands in a frame, as far as its address says. */
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

/** As parameters, for the addresses of pages that follow in the same frame. */
export function parametersOf({ theme, lang, embedded }: Surroundings): Record<string, string> {
  return {
    ...(lang !== '' && { lang }),
    ...(theme !== 'light' && { theme }),
    ...(embedded && { embedded: 'true' }),
  }
}

/** The theme that an address asks for (`theme=dark`); light without one, or for one that there is none of. */
export function themeOf(asked: string | undefined): Theme {
  return THEMES.find((theme) => theme === asked) ?? 'light'
}
