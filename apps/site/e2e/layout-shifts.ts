import type { Page } from 'playwright-core'

interface Shift {
  /** `tag.class` of the element; for a text node, of its parent. */
  readonly element: string
  /** Left and top edge, in CSS pixels of the window. */
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
}

/**
 * Lists what has moved since the page was opened. The browser reports a shift with the frame that draws it, so this
 * waits for two frames; callers first wait for whatever may move the page.
 * @param axis `vertical` leaves out what moves sideways only, as words do a little once their font has loaded
 */
export async function layoutShifts(
  page: Page,
  axis: 'both' | 'vertical' = 'both',
): Promise<readonly Shift[]> {
  const shifts = await page.evaluate(
    () =>
      new Promise<readonly Shift[]>((resolve) => {
        const shifts: Shift[] = []
        const collect = (entries: PerformanceEntryList) => {
          for (const { node, previousRect, currentRect } of entries.flatMap(sourcesOf)) {
            const element = node instanceof Element ? node : node?.parentElement
            shifts.push({
              element: `${element?.localName}.${element?.className}`,
              from: [previousRect.x, previousRect.y],
              to: [currentRect.x, currentRect.y],
            })
          }
        }
        const sourcesOf = (
          entry: PerformanceEntry,
        ): { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] =>
          Reflect.get(entry, 'sources')
        const observer = new PerformanceObserver((list) => collect(list.getEntries()))
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            observer.observe({ type: 'layout-shift', buffered: true })
            // Earlier shifts are delivered in a task of their own.
            setTimeout(() => {
              collect(observer.takeRecords())
              observer.disconnect()
              resolve(shifts)
            })
          }),
        )
      }),
  )
  return axis === 'both' ? shifts : shifts.filter(({ from, to }) => from[1] !== to[1])
}
