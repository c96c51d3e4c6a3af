/*
 * Sends the host page (embed-messages#messages) this page's height, on request and on each change, and a message when
 * the visitor leaves for a page that may never load. In a window of its own the page gets a background and margins.
 */
const { documentElement: root } = document
let hostOrigin: string | undefined
let reportedHeight = 0

function reportHeight(): void {
  const { height } = root.getBoundingClientRect()
  if (hostOrigin === undefined || height === reportedHeight) return
  reportedHeight = height
  parent.postMessage({ type: 'prospectus:height', height }, hostOrigin)
}

/** Reports a click or submission that leaves the page. Runs after the page's own listeners, which may prevent it. */
function reportLeaving(event: Event): void {
  if (hostOrigin === undefined || event.defaultPrevented) return
  const control = event.target instanceof Element ? event.target.closest('form, a[href]') : null
  const isLeaving =
    control instanceof HTMLAnchorElement
      ? event.type === 'click' &&
        control.pathname + control.search !== location.pathname + location.search
      : event.type === 'submit'
  if (isLeaving && !control?.getAttribute('target'))
    parent.postMessage({ type: 'prospectus:leaving' }, hostOrigin)
}

if (parent === window) root.dataset.alone = ''

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || data?.type !== 'prospectus:request-height') return
  hostOrigin = origin
  reportedHeight = 0
  reportHeight()
})
new ResizeObserver(reportHeight).observe(root)
addEventListener('submit', reportLeaving)
addEventListener('click', reportLeaving)
