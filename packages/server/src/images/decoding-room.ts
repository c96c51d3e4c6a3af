import type sharp from 'sharp'

/** Decodes a picture of so many pixels once there is room for it. */
type DecodingRoom = <Result>(pixels: number, decode: () => Promise<Result>) => Promise<Result>

/**
 * Room for so many pixels at the same moment: many small pictures, or one large one. A picture whose lines come in
 * turns (interlaced, progressive) is held in memory as a whole, up to eight bytes a pixel. Who comes first is first;
 * a picture that is larger than the room has it alone.
 */
export function createDecodingRoom(most: number): DecodingRoom {
  const waiting: { readonly pixels: number; readonly start: () => void }[] = []
  let taken = 0

  const startWaiting = () => {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      if (taken > 0 && taken + next.pixels > most) return
      waiting.shift()
      taken += next.pixels
      next.start()
    }
  }
  return async (pixels, decode) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.push({ pixels, start: resolve })
    startWaiting()
    await promise
    try {
      return await decode()
    } finally {
      taken -= pixels
      startWaiting()
    }
  }
}

/** A picture of more pixels is refused before a single one of them is decoded. */
export const MOST_PIXELS = 50_000_000

/** The room of this process. */
export const inDecodingRoom = createDecodingRoom(MOST_PIXELS)

let loaded: Promise<typeof sharp> | undefined

/**
 * The library that pictures are made with. Loaded for the first picture: it takes longer than all other modules
 * of a server together, and most answers need none.
 */
export function loadSharp(): Promise<typeof sharp> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<typeof sharp> {
  const { default: sharp } = await import('sharp')
  // Every variant is made once: libvips' own cache would only hold memory. A conversion keeps to one
  // processor on every system, so that the number of conversions bounds what pictures may take.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
