/** A part that many pages share: its bytes are encoded once. */
export interface SharedText {
  readonly text: string
  readonly bytes: Buffer
  readonly isStyles?: boolean
}

/** A page in parts. */
export type PageText = readonly (string | SharedText)[]

export function sharedText(text: string): SharedText {
  return { text, bytes: Buffer.from(text) }
}

/**
 * The markup of a part, in which the security policy's sources are looked for; '' for styles, which load nothing from
 * elsewhere.
 */
export function markupIn(part: string | SharedText): string {
  if (typeof part === 'string') return part
  return part.isStyles ? '' : part.text
}

/** Joins the parts. Costs little: JavaScript copies them only when the text is read. */
export function textOf(page: PageText): string {
  let text = ''
  for (const part of page) text += typeof part === 'string' ? part : part.text
  return text
}

/** Encodes a page as UTF-8. More than half of the bytes are copied from parts that pages share. */
export function bytesOf(page: PageText): Buffer<ArrayBuffer> {
  let maxBytes = 0
  for (const part of page) {
    maxBytes += typeof part === 'string' ? MAX_BYTES_PER_UNIT * part.length : part.bytes.length
  }
  // One buffer serves all pages in turn, because nothing here is asynchronous.
  if (maxBytes > scratch.length) scratch = Buffer.allocUnsafeSlow(maxBytes)
  let end = 0
  for (const part of page) {
    end += typeof part === 'string' ? scratch.write(part, end) : part.bytes.copy(scratch, end)
  }
  const written = scratch.subarray(0, end)
  if (scratch.length > MAX_SCRATCH_BYTES) scratch = Buffer.alloc(0)
  return Buffer.from(new Uint8Array(written).buffer)
}

/** Maximum UTF-8 bytes per UTF-16 unit; a character of two units takes four. */
const MAX_BYTES_PER_UNIT = 3
/** A larger buffer is not kept. */
const MAX_SCRATCH_BYTES = 4 * 1024 * 1024
let scratch = Buffer.alloc(0)
