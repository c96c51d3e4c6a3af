import { type BrandTheme, contrast } from '../brand/contrast.ts'

/** Colours as `#rrggbb`, by token name without `--`. */
export type ThemeColours = Readonly<Record<string, string>>

const WHITE = '#ffffff'
const BLACK = '#000000'
const GREEN = '#1e8e5e'
const RED = '#c8402b'

/** WCAG 1.4.3 asks for 4.5; the rest is a margin for rounding. */
const MIN_TEXT_CONTRAST = 4.6
/** WCAG 1.4.11 asks for 3; the rest is a margin for rounding. */
const MIN_SHAPE_CONTRAST = 3.1
/** Contrast of white text on the brand theme's background. */
const MIN_BRAND_CONTRAST = 7

/**
 * Derives all themes from two `#rrggbb` colours, `primary` (buttons, links, brand background) and `accent` (marks). A
 * colour too weak for its use is darkened or lightened, so that every pair in `tools/brand/contrast.ts` passes.
 */
export function palette(
  primary: string,
  accent: string,
): Readonly<Record<BrandTheme, ThemeColours>> {
  const ink = mix(primary, BLACK, 0.76)
  const paper = mix(primary, WHITE, 0.955)
  const brand = readable(primary, [WHITE], MIN_BRAND_CONTRAST, BLACK)
  return {
    'theme-light': lightTheme({ ground: WHITE, panel: paper, ink, primary, accent }),
    'theme-tinted': lightTheme({ ground: paper, panel: WHITE, ink, primary, accent }),
    'theme-dark': darkTheme({ ground: ink, panel: mix(ink, WHITE, 0.07), accent }),
    'theme-brand': darkTheme({ ground: brand, panel: mix(brand, BLACK, 0.15), accent }),
  }
}

interface ThemeInput {
  readonly ground: string
  readonly panel: string
  readonly ink: string
  readonly primary: string
  readonly accent: string
}

function lightTheme({ ground, panel, ink, primary, accent }: ThemeInput): ThemeColours {
  const grounds = [ground, panel]
  const action = readable(primary, [...grounds, WHITE], MIN_TEXT_CONTRAST, ink)
  return {
    ground,
    'ground-2': panel,
    ink,
    'ink-soft': readable(mix(ink, ground, 0.32), grounds, MIN_TEXT_CONTRAST, ink),
    rule: mix(ink, ground, 0.84),
    'rule-strong': readable(mix(ink, ground, 0.45), grounds, MIN_SHAPE_CONTRAST, ink),
    action,
    'action-hover': ink,
    'action-ink': WHITE,
    signal: accent,
    'signal-line': readable(accent, grounds, MIN_SHAPE_CONTRAST, ink),
    'signal-ink': inkOn(accent),
    'needle-edge': ink,
    ...figureColours(grounds, ink, WHITE),
    'signal-tint': readable(mix(accent, ground, 0.8), [ink], MIN_TEXT_CONTRAST, ground),
    'action-tint': mix(action, ground, 0.86),
    focus: action,
    'focus-halo': accent,
  }
}

function darkTheme({
  ground,
  panel,
  accent,
}: Pick<ThemeInput, 'ground' | 'panel' | 'accent'>): ThemeColours {
  const grounds = [ground, panel]
  const signal = readable(accent, [...grounds, BLACK], MIN_TEXT_CONTRAST, WHITE)
  return {
    ground,
    'ground-2': panel,
    ink: WHITE,
    'ink-soft': readable(mix(WHITE, ground, 0.25), grounds, MIN_TEXT_CONTRAST, WHITE),
    rule: mix(ground, WHITE, 0.2),
    'rule-strong': readable(mix(ground, WHITE, 0.5), grounds, MIN_SHAPE_CONTRAST, WHITE),
    action: WHITE,
    'action-hover': signal,
    'action-ink': BLACK,
    signal,
    'signal-line': signal,
    'signal-ink': BLACK,
    'needle-edge': signal,
    ...figureColours(grounds, WHITE, BLACK),
    'signal-tint': mix(ground, signal, 0.16),
    'action-tint': mix(ground, WHITE, 0.12),
    focus: signal,
    'focus-halo': ground,
  }
}

/** Colours of good and bad numbers; `onBehind` is the text on a bad one. */
function figureColours(grounds: readonly string[], ink: string, onBehind: string): ThemeColours {
  const [ground = WHITE] = grounds
  const tint = (colour: string) => mix(ground, colour, 0.14)
  const behind = readable(RED, [...grounds, onBehind], MIN_TEXT_CONTRAST, ink)
  return {
    ahead: readable(GREEN, grounds, MIN_SHAPE_CONTRAST, ink),
    'ahead-ink': readable(GREEN, [...grounds, tint(GREEN)], MIN_TEXT_CONTRAST, ink),
    'ahead-tint': tint(GREEN),
    behind,
    'behind-ink': readable(RED, [...grounds, tint(RED)], MIN_TEXT_CONTRAST, ink),
    'behind-tint': tint(RED),
    'behind-soft': readable(mix(ground, behind, 0.35), [ink], MIN_TEXT_CONTRAST, ground),
  }
}

/** The first colour from `colour` to `towards` with enough contrast on all backgrounds; `towards` if none has. */
function readable(
  colour: string,
  grounds: readonly string[],
  minContrast: number,
  towards: string,
): string {
  const steps = Array.from({ length: 51 }, (_, step) => mix(colour, towards, step / 50))
  return (
    steps.find((step) => grounds.every((ground) => contrast(step, ground) >= minContrast)) ??
    towards
  )
}

function inkOn(ground: string): string {
  return contrast(WHITE, ground) >= contrast(BLACK, ground) ? WHITE : BLACK
}

/** Mixes two colours in sRGB, with a share of `other` from 0 to 1. */
function mix(base: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [a, b] = [base, other].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16))
    return Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
