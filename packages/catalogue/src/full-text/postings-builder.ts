import { inSlices, type Pause } from '../rows/pause.ts'
import { isDense, type Postings } from './postings.ts'

/** Builds many lists of ascending numbers at the same time, and packs them. */
export class PostingsBuilder {
  #lists = 0
  readonly #bytes = new ByteSlices()
  readonly #lengths = new GrowingArray()
  readonly #counts = new GrowingArray()
  readonly #lastValues = new GrowingArray()

  /** Begins a list and returns its number. */
  open(): number {
    const list = this.#lists++
    this.#bytes.open(list)
    this.#lengths.set(list, 0)
    this.#counts.set(list, 0)
    this.#lastValues.set(list, 0)
    return list
  }

  /** Adds a number to a list, whose numbers must ascend; repeating the last one adds nothing. */
  append(list: number, value: number): void {
    const count = this.#counts.get(list)
    const last = this.#lastValues.get(list)
    if (count > 0 && value === last) return
    let difference = value - last
    let length = this.#lengths.get(list) + 1
    for (; difference > 127; difference >>>= 7) {
      this.#bytes.push(list, (difference & 127) | 128)
      length++
    }
    this.#bytes.push(list, difference)
    this.#lengths.set(list, length)
    this.#counts.set(list, count + 1)
    this.#lastValues.set(list, value)
  }

  /** @param universe a number above all those added */
  async finish(universe: number, pause: Pause): Promise<Postings> {
    const counts = this.#counts.first(this.#lists)
    const starts = new Uint32Array(this.#lists)
    const uint32sPerList = (universe + 31) >>> 5
    let sparseLength = 0
    let denseLength = 0
    for (let list = 0; list < this.#lists; list++) {
      const isListDense = isDense(counts[list] as number, universe)
      starts[list] = isListDense ? denseLength : sparseLength
      if (isListDense) denseLength += uint32sPerList
      else sparseLength += this.#lengths.get(list)
    }
    const sparse = new Uint8Array(sparseLength)
    const dense = new Uint32Array(denseLength)
    await inSlices(this.#lists, LISTS_PER_SLICE, pause, (list) => {
      const start = starts[list] as number
      if (!isDense(counts[list] as number, universe)) {
        this.#bytes.copy(list, this.#lengths.get(list), sparse, start)
      } else {
        this.#unpack(list, dense.subarray(start, start + uint32sPerList))
      }
    })
    return { universe, counts, starts, sparse, dense }
  }

  #unpack(list: number, target: Uint32Array): void {
    const packed = new Uint8Array(this.#lengths.get(list))
    this.#bytes.copy(list, packed.length, packed, 0)
    let value = 0
    let difference = 0
    let shift = 0
    for (const byte of packed) {
      difference |= (byte & 127) << shift
      shift += 7
      if (byte > 127) continue
      value += difference
      target[value >>> 5] = (target[value >>> 5] as number) | (1 << (value & 31))
      difference = 0
      shift = 0
    }
  }
}

const LISTS_PER_SLICE = 2000

/** The bytes of many growing lists, as chains of slices that double in length, so that little is copied or wasted. */
class ByteSlices {
  readonly #pages: Uint8Array[] = []
  #usedInPage = 0
  readonly #firstSlices = new GrowingArray()
  readonly #cursors = new GrowingArray()
  readonly #bytesLeft = new GrowingArray()
  readonly #sizes = new GrowingArray()

  open(list: number): void {
    this.#firstSlices.set(list, NONE)
    this.#cursors.set(list, NONE)
    this.#bytesLeft.set(list, 0)
    this.#sizes.set(list, 0)
  }

  push(list: number, byte: number): void {
    if (this.#bytesLeft.get(list) === 0) this.#lengthen(list)
    const cursor = this.#cursors.get(list)
    this.#page(cursor)[cursor & OFFSET_MASK] = byte
    this.#cursors.set(list, cursor + 1)
    this.#bytesLeft.set(list, this.#bytesLeft.get(list) - 1)
  }

  /** Copies the first `length` bytes of a list to `target`, starting at `targetStart`. */
  copy(list: number, length: number, target: Uint8Array, targetStart: number): void {
    let slice = this.#firstSlices.get(list)
    let size = FIRST_SLICE_BYTES
    for (let done = 0; done < length; ) {
      const count = Math.min(length - done, size - LINK_BYTES)
      const offset = slice & OFFSET_MASK
      const page = this.#page(slice)
      for (let index = 0; index < count; index++) {
        target[targetStart + done + index] = page[offset + index] as number
      }
      done += count
      if (done < length) slice = readAddress(page, offset + size - LINK_BYTES)
      size = Math.min(size * 2, MAX_SLICE_BYTES)
    }
  }

  #lengthen(list: number): void {
    const size = Math.min(this.#sizes.get(list) * 2 || FIRST_SLICE_BYTES, MAX_SLICE_BYTES)
    const slice = this.#allocate(size)
    const cursor = this.#cursors.get(list)
    if (cursor === NONE) this.#firstSlices.set(list, slice)
    else writeAddress(this.#page(cursor), cursor & OFFSET_MASK, slice)
    this.#cursors.set(list, slice)
    this.#bytesLeft.set(list, size - LINK_BYTES)
    this.#sizes.set(list, size)
  }

  #allocate(size: number): number {
    if (this.#pages.length === 0 || this.#usedInPage + size > PAGE_BYTES) {
      this.#pages.push(new Uint8Array(PAGE_BYTES))
      this.#usedInPage = 0
    }
    const address = (this.#pages.length - 1) * PAGE_BYTES + this.#usedInPage
    this.#usedInPage += size
    return address
  }

  #page(address: number): Uint8Array {
    return this.#pages[Math.floor(address / PAGE_BYTES)] as Uint8Array
  }
}

function writeAddress(page: Uint8Array, offset: number, address: number): void {
  for (let byte = 0; byte < LINK_BYTES; byte++) page[offset + byte] = (address >>> (8 * byte)) & 255
}

function readAddress(page: Uint8Array, offset: number): number {
  let address = 0
  for (let byte = LINK_BYTES - 1; byte >= 0; byte--)
    address = address * 256 + (page[offset + byte] as number)
  return address
}

const PAGE_BYTES = 1 << 20
const OFFSET_MASK = PAGE_BYTES - 1
const FIRST_SLICE_BYTES = 12
const MAX_SLICE_BYTES = 3072
/** Size of the address of the next slice, which is at the end of each slice. */
const LINK_BYTES = 4
const NONE = 0xffffffff

class GrowingArray {
  #items = new Uint32Array(1024)

  get(index: number): number {
    return this.#items[index] as number
  }

  set(index: number, value: number): void {
    if (index >= this.#items.length) {
      const larger = new Uint32Array(Math.max(index + 1, this.#items.length * 2))
      larger.set(this.#items)
      this.#items = larger
    }
    this.#items[index] = value
  }

  first(length: number): Uint32Array {
    return this.#items.slice(0, length)
  }
}
