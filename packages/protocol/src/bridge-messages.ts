/** Messages between editor and previewed page by `postMessage` (live-preview#bridge). */

export interface BridgeOptions {
  /** Origin of the editor, if the bridge is served from another one. */
  readonly customParent?: string | null | undefined
  /** Relations that the editor must send complete, such as `team-listing.members`. */
  readonly resolveRelations?: string | readonly string[] | null | undefined
  readonly resolveLinks?: string | null | undefined
  /** Disables links and buttons of the page while it is edited. */
  readonly preventClicks?: boolean | undefined
  /** Only the first bridge of a page announces itself. */
  readonly initOnlyOnce?: boolean | undefined
  readonly fallbackLang?: string | null | undefined
}

/** The JSON in the `_editable` comment of a block. */
export interface BlockReference {
  readonly name: string
  readonly space: string
  readonly uid: string
  readonly id: string
}

export type MessageToEditor =
  | { readonly action: 'ping' }
  | { readonly action: 'initialized'; readonly config: BridgeOptions }
  | {
      readonly action: 'edit'
      readonly dataC: BlockReference
      readonly config: BridgeOptions
      /** Text under the pointer, such as a heading. */
      readonly words?: string
    }
  | { readonly action: 'noFocus' }

/** A message from the editor. Its members depend on the action. */
export interface EditorMessage {
  readonly action: string
  /** With `input`: the story as typed. */
  readonly story?: unknown
  readonly storyId?: number | string
  readonly slug?: string
  readonly slugChanged?: boolean
  readonly reload?: boolean
  /** With `signedAnew`: the query of the page's new address, valid for another hour. */
  readonly search?: string
  readonly event?: string
  /** `_uid` of a block; with `editedBlok` it is in `blok`. */
  readonly componentId?: string
  readonly blok?: { readonly uid?: string; readonly id?: number | string }
}

/** Parses data from `postMessage`; undefined for anything but an editor message. */
export function readEditorMessage(data: unknown): EditorMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  return 'action' in data && typeof data.action === 'string' ? (data as EditorMessage) : undefined
}

export interface Bridge {
  readonly on: (actions: string | readonly string[], listener: BridgeListener) => void
  /** Calls back once an editor has responded. */
  readonly pingEditor: (onResponse: (bridge: Bridge) => void) => void
  readonly isInEditor: () => boolean
  /** Makes blocks selectable, as the editor's message of that name does. */
  readonly enterEditmode: (message?: EditorMessage) => void
  readonly destroy: () => void
}

export type BridgeListener = (message: EditorMessage) => void
export type BridgeClass = new (options?: BridgeOptions) => Bridge
