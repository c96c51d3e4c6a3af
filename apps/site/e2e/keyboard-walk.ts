import type { Locator, Page } from 'playwright-core'
import { type Colour, contrast } from './contrast.ts'
import { type Box, type Pixels, pixelsOf } from './pixels.ts'

/** A control that Tab reaches, and its problems. */
export interface Stop {
  /** Tag and name, such as `button Next`. */
  readonly name: string
  readonly findings: readonly string[]
}

export interface Walk {
  readonly stops: readonly Stop[]
  /** Problems of the walk as a whole. */
  readonly findings: readonly string[]
}

/**
 * Walks through an example with Tab, from just before it to beyond it, and back by one with Shift+Tab. Each control has
 * to be reached in document order, show its focus (WCAG 2.4.7: at least as many pixels change by 3 to 1 as an outline
 * has), be in the window (2.4.11) and be large enough (2.5.8). A frame is one stop: its content is another document.
 *
 * @param looks elements and classes of controls whose focus is known to be visible: such controls are not measured
 * again; new ones are added
 */
export async function walk(
  page: Page,
  specimen: Locator,
  looks = new Set<string>(),
): Promise<Walk> {
  const expected = await specimen.evaluate(markStops)
  const stops: Stop[] = []
  const reached: number[] = []
  for (let presses = 0; presses < expected.length * 4 + 4; presses += 1) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(focusedStopNumber)
    if (at === undefined) break
    if (at === reached.at(-1)) continue
    reached.push(at)
    stops.push(await stopAt(page, at, expected[at] ?? '', looks))
  }
  const findings: string[] = []
  const documentOrder = expected.map((_, index) => index)
  if (reached.join() !== documentOrder.join()) {
    findings.push(`is walked in the order ${reached.map((at) => expected[at] ?? at).join(', ')}`)
  }
  if (expected.length > 0) {
    await page.keyboard.press('Shift+Tab')
    const returnedTo = await page.evaluate(focusedStopNumber)
    if (returnedTo !== expected.length - 1)
      findings.push('does not return to its last control by Shift+Tab')
  }
  return { stops, findings }
}

async function stopAt(page: Page, at: number, name: string, looks: Set<string>): Promise<Stop> {
  if (name.startsWith('iframe')) return { name, findings: [] }
  const findings = await page.evaluate(measureStop, at)
  const look = await page.evaluate(lookOf, at)
  if (looks.has(look)) return { name, findings }
  if (await isFocusSeen(page, at)) looks.add(look)
  else findings.push('shows no focus')
  return { name, findings }
}

/** True if as many pixels change with the focus as an outline has. */
async function isFocusSeen(page: Page, at: number): Promise<boolean> {
  const { clip, needed } = await page.evaluate(revealFocus, at)
  const focused = await pixelsOf(await page.screenshot({ clip }))
  await page.evaluate(() => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement) activeElement.blur()
  })
  const plain = await pixelsOf(await page.screenshot({ clip }))
  await page.evaluate(focusStop, at)
  return countChangedPixels(focused, plain) >= needed
}

function countChangedPixels(one: Pixels, other: Pixels): number {
  let changed = 0
  for (let at = 0; at < one.bytes.length; at += 3) {
    if (one.bytes.compare(other.bytes, at, at + 3, at, at + 3) === 0) continue
    if (contrast(colourAt(one, at), colourAt(other, at)) >= 3) changed += 1
  }
  return changed
}

function colourAt({ bytes }: Pixels, at: number): Colour {
  return [bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0]
}

/** Runs in the page: numbers what Tab has to reach and focuses the example, where Tab starts; returns the names. */
function markStops(specimen: HTMLElement | SVGElement): string[] {
  for (const old of document.querySelectorAll<HTMLElement>('[data-stop]')) {
    old.removeAttribute('data-stop')
  }
  const controls =
    'a[href], button, summary, input, select, textarea, iframe, video[controls], audio[controls], [tabindex="0"]'
  const all = [...specimen.querySelectorAll<HTMLElement>(controls)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.closest('[inert]') === null &&
      element.checkVisibility({ visibilityProperty: true }),
  )
  specimen.tabIndex = -1
  specimen.focus({ preventScroll: true })
  specimen.removeAttribute('tabindex')
  return all.map((element, index) => {
    element.dataset.stop = String(index)
    const name = element.ariaLabel ?? element.textContent ?? ''
    return `${element.localName} ${name.replace(/\s+/g, ' ').trim().slice(0, 40)}`
  })
}

/** Runs in the page: returns the number of the focused stop; undefined once the focus has left the example. */
function focusedStopNumber(): number | undefined {
  const stop = (document.activeElement as HTMLElement | null)?.dataset.stop
  return stop === undefined ? undefined : Number(stop)
}

/** Runs in the page: problems with a stop's position and size. */
function measureStop(at: number): string[] {
  const MIN_SIZE = 24
  const element = document.querySelector<HTMLElement>(`[data-stop="${at}"]`)
  if (element === null) return ['is gone']
  const findings: string[] = []
  const boxes = [...element.getClientRects()]
  const isInWindow = ({ top, bottom, left, right }: DOMRect) =>
    bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  if (!boxes.some(isInWindow)) findings.push('is outside the window')
  const { x, y, width, height } = element.getBoundingClientRect()
  const isInText =
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim()
  if (isInText || (width >= MIN_SIZE && height >= MIN_SIZE)) return findings
  // A small target needs spacing: a circle of 24 px around its middle must touch no other target, nor the circle of
  // another small one.
  const middle = { x: x + width / 2, y: y + height / 2 }
  const isNear = (other: Element) => {
    const box = other.getBoundingClientRect()
    const dx = Math.max(box.left - middle.x, 0, middle.x - box.right)
    const dy = Math.max(box.top - middle.y, 0, middle.y - box.bottom)
    const isSmall = box.width < MIN_SIZE || box.height < MIN_SIZE
    const distance = Math.hypot(box.x + box.width / 2 - middle.x, box.y + box.height / 2 - middle.y)
    return Math.hypot(dx, dy) < MIN_SIZE / 2 || (isSmall && distance < MIN_SIZE)
  }
  const others = [...document.querySelectorAll('[data-stop]')].filter((other) => other !== element)
  if (others.some(isNear)) findings.push(`is ${Math.round(width)} by ${Math.round(height)} px`)
  return findings
}

/**
 * Runs in the page: scrolls a stop to the middle of the window.
 *
 * @returns the area where its focus shows (itself, a part, or its card), and how many pixels the visible part of an
 * outline has there
 */
function revealFocus(at: number): { clip: Box; needed: number } {
  const MARGIN = 8
  const element = document.querySelector<HTMLElement>(`[data-stop="${at}"]`)
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const ancestors = (inner: Element | null | undefined): Element[] =>
    inner?.parentElement?.closest('[data-specimen]')
      ? [inner.parentElement, ...ancestors(inner.parentElement)]
      : []
  const candidates = element
    ? [element, ...element.querySelectorAll('*'), ...ancestors(element)]
    : []
  // A ring may be drawn by a pseudo element that covers the card around.
  const parts = candidates.flatMap((each) => [
    { each, pseudo: '', box: each },
    { each, pseudo: '::after', box: each.closest('li, article, .article-card') ?? each },
  ])
  const hasOutline = ({ each, pseudo }: (typeof parts)[number]) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each, pseudo)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
  }
  const outlined = parts.filter(hasOutline)
  element?.blur()
  const ringed = outlined.find((part) => !hasOutline(part))
  element?.focus({ preventScroll: true })
  const box = (ringed?.box ?? element)?.getBoundingClientRect() ?? new DOMRect()
  const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)]
  const [right, bottom] = [Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)]
  const [x, y] = [Math.max(0, Math.floor(left) - MARGIN), Math.max(0, Math.floor(top) - MARGIN)]
  const width = Math.max(1, Math.min(innerWidth, Math.ceil(right) + MARGIN) - x)
  const height = Math.max(1, Math.min(innerHeight, Math.ceil(bottom) + MARGIN) - y)
  const visibleEdges =
    (right - left) * (Number(box.top >= 0) + Number(box.bottom <= innerHeight)) +
    (bottom - top) * (Number(box.left >= 0) + Number(box.right <= innerWidth))
  return { clip: { x, y, width, height }, needed: visibleEdges }
}

/** Runs in the page: gives a stop the focus back. */
function focusStop(at: number): void {
  document.querySelector<HTMLElement>(`[data-stop="${at}"]`)?.focus({ preventScroll: true })
}

/** Runs in the page: returns the element and classes of a stop, which stops that look alike share. */
function lookOf(at: number): string {
  const element = document.querySelector(`[data-stop="${at}"]`)
  return `${element?.localName}.${element?.className}`
}
