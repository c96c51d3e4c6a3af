import type { Page } from 'playwright-core'

/** Makes every document opened from now on right to left, before its own scripts. */
export async function setRightToLeft(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const turn = () => document.documentElement?.setAttribute('dir', 'rtl')
    turn()
    new MutationObserver(turn).observe(document, { childList: true })
  })
}

/** Enlarges text as the browser's settings do: lengths in rem follow, in media queries too. */
export async function setTextSize(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', {
    fontSizes: { standard: 16 * times, fixed: 13 * times },
  })
}

export interface Arrow {
  /** Type of its block, and its classes. */
  readonly of: string
  /** 1 as drawn, -1 when mirrored. */
  readonly way: number
}

/** Directions of a page's arrows, in document order. */
export function arrowDirections(page: Page): Promise<readonly Arrow[]> {
  return page.evaluate(() => {
    const ARROW = 'M4 12h15M13.5 6.5L19 12l-5.5 5.5'
    return [...document.querySelectorAll<SVGSVGElement>('[data-specimen] svg')]
      .filter((svg) => svg.querySelector('path')?.getAttribute('d') === ARROW)
      .map((svg) => {
        const [across = 1] = getComputedStyle(svg).scale.split(' ').map(Number)
        const blockType = svg.closest<HTMLElement>('[data-specimen]')?.dataset.specimen
        return { of: `${blockType} ${svg.classList}`, way: Math.sign(across || 1) }
      })
  })
}

/**
 * Texts that a visitor without script cannot reach, a line each; unfolding and scrolling count as reaching. Labels of
 * controls that need script, and texts that only script can know, are not content.
 */
export function hiddenTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const SCRIPTED = 'button, template, [data-part], [hidden], [role="alert"], .carousel-controls'
    const UNSHOWN = 'script, option, svg title, svg desc'
    const FOLDED = 'details:not([open]), tr:has(details:not([open]))'
    const isContent = (element: Element) =>
      element.closest(`${SCRIPTED}, ${UNSHOWN}`) === null && element.closest(FOLDED) === null
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    // A name at the end of a line is replaced by the same name in a key.
    const isAnnouncedElsewhere = (element: Element) =>
      [...(element.closest('[data-specimen]')?.querySelectorAll('*') ?? [])].some(
        (other) => isSeen(other) && other.textContent?.trim() === element.textContent?.trim(),
      )
    return [...document.querySelectorAll('[data-specimen] *')]
      .filter((element) => hasText(element) && isContent(element))
      .filter((element) => !isSeen(element) && !isAnnouncedElsewhere(element))
      .map((element) => `${element.className}: ${element.textContent?.trim().slice(0, 60)}`)
  })
}
