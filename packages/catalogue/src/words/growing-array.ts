/** A Uint32Array that grows as it is written to. */
export class GrowingArray {
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

  /** A copy of the first `length` items. */
  first(length: number): Uint32Array {
    return this.#items.slice(0, length)
  }
}
