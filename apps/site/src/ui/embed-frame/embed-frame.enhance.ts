import { arrival } from '../../islands/loader.ts'
import { isHeight, isWorthApplying, SETTLE_MS } from './frame-height.ts'
import {
  type FrameContext,
  HEIGHT_REQUEST,
  isFromFrame,
  readFrameMessage,
} from './frame-message.ts'

/** A frame that has said nothing for this long since it was asked for a page counts as failed (EMBED-3). */
const SILENCE_MS = 3_000
/**
 * So does one that has loaded and does not answer within this time: it is blocked, an error page, or none of
 * ours.
 */
const ANSWER_MS = 500
/** A frame that keeps sending nonsense must not fill the console. */
const MAX_COMPLAINTS = 10

type Notice = 'loading' | 'failed' | 'submitted'

/**
 * Gives a frame the height it asks for (EMBED-2). Covers one that cannot be reached with a way to get in
 * touch, until it can be reached (EMBED-3): at first, and on each further page that the visitor asks for in it.
 * A browser does not say whether it has loaded an error page, but an error page does not tell its height either.
 */
export function enhance(root: HTMLElement): void {
  const frame = root.querySelector('iframe')
  const place = root.querySelector('.embed-frame-notice')
  if (frame === null || place === null) throw new Error('An embedded frame lacks its parts')
  const { origin } = new URL(frame.src)
  // Some browsers would wait until it is in view, and count as silent; from here on it is wanted.
  frame.loading = 'eager'
  let shown: Notice | undefined
  let heard = 0
  let complaints = 0
  let settling: number | undefined

  const show = (notice?: Notice) => {
    shown = notice
    const template = root.querySelector<HTMLTemplateElement>(`[data-notice="${notice}"]`)
    place.replaceChildren(...(template ? [template.content.cloneNode(true)] : []))
  }
  const failUnlessHeard = (milliseconds: number) => {
    const before = heard
    setTimeout(() => {
      if (heard > before || shown === 'failed') return
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
    // A visitor who goes on within the tool should see the beginning of its next page, such as a result.
    const isFollowed = heard > 0 && document.activeElement === frame
    if (isFollowed && frame.getBoundingClientRect().top < 0) root.scrollIntoView()
  })
  addEventListener('message', ({ source, origin: from, data }) => {
    if (!isFromFrame({ source, origin: from }, { window: frame.contentWindow, origin })) return
    const message = readFrameMessage(data)
    if (message === undefined) return
    if (message.kind === 'leaving') {
      failUnlessHeard(SILENCE_MS)
      return
    }
    heard += 1
    root.dataset.heard = ''
    if (shown === 'loading' || shown === 'failed') show()
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
  // No document: the browser has already gone to the frame's address, so it may have loaded before this
  // script.
  if (frame.contentDocument === null) greet()
}
