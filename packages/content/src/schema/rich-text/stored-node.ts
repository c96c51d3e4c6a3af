import { isRecord } from '@prospectus/protocol/values/is-record'

/** Node or mark of stored rich text; only known to be an object. */
export interface StoredNode {
  /** As the protocol spells it: `bullet_list` even if stored as `bulletList`. */
  readonly type: string
  readonly text: string | undefined
  /** Empty if not stored: older content leaves attributes out (delivery-protocol#rich-text). */
  readonly attrs: Readonly<Record<string, unknown>>
  readonly content: readonly StoredNode[]
  readonly marks: readonly StoredNode[]
}

/** Reads a node; its children are read when they are needed. Undefined if it is not an object. */
export function readStoredNode(raw: unknown): StoredNode | undefined {
  return isRecord(raw) ? new LazyNode(raw) : undefined
}

class LazyNode implements StoredNode {
  readonly type: string
  readonly #raw: Readonly<Record<string, unknown>>
  #content: readonly StoredNode[] | undefined

  constructor(raw: Readonly<Record<string, unknown>>) {
    this.#raw = raw
    this.type = typeof raw.type === 'string' ? protocolName(raw.type) : ''
  }

  get text() {
    const { text } = this.#raw
    return typeof text === 'string' && text !== '' ? text : undefined
  }

  get attrs() {
    return isRecord(this.#raw.attrs) ? this.#raw.attrs : {}
  }

  get content() {
    this.#content ??= storedNodes(this.#raw.content)
    return this.#content
  }

  get marks() {
    return storedNodes(this.#raw.marks)
  }
}

function protocolName(type: string): string {
  return /[A-Z]/.test(type) ? type.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : type
}

function storedNodes(raw: unknown): readonly StoredNode[] {
  return Array.isArray(raw) ? raw.filter(isRecord).map((entry) => new LazyNode(entry)) : []
}
