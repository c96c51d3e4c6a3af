import sharp from 'sharp'

export const TILE = { width: 480, height: 1200, gap: 24 }

/** The top of a page, shrunk to one width; below a short page the tile stays empty. */
export async function tile(picture: Buffer): Promise<Buffer> {
  const { width, height } = TILE
  const own = await sharp(picture).metadata()
  const isShort = own.height / own.width < height / width
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

export function sheet(tiles: readonly Buffer[], columns: number): Promise<Buffer> {
  const stepX = TILE.width + TILE.gap
  const stepY = TILE.height + TILE.gap
  return sharp({
    create: {
      width: columns * stepX + TILE.gap,
      height: Math.ceil(tiles.length / columns) * stepY + TILE.gap,
      channels: 3,
      background: '#8a979e',
    },
  })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: TILE.gap + (index % columns) * stepX,
        top: TILE.gap + Math.floor(index / columns) * stepY,
      })),
    )
    .png({ palette: true })
    .toBuffer()
}
