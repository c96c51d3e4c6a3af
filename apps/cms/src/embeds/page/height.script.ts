/**
 * Tells the page around this one how high it is (embed-messages#messages): once it is asked, and again whenever
 * that changes; and that the visitor has asked for another page in this frame, which may never come. In a window
 * of its own the page stands on its own ground, with room around it.
 */
const { documentElement: root } = document
let site: string | undefined
let told = 0

function tell(): void {
  const { height } = root.getBoundingClientRect()
  if (site === undefined || height === told) return
  told = height
  parent.postMessage({ type: 'prospectus:height', height }, site)
}

/** After the page's own listeners: what they have prevented leads nowhere. */
function leave(event: Event): void {
  if (site === undefined || event.defaultPrevented) return
  const from = event.target instanceof Element ? event.target.closest('form, a[href]') : null
  const isOnward =
    from instanceof HTMLAnchorElement
      ? event.type === 'click' &&
        from.pathname + from.search !== location.pathname + location.search
      : event.type === 'submit'
  if (isOnward && !from?.getAttribute('target'))
    parent.postMessage({ type: 'prospectus:leaving' }, site)
}

if (parent === window) root.dataset.alone = ''

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || data?.type !== 'prospectus:request-height') return
  site = origin
  told = 0
  tell()
})
new ResizeObserver(tell).observe(root)
addEventListener('submit', leave)
addEventListener('click', leave)
