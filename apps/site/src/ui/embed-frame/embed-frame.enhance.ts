import { arrival } from '../../islands/loader.ts'
import { isHeight, isWorthApplying, SETTLE_MS } from './frame-height.ts'
import {
  type FrameContext,
  HEIGHT_REQUEST,
  isFromFrame,
  readFrameMessage,
} from './frame-message.ts'

/** A frame that has said nothing for so long counts as failed (EMBED-3). */
const SILENCE_MS = 3_000
/** So does one that has loaded and does not answer: it is blocked, an error page, or none of ours. */
const ANSWER_MS = 500
/** A frame that says nonsense without end fills nobody's console. */
const MAX_COMPLAINTS = 10

type Notice = 'loading' | 'failed' | 'submitted'

/**
 * Gives a frame the height it asks for (EMBED-2), and puts a way to get in touch over one that cannot be
 * reached, until it can (EMBED-3). A browser does not say whether what it loaded is an error page, but an
 * error page does not say how high it is either.
 */
export function enhance(root: HTMLElement): void {
  const frame = root.querySelector('iframe')
  const place = root.querySelector('.embed-frame-notice')
  if (frame === null || place === null) throw new Error('An embedded frame lacks its parts')
  const { origin } = new URL(frame.src)
  let shown: Notice | undefined
  let heard = false
  let complaints = 0
  let settling: number | undefined

  const show = (notice?: Notice) => {
    shown = notice
    const template = root.querySelector<HTMLTemplateElement>(`[data-notice="${notice}"]`)
    place.replaceChildren(...(template ? [template.content.cloneNode(true)] : []))
  }
  const failUnlessHeard = (milliseconds: number) => {
    setTimeout(() => {
      if (heard || shown === 'failed') return
      console.error(`Asked ${frame.src} for its height: nothing came back.`)
      show('failed')
    }, milliseconds)
  }
  const tell = (message: typeof HEIGHT_REQUEST | FrameContext) =>
    frame.contentWindow?.postMessage(message, origin)
  const greet = () => {
    tell(HEIGHT_REQUEST)
    const { referrer } = document
    tell({ type: 'prospectus:context', page: location.pathname, referrer, utm: arrival })
    failUnlessHeard(ANSWER_MS)
  }
  const apply = (asked: number) => {
    const { height } = frame.getBoundingClientRect()
    if (isWorthApplying(asked, height)) frame.style.blockSize = `${asked}px`
  }

  frame.addEventListener('load', () => {
    greet()
    // A visitor who went on within the tool is to see the beginning of its next page, such as a result.
    const isFollowed = heard && document.activeElement === frame
    if (isFollowed && frame.getBoundingClientRect().top < 0) root.scrollIntoView()
  })
  addEventListener('message', ({ source, origin: from, data }) => {
    if (!isFromFrame({ source, origin: from }, { window: frame.contentWindow, origin })) return
    const message = readFrameMessage(data)
    if (message === undefined) return
    if (!heard) {
      heard = true
      root.dataset.heard = ''
      show()
    }
    if (message.kind === 'submitted') {
      const { form, onward } = message
      root.dispatchEvent(new CustomEvent('form:submitted', { bubbles: true, detail: form }))
      if (shown === 'submitted' || onward) return
      show('submitted')
      place.querySelector<HTMLElement>('.embed-frame-submitted')?.focus()
    } else if (isHeight(message.height)) {
      const asked = message.height
      clearTimeout(settling)
      settling = window.setTimeout(() => apply(asked), SETTLE_MS)
    } else if (complaints++ < MAX_COMPLAINTS) {
      console.error(`Asked ${frame.src} for its height: not one to use came back:`, message.height)
    }
  })

  show('loading')
  failUnlessHeard(SILENCE_MS)
  // A frame that the browser has gone to already is out of reach; it may have loaded before us.
  if (frame.contentDocument === null) greet()
}
