import { inStretches, type Pause } from '../rows/pause.ts'
import { ByteSlices } from './byte-slices.ts'
import { GrowingArray } from './growing-array.ts'
import { isDense, type Postings } from './postings.ts'

/** Builds many lists of ascending numbers at once, and packs them. */
export class PostingsBuilder {
  #lists = 0
  readonly #bytes = new ByteSlices()
  readonly #lengths = new GrowingArray()
  readonly #counts = new GrowingArray()
  readonly #last = new GrowingArray()

  /** Begins a list and returns its number, counted from 0. */
  open(): number {
    const list = this.#lists++
    this.#bytes.open(list)
    this.#lengths.set(list, 0)
    this.#counts.set(list, 0)
    this.#last.set(list, 0)
    return list
  }

  /** Adds a number that is not less than the list's last one; a repeated number adds nothing. */
  append(list: number, value: number): void {
    const count = this.#counts.get(list)
    const last = this.#last.get(list)
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
    this.#last.set(list, value)
  }

  /** The packed lists; every number must be below `universe`. The builder cannot be used afterwards. */
  async finish(universe: number, pause: Pause): Promise<Postings> {
    const counts = this.#counts.first(this.#lists)
    const starts = new Uint32Array(this.#lists)
    const words = (universe + 31) >>> 5
    let sparseLength = 0
    let denseLength = 0
    for (let list = 0; list < this.#lists; list++) {
      const dense = isDense(counts[list] as number, universe)
      starts[list] = dense ? denseLength : sparseLength
      if (dense) denseLength += words
      else sparseLength += this.#lengths.get(list)
    }
    const sparse = new Uint8Array(sparseLength)
    const dense = new Uint32Array(denseLength)
    await inStretches(this.#lists, STRETCH, pause, (list) => {
      const start = starts[list] as number
      if (!isDense(counts[list] as number, universe)) {
        this.#bytes.copy(list, this.#lengths.get(list), sparse, start)
      } else {
        this.#unpack(list, dense.subarray(start, start + words))
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

const STRETCH = 2000
