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
 * Creates the class that pages use to talk to the editor (live-preview#bridge). Outside a frame it does not connect.
 * @param defaultEditorOrigin origin that the bridge was loaded from; the editor's, unless the page sets `customParent`
 */
export function createBridgeClass(defaultEditorOrigin: string): BridgeClass {
  let isAnnounced = false

  return class StoryblokBridge implements Bridge {
    readonly #options: BridgeOptions
    readonly #editorOrigin: string
    readonly #listeners: { readonly action: string; readonly listener: BridgeListener }[] = []
    readonly #pingCallbacks: ((bridge: Bridge) => void)[] = []
    #isInEditor = false
    #editMode: EditMode | undefined

    constructor(options: BridgeOptions = {}) {
      const { initOnlyOnce = true, customParent } = options
      this.#options = { ...DEFAULTS, ...options }
      this.#editorOrigin = toOrigin(customParent) ?? defaultEditorOrigin
      if (window.parent === window) return
      window.addEventListener('message', this.#receive)
      this.#send({ action: 'ping' })
      if (isAnnounced && initOnlyOnce) return
      isAnnounced = true
      this.#send({ action: 'initialized', config: this.#options })
    }

    on = (actions: string | readonly string[], listener: BridgeListener): void => {
      for (const action of [actions].flat()) this.#listeners.push({ action, listener })
    }

    pingEditor = (callback: (bridge: Bridge) => void): void => {
      if (window.parent === window) return
      this.#pingCallbacks.push(callback)
      this.#send({ action: 'ping' })
    }

    isInEditor = (): boolean => this.#isInEditor

    enterEditmode = (): void => {
      this.#editMode ??= startEditMode({
        select: (block, text) =>
          this.#send({ action: 'edit', dataC: block, config: this.#options, words: text }),
        leave: () => this.#send({ action: 'noFocus' }),
        preventsClicks: this.#options.preventClicks === true,
      })
    }

    destroy = (): void => {
      window.removeEventListener('message', this.#receive)
      this.#editMode?.stop()
      this.#editMode = undefined
      this.#listeners.length = 0
      this.#pingCallbacks.length = 0
    }

    #send(message: MessageToEditor): void {
      window.parent.postMessage(message, this.#editorOrigin)
    }

    /** Ignores messages from other frames and from the window that opened the page. */
    readonly #receive = ({ origin, source, data }: MessageEvent): void => {
      if (origin !== this.#editorOrigin || source !== window.parent) return
      const message = readEditorMessage(data)
      if (message === undefined) return
      this.#isInEditor = true
      if (message.action === 'pingBack') {
        for (const callback of this.#pingCallbacks.splice(0)) callback(this)
      }
      if (message.action === 'enterEditmode') this.enterEditmode()
      this.#editMode?.handleMessage(message)
      for (const { action, listener } of this.#listeners) {
        if (action === message.action) listener(message)
      }
    }
  }
}

function toOrigin(address: string | null | undefined): string | undefined {
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
