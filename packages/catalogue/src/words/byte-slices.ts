import { GrowingArray } from './growing-array.ts'

/**
 * Many byte strings that grow at the same time, in one pool. Each is a chain of slices that double in length,
 * so that little is copied and little stays unused.
 */
export class ByteSlices {
  readonly #pages: Uint8Array[] = []
  #free = 0
  readonly #heads = new GrowingArray()
  readonly #cursors = new GrowingArray()
  readonly #rooms = new GrowingArray()
  readonly #sizes = new GrowingArray()

  /** Begins the string with this number; strings are numbered from 0. */
  open(string: number): void {
    this.#heads.set(string, NONE)
    this.#cursors.set(string, NONE)
    this.#rooms.set(string, 0)
    this.#sizes.set(string, 0)
  }

  push(string: number, byte: number): void {
    if (this.#rooms.get(string) === 0) this.#lengthen(string)
    const cursor = this.#cursors.get(string)
    this.#page(cursor)[cursor & OFFSET] = byte
    this.#cursors.set(string, cursor + 1)
    this.#rooms.set(string, this.#rooms.get(string) - 1)
  }

  /** Copies the first `length` bytes of a string to `target`, from `at` on. */
  copy(string: number, length: number, target: Uint8Array, at: number): void {
    let slice = this.#heads.get(string)
    let size = FIRST_SLICE
    for (let done = 0; done < length; ) {
      const part = Math.min(length - done, size - LINK)
      const offset = slice & OFFSET
      const page = this.#page(slice)
      for (let index = 0; index < part; index++) {
        target[at + done + index] = page[offset + index] as number
      }
      done += part
      if (done < length) slice = readAddress(page, offset + size - LINK)
      size = Math.min(size * 2, LARGEST_SLICE)
    }
  }

  #lengthen(string: number): void {
    const size = Math.min(this.#sizes.get(string) * 2 || FIRST_SLICE, LARGEST_SLICE)
    const slice = this.#allocate(size)
    const cursor = this.#cursors.get(string)
    if (cursor === NONE) this.#heads.set(string, slice)
    else writeAddress(this.#page(cursor), cursor & OFFSET, slice)
    this.#cursors.set(string, slice)
    this.#rooms.set(string, size - LINK)
    this.#sizes.set(string, size)
  }

  #allocate(size: number): number {
    if (this.#pages.length === 0 || this.#free + size > PAGE) {
      this.#pages.push(new Uint8Array(PAGE))
      this.#free = 0
    }
    const address = (this.#pages.length - 1) * PAGE + this.#free
    this.#free += size
    return address
  }

  #page(address: number): Uint8Array {
    return this.#pages[Math.floor(address / PAGE)] as Uint8Array
  }
}

function writeAddress(page: Uint8Array, at: number, address: number): void {
  for (let byte = 0; byte < LINK; byte++) page[at + byte] = (address >>> (8 * byte)) & 255
}

function readAddress(page: Uint8Array, at: number): number {
  let address = 0
  for (let byte = LINK - 1; byte >= 0; byte--) address = address * 256 + (page[at + byte] as number)
  return address
}

const PAGE = 1 << 20
const OFFSET = PAGE - 1
const FIRST_SLICE = 12
const LARGEST_SLICE = 3072
const LINK = 4
const NONE = 0xffffffff
