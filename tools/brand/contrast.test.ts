import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brandFolder } from '../run/project.ts'
import { brandSheets } from './brand-modules.ts'

const css = brandSheets(brandFolder())
  .map((sheet) => readFileSync(sheet, 'utf8'))
  .join('\n')
const themes = ['theme-light', 'theme-tinted', 'theme-dark', 'theme-brand'] as const

/** Each pair: name on what, and the least contrast (WCAG 1.4.3 text, 1.4.11 shapes). */
const pairs = [
  ...['ink', 'ink-soft', 'action', 'ahead-ink', 'behind-ink'].flatMap((name) => [
    [name, 'ground', 4.5] as const,
    [name, 'ground-2', 4.5] as const,
  ]),
  ['ink', 'signal-tint', 4.5],
  ['ink', 'ahead-tint', 4.5],
  ['ink', 'behind-tint', 4.5],
  ['ink', 'action-tint', 4.5],
  ['ahead-ink', 'ahead-tint', 4.5],
  ['behind-ink', 'behind-tint', 4.5],
  ['action-ink', 'action', 4.5],
  ['action-ink', 'action-hover', 4.5],
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

describe.each(themes)('%s meets AA', (theme) => {
  const colours = coloursOf(theme)

  it.each(pairs)('--%s on --%s has at least %s : 1', (name, ground, least) => {
    const ratio = contrast(colours[name], colours[ground])
    expect(ratio, `${colours[name]} on ${colours[ground]}`).toBeGreaterThanOrEqual(least)
  })
})

function coloursOf(theme: string): Record<string, string> {
  const body = css.match(new RegExp(`\\.${theme}[^{]*\\{([^}]*)\\}`))?.[1] ?? ''
  const found = [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)]
  return Object.fromEntries(found.map(([, name, value]) => [name ?? '', value ?? '']))
}

function contrast(one: string | undefined, other: string | undefined): number {
  if (one === undefined || other === undefined) return 0
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
