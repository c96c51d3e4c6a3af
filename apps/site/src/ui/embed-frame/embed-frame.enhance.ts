import { visitFirstTouch } from '../../islands/loader.ts'
import { DEBOUNCE_MS, isHeight, isNoticeableChange } from './frame-height.ts'
import {
  type FrameContext,
  HEIGHT_REQUEST,
  isFromFrame,
  readFrameMessage,
} from './frame-message.ts'

/** After this time without a response the visitor gets contact links (EMBED-3). */
const RESPONSE_TIMEOUT_MS = 3_000
/** Limits console output for a broken frame. */
const MAX_ERRORS = 10

/**
 * Sizes a frame to the height it requests (EMBED-2), and shows contact links while it does not respond (EMBED-3), for
 * each page opened in it. A tool responds by loading; a form must send a message, since an error page loads too.
 */
export function enhance(root: HTMLElement): void {
  const frame = root.querySelector('iframe')
  const noticeElement = root.querySelector('.embed-frame-notice')
  if (frame === null || noticeElement === null) {
    throw new Error('The embed has no iframe or no .embed-frame-notice in its markup')
  }
  const aside = root.querySelector('.embed-frame-aside')
  const isForm = root.querySelector('[data-notice="submitted"]') !== null
  const { origin } = new URL(frame.src)
  // A lazy frame out of view would count as not responding.
  frame.loading = 'eager'
  let hasSubmitted = false
  let responseCount = 0
  let hasMessage = false
  let errorCount = 0
  let settleTimer: number | undefined

  const show = (notice: 'loading' | 'failed' | 'submitted', target: Element | null) => {
    const template = root.querySelector<HTMLTemplateElement>(`[data-notice="${notice}"]`)
    if (template) target?.replaceChildren(template.content.cloneNode(true))
  }
  const markResponded = () => {
    responseCount += 1
    aside?.replaceChildren()
  }
  const stopSpinner = () => noticeElement.querySelector('.embed-frame-loading')?.remove()
  const expectResponse = () => {
    const countBefore = responseCount
    setTimeout(() => {
      if (responseCount > countBefore || aside?.hasChildNodes()) return
      console.error(
        `No response from ${frame.src} within ${RESPONSE_TIMEOUT_MS / 1000} s; contact links are shown.`,
      )
      show('failed', aside)
    }, RESPONSE_TIMEOUT_MS)
  }
  const send = (message: typeof HEIGHT_REQUEST | FrameContext) =>
    frame.contentWindow?.postMessage(message, origin)
  const sendGreeting = () => {
    send(HEIGHT_REQUEST)
    const { referrer } = document
    send({ type: 'prospectus:context', page: location.pathname, referrer, utm: visitFirstTouch })
  }
  const handleLoad = () => {
    root.dataset.loaded = ''
    stopSpinner()
    sendGreeting()
    if (isForm) expectResponse()
    else markResponded()
  }
  const applyHeight = (requested: number) => {
    const { height } = frame.getBoundingClientRect()
    if (isNoticeableChange(requested, height)) frame.style.blockSize = `${requested}px`
  }

  frame.addEventListener('load', () => {
    handleLoad()
    // Shows the top of the tool's next page, such as a result.
    const isInUse = hasMessage && document.activeElement === frame
    if (isInUse && frame.getBoundingClientRect().top < 0) root.scrollIntoView()
  })
  addEventListener('message', ({ source, origin: from, data }) => {
    if (!isFromFrame({ source, origin: from }, { window: frame.contentWindow, origin })) return
    const message = readFrameMessage(data)
    if (message === undefined) return
    if (message.kind === 'leaving') {
      expectResponse()
      return
    }
    hasMessage = true
    root.dataset.heard = ''
    stopSpinner()
    markResponded()
    if (message.kind === 'submitted') {
      const { form, opensThanksPage } = message
      root.dispatchEvent(new CustomEvent('form:submitted', { bubbles: true, detail: form }))
      if (hasSubmitted || opensThanksPage) return
      hasSubmitted = true
      show('submitted', noticeElement)
      noticeElement.querySelector<HTMLElement>('.embed-frame-submitted')?.focus()
    } else if (isHeight(message.height)) {
      const requested = message.height
      clearTimeout(settleTimer)
      settleTimer = window.setTimeout(() => applyHeight(requested), DEBOUNCE_MS)
    } else if (errorCount++ < MAX_ERRORS) {
      console.error(
        `Unusable height from ${frame.src}; expected more than 0, up to 20000 px, found:`,
        message.height,
      )
    }
  })

  show('loading', noticeElement)
  expectResponse()
  // Null once a page of another site is in the frame: its `load` event may have come before this script.
  if (frame.contentDocument === null) handleLoad()
}
