import type { Page } from 'playwright-core'
import sharp from 'sharp'

type Colour = readonly [red: number, green: number, blue: number]

interface Ink {
  readonly colour: Colour
  readonly opacity: number
  /** By WCAG 1.4.3: 3 for large text, 4.5 for all other. */
  readonly needed: number
  readonly lines: readonly Box[]
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The share of pixels that may be worse: the edges of what is drawn under the text. */
const STRAY = 0.02

/**
 * Contrast of text whose ground cannot be told from its styles, such as a picture: taken from the pixels
 * under each of its lines, with the text itself made invisible. One line of words for each text that
 * has too little.
 *
 * @param selectors of elements with text of their own
 */
export async function faintTexts(
  page: Page,
  selectors: readonly string[],
): Promise<readonly string[]> {
  const faint: string[] = []
  for (const selector of selectors) {
    const ink = await inkOf(page, selector)
    await setInvisible(page, selector, true)
    for (const clip of ink.lines) {
      const contrast = await lowestContrast(await page.screenshot({ clip }), ink)
      if (contrast >= ink.needed) continue
      faint.push(`${selector}: ${contrast.toFixed(2)}, ${ink.needed} needed`)
      break
    }
    await setInvisible(page, selector, false)
  }
  return faint
}

/** The element is scrolled into view; its lines are where they are then, as far as the window shows them. */
function inkOf(page: Page, selector: string): Promise<Ink> {
  return page.locator(selector).evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    if (canvas === null) throw new Error('colours need a canvas')
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 255] = canvas.getImageData(0, 0, 1, 1).data
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    const boxes = texts.flatMap((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()]
    })
    return {
      colour: [red, green, blue] as const,
      opacity: alpha / 255,
      needed: isLarge ? 3 : 4.5,
      lines: boxes
        .map(({ left, top, right, bottom }) => {
          const x = Math.max(0, Math.floor(left))
          const y = Math.max(0, Math.floor(top))
          const width = Math.min(innerWidth, Math.ceil(right)) - x
          const height = Math.min(innerHeight, Math.ceil(bottom)) - y
          return { x, y, width, height }
        })
        .filter(({ width, height }) => width > 1 && height > 1),
    }
  })
}

function setInvisible(page: Page, selector: string, invisible: boolean): Promise<void> {
  return page.locator(selector).evaluate((element, hide) => {
    const { style } = element as HTMLElement
    for (const name of ['color', '-webkit-text-fill-color', 'text-decoration-color']) {
      if (hide) style.setProperty(name, 'transparent', 'important')
      else style.removeProperty(name)
    }
    if (hide) style.setProperty('transition', 'none', 'important')
    else style.removeProperty('transition')
  }, invisible)
}

async function lowestContrast(picture: Buffer, { colour, opacity }: Ink): Promise<number> {
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer()
  const contrasts = Array.from({ length: pixels.length / 3 }, (_, at) => {
    const ground: Colour = [pixels[at * 3] ?? 0, pixels[at * 3 + 1] ?? 0, pixels[at * 3 + 2] ?? 0]
    return contrastOf(blend(colour, ground, opacity), ground)
  }).sort((a, b) => a - b)
  return contrasts[Math.floor(contrasts.length * STRAY)] ?? 21
}

function blend(ink: Colour, ground: Colour, opacity: number): Colour {
  const mix = (at: 0 | 1 | 2) => ink[at] * opacity + ground[at] * (1 - opacity)
  return [mix(0), mix(1), mix(2)]
}

function contrastOf(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
