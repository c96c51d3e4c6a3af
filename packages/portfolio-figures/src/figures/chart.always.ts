/** Share of a drawing that must be visible before it animates. */
const VISIBLE_SHARE = 0.25
const WAITING_CLASS = 'chart-waiting'

/** Animates the lines of a drawing when it scrolls into view; not if it is in view from the start. */
export function enhance(chart: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  if (chart.getBoundingClientRect().top < window.innerHeight) return

  chart.classList.add(WAITING_CLASS)
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      chart.classList.remove(WAITING_CLASS)
    },
    { threshold: VISIBLE_SHARE },
  )
  observer.observe(chart)
}
