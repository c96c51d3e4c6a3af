import sharp from 'sharp'

/** Pixels. */
export const TILE = { width: 480, height: 1200, gap: 24 }

/** Shrinks the top of a page to a tile, padded below if the page is short. */
export async function createTile(picture: Buffer): Promise<Buffer> {
  const { width, height } = TILE
  const size = await sharp(picture).metadata()
  const isShort = size.height / size.width < height / width
  return sharp(picture)
    .resize({
      width,
      height,
      fit: isShort ? 'contain' : 'cover',
      position: 'top',
      background: '#ffffff',
    })
    .png({ palette: true })
    .toBuffer()
}

/** Arranges tiles in rows, as one PNG. */
export function createSheet(tiles: readonly Buffer[], columnCount: number): Promise<Buffer> {
  const stepX = TILE.width + TILE.gap
  const stepY = TILE.height + TILE.gap
  return sharp({
    create: {
      width: columnCount * stepX + TILE.gap,
      height: Math.ceil(tiles.length / columnCount) * stepY + TILE.gap,
      channels: 3,
      background: '#8a979e',
    },
  })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: TILE.gap + (index % columnCount) * stepX,
        top: TILE.gap + Math.floor(index / columnCount) * stepY,
      })),
    )
    .png({ palette: true })
    .toBuffer()
}
