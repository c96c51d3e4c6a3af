import type { EditorMessage, MessageToEditor } from '@prospectus/protocol/bridge-messages'

/** The editor's end of the bridge to the page in the preview (live-preview#bridge). */
export type PreviewLink = ReturnType<typeof linkPreview>

export interface ClickedBlock {
  readonly storyId: number
  readonly uid: string
  /** The text that was clicked; empty where the page does not send it. */
  readonly words: string
}

export interface PreviewEvents {
  /** Stops links of the page from leading to another one. */
  readonly staysOnPage: boolean
  readonly onReady: () => void
  readonly onChoose: (block: ClickedBlock) => void
}

/** Connects with the page in a frame. Messages from other windows and origins are ignored. */
export function linkPreview(
  frame: HTMLIFrameElement,
  origin: string,
  { staysOnPage, onReady, onChoose }: PreviewEvents,
) {
  let isReady = false
  let waiting: unknown
  let frameRequest = 0

  const post = (message: EditorMessage) => frame.contentWindow?.postMessage(message, origin)
  // Before the page is ready, the frame may hold somebody else's page.
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
    /** Shows the story as it is typed; of several within one animation frame, only the last is sent. */
    show: (story: unknown) => {
      waiting = story
      if (frameRequest === 0) frameRequest = requestAnimationFrame(sendStory)
    },
    choose: (storyId: number, uid: string) =>
      send({ action: 'enterComponent', storyId, componentId: uid }),
    hover: (storyId: number, uid: string | undefined) =>
      send({
        action: 'hoverComponent',
        storyId,
        ...(uid === undefined ? {} : { componentId: uid }),
      }),
    /** Sends the query of the newly signed address, instead of loading the page again. False without a ready page. */
    sign: (search: string): boolean => {
      send({ action: 'signedAnew', search })
      return isReady
    },
    /** Tells the page that the draft on the server has changed. */
    refresh: (action: 'change' | 'published' | 'unpublished') => send({ action }),
    close: () => {
      window.removeEventListener('message', receive)
      cancelAnimationFrame(frameRequest)
    },
  }
}
