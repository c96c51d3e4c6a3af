/**
 * Reports this page's height to the page around it (embed-messages#messages), on request and whenever it changes; also
 * that the visitor is leaving for a page that may never load. In its own window the page gets a background and margins.
 */
const { documentElement: root } = document
let site: string | undefined
let reportedHeight = 0

function reportHeight(): void {
  const { height } = root.getBoundingClientRect()
  if (site === undefined || height === reportedHeight) return
  reportedHeight = height
  parent.postMessage({ type: 'prospectus:height', height }, site)
}

/** Runs after the page's own listeners, which may have prevented the navigation. */
function reportLeaving(event: Event): void {
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
  reportedHeight = 0
  reportHeight()
})
new ResizeObserver(reportHeight).observe(root)
addEventListener('submit', reportLeaving)
addEventListener('click', reportLeaving)
