/** A slice of the sorted `items` (stable), without sorting the rest: any page of a long list costs about the same. */
export function sortedSlice(
  items: Uint32Array,
  compare: (a: number, b: number) => number,
  start: number,
  end: number,
): Uint32Array {
  const places = Uint32Array.from(items.keys())
  const inOrder = (a: number, b: number) => compare(items[a] as number, items[b] as number) || a - b
  const last = Math.min(end, items.length)
  const first = Math.min(start, last)
  partition(places, inOrder, first, 0)
  partition(places, inOrder, last, first)
  return places
    .subarray(first, last)
    .sort(inOrder)
    .map((place) => items[place] as number)
}

/** Moves every item that belongs before `boundary` there; items before `from` are in place. */
function partition(
  places: Uint32Array,
  compare: (a: number, b: number) => number,
  boundary: number,
  from: number,
): void {
  let low = from
  let high = places.length - 1
  while (low < boundary && boundary <= high) {
    const pivot = places[(low + high) >>> 1] as number
    let left = low
    let right = high
    while (left <= right) {
      while (compare(places[left] as number, pivot) < 0) left++
      while (compare(places[right] as number, pivot) > 0) right--
      if (left <= right) swap(places, left++, right--)
    }
    if (boundary <= right) high = right
    else if (boundary > left) low = left
    else return
  }
}

function swap(places: Uint32Array, one: number, other: number): void {
  const kept = places[one] as number
  places[one] = places[other] as number
  places[other] = kept
}
