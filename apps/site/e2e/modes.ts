import type { Page } from 'playwright-core'

/** Makes every document opened from now on right to left, before its own scripts. */
export async function setRightToLeft(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const setDirection = () => document.documentElement?.setAttribute('dir', 'rtl')
    setDirection()
    new MutationObserver(setDirection).observe(document, { childList: true })
  })
}

/** Multiplies the text size as the browser's settings do: lengths in rem follow, in media queries too. */
export async function setTextSize(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', {
    fontSizes: { standard: 16 * factor, fixed: 13 * factor },
  })
}

export interface Arrow {
  /** Type of its block, and the arrow's classes. */
  readonly owner: string
  /** 1 as drawn, -1 when mirrored. */
  readonly direction: number
}

/** Directions of a page's arrows, in document order. */
export function arrowDirections(page: Page): Promise<readonly Arrow[]> {
  return page.evaluate(() => {
    const ARROW = 'M4 12h15M13.5 6.5L19 12l-5.5 5.5'
    return [...document.querySelectorAll<SVGSVGElement>('[data-specimen] svg')]
      .filter((svg) => svg.querySelector('path')?.getAttribute('d') === ARROW)
      .map((svg) => {
        const [scaleX = 1] = getComputedStyle(svg).scale.split(' ').map(Number)
        const blockType = svg.closest<HTMLElement>('[data-specimen]')?.dataset.specimen
        return {
          owner: `${blockType} ${svg.classList}`,
          direction: Math.sign(scaleX || 1),
        }
      })
  })
}

/**
 * Texts that a visitor without JavaScript cannot see, one per line. Texts inside a closed `<details>` or off screen
 * count as visible. Ignores labels of script-only controls and texts that a script fills in.
 */
export function hiddenTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const SCRIPTED = 'button, template, [data-part], [hidden], [role="alert"], .carousel-controls'
    const NEVER_DISPLAYED = 'script, option, svg title, svg desc'
    const FOLDED = 'details:not([open]), tr:has(details:not([open]))'
    const isContent = (element: Element) =>
      element.closest(`${SCRIPTED}, ${NEVER_DISPLAYED}`) === null &&
      element.closest(FOLDED) === null
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    // A name at the end of a chart's line may be hidden while the same name in the chart's key is shown.
    const isShownElsewhere = (element: Element) =>
      [...(element.closest('[data-specimen]')?.querySelectorAll('*') ?? [])].some(
        (other) => isSeen(other) && other.textContent?.trim() === element.textContent?.trim(),
      )
    return [...document.querySelectorAll('[data-specimen] *')]
      .filter((element) => hasText(element) && isContent(element))
      .filter((element) => !isSeen(element) && !isShownElsewhere(element))
      .map((element) => `${element.className}: ${element.textContent?.trim().slice(0, 60)}`)
  })
}
