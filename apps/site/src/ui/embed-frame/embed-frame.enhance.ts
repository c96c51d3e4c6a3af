import { arrival } from '../../islands/loader.ts'
import { isHeight, isWorthApplying, SETTLE_MS } from './frame-height.ts'
import {
  type FrameContext,
  HEIGHT_REQUEST,
  isFromFrame,
  readFrameMessage,
} from './frame-message.ts'

/** After this long without an answer the visitor is told, and offered other ways (EMBED-3). */
const SILENCE_MS = 3_000
/** A frame that keeps sending nonsense must not fill the console. */
const MAX_COMPLAINTS = 10

/**
 * Gives a frame the height it asks for (EMBED-2), and puts a way to get in touch beside one that does not answer,
 * until it does (EMBED-3): at first, and on each further page that the visitor asks for in it. A tool has answered
 * once it has loaded. A form has to say something: all forms do, and a browser does not tell an error page from
 * any other that has loaded.
 */
export function enhance(root: HTMLElement): void {
  const frame = root.querySelector('iframe')
  const place = root.querySelector('.embed-frame-notice')
  if (frame === null || place === null) throw new Error('An embedded frame lacks its parts')
  const aside = root.querySelector('.embed-frame-aside')
  const isForm = root.querySelector('[data-notice="submitted"]') !== null
  const { origin } = new URL(frame.src)
  // Some browsers would wait until it is in view, and count as silent; from here on it is wanted.
  frame.loading = 'eager'
  let submitted = false
  let answers = 0
  let heard = false
  let complaints = 0
  let settling: number | undefined

  const show = (notice: 'loading' | 'failed' | 'submitted', where: Element | null) => {
    const template = root.querySelector<HTMLTemplateElement>(`[data-notice="${notice}"]`)
    if (template) where?.replaceChildren(template.content.cloneNode(true))
  }
  const answered = () => {
    answers += 1
    aside?.replaceChildren()
  }
  const stopSpinner = () => place.querySelector('.embed-frame-loading')?.remove()
  const expectAnswer = () => {
    const before = answers
    setTimeout(() => {
      if (answers > before || aside?.hasChildNodes()) return
      console.error(`Asked ${frame.src} for its height: nothing came back.`)
      show('failed', aside)
    }, SILENCE_MS)
  }
  const tell = (message: typeof HEIGHT_REQUEST | FrameContext) =>
    frame.contentWindow?.postMessage(message, origin)
  const greet = () => {
    tell(HEIGHT_REQUEST)
    const { referrer } = document
    tell({ type: 'prospectus:context', page: location.pathname, referrer, utm: arrival })
  }
  const arrive = () => {
    root.dataset.loaded = ''
    stopSpinner()
    greet()
    if (isForm) expectAnswer()
    else answered()
  }
  const apply = (asked: number) => {
    const { height } = frame.getBoundingClientRect()
    if (isWorthApplying(asked, height)) frame.style.blockSize = `${asked}px`
  }

  frame.addEventListener('load', () => {
    arrive()
    // A visitor who goes on within the tool should see the beginning of its next page, such as a result.
    const isFollowed = heard && document.activeElement === frame
    if (isFollowed && frame.getBoundingClientRect().top < 0) root.scrollIntoView()
  })
  addEventListener('message', ({ source, origin: from, data }) => {
    if (!isFromFrame({ source, origin: from }, { window: frame.contentWindow, origin })) return
    const message = readFrameMessage(data)
    if (message === undefined) return
    if (message.kind === 'leaving') {
      expectAnswer()
      return
    }
    heard = true
    root.dataset.heard = ''
    stopSpinner()
    answered()
    if (message.kind === 'submitted') {
      const { form, onward } = message
      root.dispatchEvent(new CustomEvent('form:submitted', { bubbles: true, detail: form }))
      if (submitted || onward) return
      submitted = true
      show('submitted', place)
      place.querySelector<HTMLElement>('.embed-frame-submitted')?.focus()
    } else if (isHeight(message.height)) {
      const asked = message.height
      clearTimeout(settling)
      settling = window.setTimeout(() => apply(asked), SETTLE_MS)
    } else if (complaints++ < MAX_COMPLAINTS) {
      console.error(`Asked ${frame.src} for its height: not one to use came back:`, message.height)
    }
  })

  show('loading', place)
  expectAnswer()
  // No document: the browser has already gone to the frame's address, so it may have loaded before this
  // script.
  if (frame.contentDocument === null) arrive()
}
