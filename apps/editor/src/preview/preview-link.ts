import type { EditorMessage, MessageToEditor } from '@prospectus/protocol/bridge-messages'

/** The editor's end of the bridge to the page in the preview (live-preview#bridge). */
export interface PreviewLink {
  /**
   * Shows the story as it is being typed. Only the last of several stories within one animation frame is
   * sent.
   */
  readonly show: (story: unknown) => void
  readonly choose: (storyId: number, uid: string) => void
  readonly hover: (storyId: number, uid: string | undefined) => void
  /**
   * Gives the page the query of its new address, so that it need not be loaded again. False while no page is
   * there to take it.
   */
  readonly sign: (search: string) => boolean
  /** Tells the page that the draft on the server has changed. */
  readonly refresh: (action: 'change' | 'published' | 'unpublished') => void
  readonly close: () => void
}

export interface ClickedBlock {
  readonly storyId: number
  readonly uid: string
  /** What the text that was clicked says; empty where the page does not tell. */
  readonly words: string
}

export interface PreviewEvents {
  /** Whether links of the page are kept from leading to another one. */
  readonly staysOnPage: boolean
  /** The page is there and listens. */
  readonly onReady: () => void
  readonly onChoose: (block: ClickedBlock) => void
}

/** Connects with the page in a frame. Messages from other windows and origins are ignored. */
export function linkPreview(
  frame: HTMLIFrameElement,
  origin: string,
  { staysOnPage, onReady, onChoose }: PreviewEvents,
): PreviewLink {
  let isReady = false
  let waiting: unknown
  let frameRequest = 0

  const post = (message: EditorMessage) => frame.contentWindow?.postMessage(message, origin)
  // Before the page is ready, the frame may hold a page of somebody else; what is chosen is sent once it is
  // ready.
  const send = (message: EditorMessage) => {
    if (isReady) post(message)
  }
  const sendStory = () => {
    frameRequest = 0
    if (waiting === undefined || !isReady) return
    send({ action: 'input', story: waiting })
    waiting = undefined
  }
  const receive = ({ origin: from, source, data }: MessageEvent) => {
    if (from !== origin || source !== frame.contentWindow) return
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
      onChoose({ storyId: Number(id), uid: String(uid), words: String(message.words ?? '') })
    }
  }
  window.addEventListener('message', receive)
  return {
    show: (story) => {
      waiting = story
      if (frameRequest === 0) frameRequest = requestAnimationFrame(sendStory)
    },
    choose: (storyId, uid) => send({ action: 'enterComponent', storyId, componentId: uid }),
    hover: (storyId, uid) =>
      send({
        action: 'hoverComponent',
        storyId,
        ...(uid === undefined ? {} : { componentId: uid }),
      }),
    sign: (search) => {
      send({ action: 'signedAnew', search })
      return isReady
    },
    refresh: (action) => send({ action }),
    close: () => {
      window.removeEventListener('message', receive)
      cancelAnimationFrame(frameRequest)
    },
  }
}
