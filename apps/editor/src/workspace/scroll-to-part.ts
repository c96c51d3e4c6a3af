/** Scrolls to a part of the workspace in a small window, where the parts are stacked. */
export function scrollToPart(part: HTMLElement | null): void {
  if (matchMedia('(width < 900px)').matches) part?.scrollIntoView()
}
