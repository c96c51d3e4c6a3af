import type sharp from 'sharp'

type DecodingLimit = <Result>(pixels: number, decode: () => Promise<Result>) => Promise<Result>

/**
 * Limits the pixels that are decoded at the same time, since interlaced and progressive pictures are in memory with all
 * their pixels, up to eight bytes each. First come, first served; a picture above the limit is decoded alone.
 */
export function createDecodingLimit(maxPixels: number): DecodingLimit {
  const waiting: { readonly pixels: number; readonly start: () => void }[] = []
  let pixelsInUse = 0

  const startWaiting = () => {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      if (pixelsInUse > 0 && pixelsInUse + next.pixels > maxPixels) return
      waiting.shift()
      pixelsInUse += next.pixels
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
      pixelsInUse -= pixels
      startWaiting()
    }
  }
}

/** Pictures with more pixels are rejected before any of them is decoded. */
export const MAX_PIXELS = 50_000_000

/** The limit that all decodings of this process share. */
export const withinDecodingLimit = createDecodingLimit(MAX_PIXELS)

let sharpModule: Promise<typeof sharp> | undefined

/** Loads sharp with the first picture: it takes longer than all other modules together, and few requests need it. */
export function loadSharp(): Promise<typeof sharp> {
  sharpModule ??= load()
  return sharpModule
}

async function load(): Promise<typeof sharp> {
  const { default: sharp } = await import('sharp')
  // Variants are made once, so libvips' own cache would waste memory. One thread per conversion bounds the load.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
