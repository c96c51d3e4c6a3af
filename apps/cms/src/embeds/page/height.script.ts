/**
 * Tells the page around this one how high it is (embed-messages#messages): once it is asked, and again whenever
 * that changes. In a window of its own the page stands on its own ground, with room around it.
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

if (parent === window) root.dataset.alone = ''

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || data?.type !== 'prospectus:request-height') return
  site = origin
  told = 0
  tell()
})
new ResizeObserver(tell).observe(root)
