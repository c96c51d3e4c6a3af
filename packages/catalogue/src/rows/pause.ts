/** Yields to other work; long work awaits it every few milliseconds. */
export type Pause = () => Promise<void>

/** Calls `work` for 0 to `count` - 1 and pauses after every `sliceLength` calls. */
export async function inSlices(
  count: number,
  sliceLength: number,
  pause: Pause,
  work: (index: number) => void,
): Promise<void> {
  for (let start = 0; start < count; start += sliceLength) {
    const end = Math.min(count, start + sliceLength)
    for (let index = start; index < end; index++) work(index)
    await pause()
  }
}

/** The numbers 0 to `count` - 1, by a stable merge sort with pauses. */
export async function sortedNumbers(
  count: number,
  compare: (a: number, b: number) => number,
  pause: Pause,
): Promise<Uint32Array> {
  let source = Uint32Array.from({ length: count }, (_, index) => index)
  let target = new Uint32Array(count)
  for (let start = 0; start < count; start += RUN_LENGTH) {
    source.set(Array.from(source.subarray(start, start + RUN_LENGTH)).sort(compare), start)
    await pause()
  }
  for (let width = RUN_LENGTH; width < count; width *= 2) {
    for (let start = 0; start < count; start += 2 * width) {
      await mergePair(source, target, { start, width }, compare, pause)
    }
    ;[source, target] = [target, source]
  }
  return source
}

async function mergePair(
  source: Uint32Array,
  target: Uint32Array,
  { start, width }: { readonly start: number; readonly width: number },
  compare: (a: number, b: number) => number,
  pause: Pause,
): Promise<void> {
  const middle = Math.min(source.length, start + width)
  const end = Math.min(source.length, start + 2 * width)
  let left = start
  let right = middle
  for (let index = start; index < end; index++) {
    if (index % RUN_LENGTH === RUN_LENGTH - 1) await pause()
    const leftFirst =
      right >= end ||
      (left < middle && compare(source[left] as number, source[right] as number) <= 0)
    target[index] = source[leftFirst ? left++ : right++] as number
  }
}

const RUN_LENGTH = 4096
