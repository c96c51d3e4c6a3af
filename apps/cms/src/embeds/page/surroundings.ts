const THEMES = ['light', 'tinted', 'dark', 'brand'] as const

/** The colour theme of the section that an embedded page stands in. */
export type Theme = (typeof THEMES)[number]

/** The theme that an address asks for (`theme=dark`); light without one, or for one that there is none of. */
export function themeOf(asked: string | undefined): Theme {
  return THEMES.find((theme) => theme === asked) ?? 'light'
}
