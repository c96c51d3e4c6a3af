import {
  type Bridge,
  type BridgeClass,
  type BridgeListener,
  type BridgeOptions,
  type MessageToEditor,
  readEditorMessage,
} from '@prospectus/protocol/bridge-messages'
import { type EditMode, startEditMode } from './edit-mode.ts'

/**
 * The bridge's class for pages (live-preview#bridge); does nothing outside a frame.
 * @param home origin that the bridge was loaded from: the editor's, unless a page gives another
 */
export function bridgeClass(home: string): BridgeClass {
  let announced = false

  return class StoryblokBridge implements Bridge {
    readonly #options: BridgeOptions
    readonly #editor: string
    readonly #listeners: { readonly action: string; readonly listen: BridgeListener }[] = []
    readonly #waiting: ((bridge: Bridge) => void)[] = []
    #inEditor = false
    #editMode: EditMode | undefined

    constructor(options: BridgeOptions = {}) {
      const { initOnlyOnce = true, customParent } = options
      this.#options = { ...DEFAULTS, ...options }
      this.#editor = originOf(customParent) ?? home
      if (window.parent === window) return
      window.addEventListener('message', this.#receive)
      this.#send({ action: 'ping' })
      if (announced && initOnlyOnce) return
      announced = true
      this.#send({ action: 'initialized', config: this.#options })
    }

    on = (actions: string | readonly string[], listen: BridgeListener): void => {
      for (const action of [actions].flat()) this.#listeners.push({ action, listen })
    }

    pingEditor = (answered: (bridge: Bridge) => void): void => {
      if (window.parent === window) return
      this.#waiting.push(answered)
      this.#send({ action: 'ping' })
    }

    isInEditor = (): boolean => this.#inEditor

    enterEditmode = (): void => {
      this.#editMode ??= startEditMode({
        select: (dataC, words) =>
          this.#send({ action: 'edit', dataC, config: this.#options, words }),
        leave: () => this.#send({ action: 'noFocus' }),
        preventClicks: this.#options.preventClicks === true,
      })
    }

    destroy = (): void => {
      window.removeEventListener('message', this.#receive)
      this.#editMode?.stop()
      this.#editMode = undefined
      this.#listeners.length = 0
      this.#waiting.length = 0
    }

    #send(message: MessageToEditor): void {
      window.parent.postMessage(message, this.#editor)
    }

    /** Ignores messages from other frames and from the window that opened the page. */
    readonly #receive = ({ origin, source, data }: MessageEvent): void => {
      if (origin !== this.#editor || source !== window.parent) return
      const message = readEditorMessage(data)
      if (message === undefined) return
      this.#inEditor = true
      if (message.action === 'pingBack') {
        for (const answered of this.#waiting.splice(0)) answered(this)
      }
      if (message.action === 'enterEditmode') this.enterEditmode()
      this.#editMode?.follow(message)
      for (const { action, listen } of this.#listeners) {
        if (action === message.action) listen(message)
      }
    }
  }
}

function originOf(address: string | null | undefined): string | undefined {
  return address ? URL.parse(address, window.location.href)?.origin : undefined
}

const DEFAULTS: BridgeOptions = {
  customParent: null,
  resolveRelations: null,
  resolveLinks: null,
  preventClicks: false,
  initOnlyOnce: true,
  fallbackLang: null,
}
