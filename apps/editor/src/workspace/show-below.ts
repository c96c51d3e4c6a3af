/** In a small window the parts stand one below the other: the one that was asked for comes into sight. */
export function showBelow(part: HTMLElement | null): void {
  if (matchMedia('(width < 900px)').matches) part?.scrollIntoView()
}
