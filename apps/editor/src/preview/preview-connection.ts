import type { EditorMessage, MessageToEditor } from '@prospectus/protocol/bridge-messages'

/** The editor's side of the bridge to the previewed page (live-preview#bridge). */
export type PreviewConnection = ReturnType<typeof connectPreview>

export interface ClickedBlock {
  readonly storyId: number
  readonly uid: string
  /** Clicked text; '' if the page does not send it. */
  readonly text: string
}

interface PreviewOptions {
  /** True to prevent navigation to other pages. */
  readonly staysOnPage: boolean
  /** Called each time a page in the frame has loaded and can show the draft. */
  readonly onReady: () => void
  readonly onSelect: (block: ClickedBlock) => void
}

/** Connects to the page in a frame, ignoring messages from other windows and origins. */
export function connectPreview(
  frame: HTMLIFrameElement,
  origin: string,
  { staysOnPage, onReady, onSelect }: PreviewOptions,
) {
  let isReady = false
  let pendingStory: unknown
  let animationRequest = 0

  const post = (message: EditorMessage) => frame.contentWindow?.postMessage(message, origin)
  // Before the page is ready, the frame may show a page of another origin.
  const send = (message: EditorMessage) => {
    if (isReady) post(message)
  }
  const sendStory = () => {
    animationRequest = 0
    if (pendingStory === undefined || !isReady) return
    send({ action: 'input', story: pendingStory })
    pendingStory = undefined
  }
  const receive = ({ origin: messageOrigin, source, data }: MessageEvent) => {
    if (messageOrigin !== origin || source !== frame.contentWindow) return
    const message = data as MessageToEditor
    if (message?.action === 'ping') post({ action: 'pingBack' })
    if (message?.action === 'initialized') {
      isReady = true
      send({ action: 'enterEditmode' })
      if (staysOnPage) send({ action: 'stayOnPage' })
      onReady()
      sendStory()
    }
    if (message?.action === 'edit' && message.dataC !== undefined) {
      const { id, uid } = message.dataC
      onSelect({ storyId: Number(id), uid: String(uid), text: String(message.words ?? '') })
    }
  }
  window.addEventListener('message', receive)
  return {
    /** Sends the draft, at most once per animation frame. */
    show: (story: unknown) => {
      pendingStory = story
      if (animationRequest === 0) animationRequest = requestAnimationFrame(sendStory)
    },
    select: (storyId: number, uid: string) =>
      send({ action: 'enterComponent', storyId, componentId: uid }),
    hover: (storyId: number, uid: string | undefined) =>
      send({
        action: 'hoverComponent',
        storyId,
        ...(uid === undefined ? {} : { componentId: uid }),
      }),
    /** Sends a renewed signature instead of reloading the page; false if the page is not ready. */
    renewSignature: (search: string): boolean => {
      send({ action: 'signedAnew', search })
      return isReady
    },
    close: () => {
      window.removeEventListener('message', receive)
      cancelAnimationFrame(animationRequest)
    },
  }
}
