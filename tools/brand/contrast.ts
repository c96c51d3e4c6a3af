/** The themes that a brand defines. */
export const BRAND_THEMES = ['theme-light', 'theme-tinted', 'theme-dark', 'theme-brand'] as const

export type BrandTheme = (typeof BRAND_THEMES)[number]

/** Each pair: foreground, background, and the minimum contrast (WCAG 1.4.3 text, 1.4.11 shapes). */
const PAIRS = [
  ...['ink', 'ink-soft', 'action', 'ahead-ink', 'behind-ink'].flatMap((name) => [
    [name, 'ground', 4.5] as const,
    [name, 'ground-2', 4.5] as const,
  ]),
  ['ink', 'signal-tint', 4.5],
  ['ink', 'ahead-tint', 4.5],
  ['ink', 'behind-tint', 4.5],
  ['ink', 'behind-soft', 4.5],
  ['ink', 'action-tint', 4.5],
  ['ahead-ink', 'ahead-tint', 4.5],
  ['behind-ink', 'behind-tint', 4.5],
  ['action-ink', 'action', 4.5],
  ['action-ink', 'action-hover', 4.5],
  ['action-ink', 'behind', 4.5],
  ['signal-ink', 'signal', 4.5],
  ['rule-strong', 'ground', 3],
  ['rule-strong', 'ground-2', 3],
  ['signal-line', 'ground', 3],
  ['signal-line', 'ground-2', 3],
  ['ahead', 'ground', 3],
  ['ahead', 'ground-2', 3],
  ['behind', 'ground', 3],
  ['behind', 'ground-2', 3],
  ['needle-edge', 'ground', 3],
  ['focus', 'ground', 3],
  ['focus', 'ground-2', 3],
] as const

/**
 * Finds a theme's missing colours and pairs with too little contrast, one line each.
 *
 * @param css all style sheets of the brand, with the themes' colours written `#rrggbb`
 */
export function contrastFindings(css: string, theme: BrandTheme): string[] {
  const colours = coloursOf(css, theme)
  return PAIRS.flatMap(([foreground, background, minimum]) => {
    const missingColour = [foreground, background].find((colour) => !colours.has(colour))
    if (missingColour !== undefined)
      return [`${theme}: --${missingColour} is missing, or is not written #rrggbb`]
    const [ink = '', ground = ''] = [colours.get(foreground), colours.get(background)]
    const ratio = contrast(ink, ground)
    if (ratio >= minimum) return []
    const finding = `${ratio.toFixed(2)} : 1, at least ${minimum} : 1 is needed`
    return [`${theme}: --${foreground} ${ink} on --${background} ${ground}: ${finding}`]
  })
}

function coloursOf(css: string, theme: BrandTheme): ReadonlyMap<string, string> {
  const declarations = new RegExp(`\\.${theme}[^{},]*\\{([^}]*)\\}`).exec(css)?.[1] ?? ''
  const colours = declarations.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)
  return new Map([...colours].map(([, name = '', value = '']) => [name, value]))
}

/** Contrast ratio of two colours, each `#rrggbb` (WCAG 1.4.3). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
