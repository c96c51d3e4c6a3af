/** Channels from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

/** Contrast of text on a background (WCAG 2): 1 to 21. `opacity` is the text's. */
export function contrast(text: Colour, background: Colour, opacity = 1): number {
  const mixed = (at: 0 | 1 | 2) => text[at] * opacity + background[at] * (1 - opacity)
  const ink = luminance([mixed(0), mixed(1), mixed(2)])
  const paper = luminance(background)
  return (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05)
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
