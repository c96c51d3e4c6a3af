/** What editor and previewed page say to each other by `postMessage` (live-preview#bridge). */

/** What a page asks of its bridge. */
export interface BridgeOptions {
  /** Address of the editor, where it is not the one that the bridge comes from. */
  readonly customParent?: string | null | undefined
  /** Relations that the editor is to send whole, such as `team-listing.members`. */
  readonly resolveRelations?: string | readonly string[] | null | undefined
  readonly resolveLinks?: string | null | undefined
  /** Whether links and buttons of the page do nothing while it is edited. */
  readonly preventClicks?: boolean | undefined
  /** Whether only the first bridge of a page says that it is there. */
  readonly initOnlyOnce?: boolean | undefined
  readonly fallbackLang?: string | null | undefined
}

/** Which block a message is about: the JSON in its `_editable` comment. */
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
      /** What the text under the pointer says, such as a heading. */
      readonly words?: string
    }
  | { readonly action: 'noFocus' }

/** A message of the editor. Which fields it has depends on its action. */
export interface EditorMessage {
  readonly action: string
  /** With `input`: the story as it is typed. */
  readonly story?: unknown
  readonly storyId?: number | string
  readonly slug?: string
  readonly slugChanged?: boolean
  readonly reload?: boolean
  /** With `signedAnew`: the query of the page's new address, which is good for another hour. */
  readonly search?: string
  /** With `customEvent`. */
  readonly event?: string
  /** `_uid` of a block; with `editedBlok` it is in `blok`. */
  readonly componentId?: string
  readonly blok?: { readonly uid?: string; readonly id?: number | string }
}

/** Reads what came by `postMessage`; undefined for anything that no editor says. */
export function readEditorMessage(data: unknown): EditorMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  return 'action' in data && typeof data.action === 'string' ? (data as EditorMessage) : undefined
}

/** The class that a bridge gives to pages. */
export interface Bridge {
  /** Has a function called for each message of these actions. */
  readonly on: (actions: string | readonly string[], listen: BridgeListener) => void
  /** Asks whether there is an editor; calls back once it has answered. */
  readonly pingEditor: (answered: (bridge: Bridge) => void) => void
  /** Whether an editor has answered. */
  readonly isInEditor: () => boolean
  /** Makes blocks selectable, as the editor's message of that name does. */
  readonly enterEditmode: (message?: EditorMessage) => void
  /** Takes all listeners and outlines away. */
  readonly destroy: () => void
}

export type BridgeListener = (message: EditorMessage) => void
export type BridgeClass = new (options?: BridgeOptions) => Bridge
