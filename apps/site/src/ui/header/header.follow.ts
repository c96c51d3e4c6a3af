/** Smaller moves are those of a resting finger. */
const LEAST_MOVE = 8

/** Where the header is while the page below it is scrolled: at its place, out of sight, or come back. */
export type Following = 'away' | 'hidden' | 'shown'

/**
 * Where the header goes after a move of the page.
 *
 * @param from what it has been so far
 * @param moved pixels that the page was scrolled down, negative upwards
 * @param top pixels of the page above the window
 * @param height of the header
 */
export function following(from: Following, moved: number, top: number, height: number): Following {
  if (top <= 0) return 'shown'
  if (Math.abs(moved) < LEAST_MOVE) return from
  if (moved < 0) return 'shown'
  return top > height && from === 'shown' ? 'hidden' : from
}

/**
 * Keeps the header within reach: scrolling up brings it back, scrolling down takes it away. Its place in
 * the page stays its own, so that nothing below it moves; the style sheet says how it comes and goes.
 */
export function follow(header: HTMLElement): void {
  let last = window.scrollY
  let state: Following = last > 0 ? 'away' : 'shown'
  header.dataset.follow = state
  const go = (next: Following) => {
    if (next === state) return
    state = next
    header.dataset.follow = state
  }
  // A jump within the page is no scrolling up: the header would come over the heading that was jumped to.
  let isJump = false
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('a[href^="#"]') === null) return
    isJump = 'onscrollend' in window
    if (state === 'shown' && window.scrollY > header.offsetHeight) go('hidden')
  })
  document.addEventListener('scrollend', () => {
    isJump = false
  })
  document.addEventListener(
    'scroll',
    () => {
      const { scrollY } = window
      if (isJump && scrollY > header.offsetHeight) {
        last = scrollY
        return
      }
      const next = following(state, scrollY - last, scrollY, header.offsetHeight)
      if (Math.abs(scrollY - last) >= LEAST_MOVE || scrollY <= 0) last = scrollY
      go(next)
    },
    { passive: true },
  )
}
