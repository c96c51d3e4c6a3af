/** Scrolls to a part of the workspace in a small window, where the parts are below each other. */
export function showBelow(part: HTMLElement | null): void {
  if (matchMedia('(width < 900px)').matches) part?.scrollIntoView()
}
