import type { EditorMessage, MessageToEditor } from '@prospectus/protocol/bridge-messages'

/** The editor's end of the bridge to the page in the preview (live-preview#bridge). */
export type PreviewLink = ReturnType<typeof linkPreview>

export interface ClickedBlock {
  readonly storyId: number
  readonly uid: string
  /** '' where the page does not send it. */
  readonly text: string
}

export interface PreviewEvents {
  /** Keeps the page's links from leading to another page. */
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
  let pendingStory: unknown
  let frameRequest = 0

  const post = (message: EditorMessage) => frame.contentWindow?.postMessage(message, origin)
  // Before the page is ready, the frame may hold somebody else's page.
  const send = (message: EditorMessage) => {
    if (isReady) post(message)
  }
  const sendStory = () => {
    frameRequest = 0
    if (pendingStory === undefined || !isReady) return
    send({ action: 'input', story: pendingStory })
    pendingStory = undefined
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
      onChoose({ storyId: Number(id), uid: String(uid), text: String(message.words ?? '') })
    }
  }
  window.addEventListener('message', receive)
  return {
    /** Shows the story as it is typed; of several within one animation frame, only the last is sent. */
    show: (story: unknown) => {
      pendingStory = story
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
    /** Sends a renewed signature, which saves loading the page again; false if the page is not ready. */
    renewSignature: (search: string): boolean => {
      send({ action: 'signedAnew', search })
      return isReady
    },
    refresh: (action: 'change' | 'published' | 'unpublished') => send({ action }),
    close: () => {
      window.removeEventListener('message', receive)
      cancelAnimationFrame(frameRequest)
    },
  }
}
