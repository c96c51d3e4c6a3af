import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type FilterName, OUTPUT_FORMATS } from './image-filters.ts'
import { parseImageOperations } from './image-operations.ts'
import { transformImage } from './image-transform.ts'
import { BLUE, pixelAt, quarters, RED } from './test-pictures.fixture.ts'

/** Every filter of the grammar, with a value that changes the picture if possible. */
const FILTERS: { readonly [Name in FilterName]: string } = {
  format: 'format(webp)',
  quality: 'quality(50)',
  focal: 'focal(2x2:6x6)',
  fill: 'fill(0cf)',
  blur: 'blur(2)',
  brightness: 'brightness(20)',
  grayscale: 'grayscale()',
  rotate: 'rotate(90)',
  round_corner: 'round_corner(5,255,0,0)',
  no_upscale: 'no_upscale()',
}
const ALL = [...Object.values(FILTERS), 'round_corner(5,255,0,0,1)', 'fill(transparent)']

const drawn = () => quarters(40, 20)
const ORIGINALS: Readonly<Record<string, Buffer>> = {
  'a PNG with transparency': await drawn().ensureAlpha(0.5).png().toBuffer(),
  'a JPEG': await drawn().jpeg().toBuffer(),
  'a grey JPEG': await drawn().grayscale().jpeg().toBuffer(),
  'a grey PNG': await drawn().removeAlpha().grayscale().png().toBuffer(),
  'a grey PNG with transparency': await drawn().ensureAlpha(0.5).grayscale().png().toBuffer(),
  'a PNG of 16 bits': await drawn().toColourspace('rgb16').png().toBuffer(),
  'a grey PNG of 16 bits': await drawn().removeAlpha().toColourspace('grey16').png().toBuffer(),
  'a PNG with a palette': await drawn().png({ palette: true }).toBuffer(),
  'a PNG with two colours': await drawn().grayscale().png({ palette: true, colours: 2 }).toBuffer(),
  'a GIF': await drawn().gif().toBuffer(),
}

/** Each filter alone, and each pair. */
const LISTS = ALL.flatMap((one, index) => [
  one,
  ...ALL.slice(index + 1)
    .filter((other) => nameOf(other) !== nameOf(one))
    .map((other) => `${one}:${other}`),
])

/** `npm test` makes a third of the pictures: each list of filters on three kinds, and each format of five. */
const isTested = (n: number, of: number) => process.env.EVERY_EXAMPLE || n % of === 0

describe('filters of the image grammar combine (asset-addresses#image-operations)', () => {
  for (const [at, [kind, bytes]] of Object.entries(ORIGINALS).entries()) {
    it(`on ${kind}`, async () => {
      const tested = LISTS.filter((_, n) => isTested(n + at, 3))
      for (const list of tested) await expectPicture(bytes, '/20x20', list, 'png')
    })
  }

  it.each(OUTPUT_FORMATS)('all of them at once, as %s', async (format) => {
    const at = OUTPUT_FORMATS.indexOf(format)
    for (const bytes of Object.values(ORIGINALS).filter((_, n) => isTested(n + at, 2))) {
      const list = Object.values(FILTERS).slice(1).join(':')
      await expectPicture(bytes, '/10x20', list, format)
      await expectPicture(bytes, '/fit-in/10x20', list, format)
    }
  })

  it('a grey picture has corners and a fill in their colours', async () => {
    const grey = ORIGINALS['a grey PNG'] ?? Buffer.of()
    const filled = await make(grey, '/fit-in/20x20', 'fill(00f)', 'png')
    expect((await pixelAt(filled, 0.5, 0)).slice(0, 3)).toEqual(BLUE)
    const rounded = await make(grey, '/', 'grayscale():round_corner(9,255,0,0)', 'png')
    expect((await pixelAt(rounded, 0, 0)).slice(0, 3)).toEqual(RED)
  })

  it('a picture that is greyed and then turned or rounded stays grey', async () => {
    for (const list of ['grayscale():rotate(90)', 'grayscale():round_corner(3,9,9,9)']) {
      const made = await make(ORIGINALS['a JPEG'] ?? Buffer.of(), '/', list, 'png')
      const { channels } = await sharp(made).stats()
      const [red, green, blue] = channels.map(({ mean }) => mean)
      expect([red, red], list).toEqual([green ?? red, blue ?? red])
      expect(red, list).toBeGreaterThan(20)
    }
  })
})

async function expectPicture(
  bytes: Buffer,
  size: string,
  list: string,
  usual: (typeof OUTPUT_FORMATS)[number],
) {
  const made = await make(bytes, size, list, usual)
  const { width, height, mediaType } = await sharp(made).metadata()
  const [, fitIn, across, down] = /^\/(fit-in\/)?(\d+)x(\d+)$/.exec(size) ?? []
  const box = [Number(across), fitIn ? Number(down) : Math.min(20, Number(down))]
  const turned = list.includes('rotate(90)') ? box.toReversed() : box
  const format = list.includes('format(') ? 'webp' : usual
  expect({ width, height, mediaType }, list).toEqual({
    width: turned[0],
    height: turned[1],
    mediaType: `image/${format}`,
  })
}

function make(
  bytes: Buffer,
  size: string,
  list: string,
  usual: (typeof OUTPUT_FORMATS)[number],
): Promise<Uint8Array> {
  const operations = parseImageOperations(`${size === '/' ? '' : size}/filters:${list}`)
  if ('error' in operations) throw new Error(operations.error)
  return transformImage(bytes, operations, operations.filters.format ?? usual).catch((error) => {
    throw new Error(`${list}: ${error.cause}`)
  })
}

function nameOf(filter: string): string {
  return filter.split('(')[0] ?? ''
}
