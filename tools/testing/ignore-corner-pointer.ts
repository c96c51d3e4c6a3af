/**
 * Runs in the page, before its scripts: headless Chromium reports its pointer in each window's corner once a page is
 * drawn, as if the visitor had moved. A visitor of tests and benches has no pointer before it is moved.
 */
export function ignoreCornerPointer(): void {
  for (const type of ['pointerover', 'pointermove', 'mouseover', 'mousemove'] as const) {
    const ignore = (event: MouseEvent) => {
      if (event.isTrusted && event.clientX === 0 && event.clientY === 0)
        event.stopImmediatePropagation()
    }
    addEventListener(type, ignore, { capture: true })
  }
}
