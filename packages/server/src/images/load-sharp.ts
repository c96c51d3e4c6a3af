import type sharp from 'sharp'

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
