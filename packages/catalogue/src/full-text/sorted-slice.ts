/** A slice of the stably sorted `items`. Does not sort the rest, so any page of a long list costs about the same. */
export function sortedSlice(
  items: Uint32Array,
  compare: (a: number, b: number) => number,
  start: number,
  end: number,
): Uint32Array {
  const order = Uint32Array.from(items.keys())
  const compareStably = (a: number, b: number) =>
    compare(items[a] as number, items[b] as number) || a - b
  const last = Math.min(end, items.length)
  const first = Math.min(start, last)
  partition(order, compareStably, first, 0)
  partition(order, compareStably, last, first)
  return order
    .subarray(first, last)
    .sort(compareStably)
    .map((index) => items[index] as number)
}

/** Moves all items that sort before position `boundary` in front of it; those before `from` are there already. */
function partition(
  order: Uint32Array,
  compare: (a: number, b: number) => number,
  boundary: number,
  from: number,
): void {
  let low = from
  let high = order.length - 1
  while (low < boundary && boundary <= high) {
    const pivot = order[(low + high) >>> 1] as number
    let left = low
    let right = high
    while (left <= right) {
      while (compare(order[left] as number, pivot) < 0) left++
      while (compare(order[right] as number, pivot) > 0) right--
      if (left <= right) swap(order, left++, right--)
    }
    if (boundary <= right) high = right
    else if (boundary > left) low = left
    else return
  }
}

function swap(order: Uint32Array, a: number, b: number): void {
  const swapped = order[a] as number
  order[a] = order[b] as number
  order[b] = swapped
}
