import { isHeight, isWorthApplying, SETTLE_MS } from './frame-height.ts'
import { HEIGHT_REQUEST, isFromFrame, readFrameMessage } from './frame-message.ts'

/** How long a frame may take to load, and then to say how high it is, before it counts as failed. */
const LOAD_MS = 15_000
const ANSWER_MS = 10_000

type Notice = 'loading' | 'failed' | 'submitted'

/**
 * Gives a frame the height it asks for (EMBED-2), and puts a way to get in touch in the place of one
 * that cannot be reached (EMBED-3). A browser does not say whether what it loaded is an error page, but
 * an error page does not say how high it is either.
 */
export function enhance(root: HTMLElement): void {
  const frame = root.querySelector('iframe')
  const place = root.querySelector('.embed-frame-notice')
  if (frame === null || place === null) throw new Error('An embedded frame lacks its parts')
  const { origin } = new URL(frame.src)
  let shown: Notice | undefined
  let heard = false
  let failing: number | undefined
  let settling: number | undefined

  const show = (notice?: Notice) => {
    shown = notice
    const template = root.querySelector<HTMLTemplateElement>(`[data-notice="${notice}"]`)
    place.replaceChildren(...(template ? [template.content.cloneNode(true)] : []))
    frame.hidden = notice === 'failed'
  }
  const failUnlessHeard = (milliseconds: number, fault: string) => {
    clearTimeout(failing)
    failing = window.setTimeout(() => {
      if (heard) {
        if (shown === 'loading') show()
        return
      }
      console.error(`Asked ${frame.src} ${fault} within ${milliseconds / 1000} s.`)
      // Whoever is at work in it has a frame that works, though it never says how high it is.
      show(document.activeElement === frame ? undefined : 'failed')
    }, milliseconds)
  }
  const askForHeight = () => {
    frame.contentWindow?.postMessage(HEIGHT_REQUEST, origin)
    if (!heard) failUnlessHeard(ANSWER_MS, 'for its height: nothing came back')
  }
  const apply = (asked: number) => {
    const { height } = frame.getBoundingClientRect()
    if (isWorthApplying(asked, height)) frame.style.blockSize = `${asked}px`
  }

  frame.addEventListener('load', () => {
    if (shown !== 'submitted') show()
    askForHeight()
  })
  addEventListener('message', ({ source, origin: from, data }) => {
    if (!isFromFrame({ source, origin: from }, { window: frame.contentWindow, origin })) return
    const message = readFrameMessage(data)
    if (message === undefined) return
    heard = true
    if (shown === 'failed') show()
    if (message.kind === 'submitted') {
      show('submitted')
      if (root.getBoundingClientRect().top < 0) root.scrollIntoView()
    } else if (isHeight(message.height)) {
      const asked = message.height
      clearTimeout(settling)
      settling = window.setTimeout(() => apply(asked), SETTLE_MS)
    } else {
      console.error(`Asked ${frame.src} for its height: not one to use came back:`, message.height)
    }
  })

  // A frame that the browser has gone to already is out of reach; it may have loaded before us.
  if (frame.contentDocument === null) {
    askForHeight()
  } else {
    show('loading')
    failUnlessHeard(LOAD_MS, 'for the page: it did not load')
  }
}
