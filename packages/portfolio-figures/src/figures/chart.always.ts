/** How much of a drawing must be in view before its lines are drawn. */
const VISIBLE_SHARE = 0.25
const WAITING = 'chart-waiting'

/** Holds the lines of a drawing back until it is first seen, then lets them draw once. */
export function enhance(chart: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  if (chart.getBoundingClientRect().top < window.innerHeight) return

  chart.classList.add(WAITING)
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      chart.classList.remove(WAITING)
    },
    { threshold: VISIBLE_SHARE },
  )
  observer.observe(chart)
}
