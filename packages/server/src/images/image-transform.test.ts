import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ImageError } from './image-error.ts'
import { OUTPUT_FORMATS, type OutputFormat } from './image-filters.ts'
import { parseImageOperations } from './image-operations.ts'
import { transformImage } from './image-transform.ts'
import { BLUE, bomb, GREEN, pixelAt, quarters, RED, YELLOW } from './test-pictures.fixture.ts'

const picture = await quarters(400, 200).png().toBuffer()

async function make(text: string, format: OutputFormat = 'png', bytes: Uint8Array = picture) {
  const operations = parseImageOperations(text)
  if ('error' in operations) throw new Error(operations.error)
  return transformImage(bytes, operations, format)
}

async function expectColour(bytes: Uint8Array, x: number, y: number, colour: readonly number[]) {
  const found = await pixelAt(bytes, x, y)
  colour.forEach((expected, channel) => {
    expect(Math.abs((found[channel] ?? -999) - expected), `${found} at ${x},${y}`).toBeLessThan(20)
  })
}

describe('transformImage (asset-addresses#image-operations)', () => {
  it.each(OUTPUT_FORMATS)('converts to %s, in the requested size', async (format) => {
    const made = await make('/100x0', format)
    const { width, height, format: found, mediaType } = await sharp(made).metadata()
    expect({ width, height }).toEqual({ width: 100, height: 50 })
    expect(mediaType ?? found).toContain(format)
    await expectColour(made, 0.25, 0.25, RED)
    await expectColour(made, 0.75, 0.75, YELLOW)
  })

  it('crops to the focal area', async () => {
    const left = await make('/100x100/filters:focal(0x0:10x10)')
    await expectColour(left, 0.1, 0.1, RED)
    await expectColour(left, 0.9, 0.1, RED)
    const right = await make('/100x100/filters:focal(390x190:400x200)')
    await expectColour(right, 0.1, 0.9, YELLOW)
    await expectColour(right, 0.9, 0.1, GREEN)
  })

  it('crops around the middle, or smartly around the most interesting part', async () => {
    const middle = await make('/100x100')
    await expectColour(middle, 0.1, 0.1, RED)
    await expectColour(middle, 0.9, 0.1, GREEN)

    const spot = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="200"><rect width="900" ' +
        'height="200" fill="#999"/><circle cx="800" cy="100" r="60" fill="#f00"/></svg>',
    )
    const drawn = await sharp(spot).png().toBuffer()
    await expectColour(await make('/100x100/smart', 'png', drawn), 0.5, 0.5, RED)
  })

  it('cuts out the area of a manual crop', async () => {
    const made = await make('/200x100:400x200')
    expect(await sharp(made).metadata()).toMatchObject({ width: 200, height: 100 })
    await expectColour(made, 0.1, 0.1, YELLOW)
  })

  it('mirrors each axis that has a minus', async () => {
    await expectColour(await make('/-400x200'), 0.1, 0.1, GREEN)
    await expectColour(await make('/400x-200'), 0.1, 0.1, BLUE)
    await expectColour(await make('/-0x-0'), 0.1, 0.1, YELLOW)
  })

  it('fits a picture into a box and fills the rest', async () => {
    const made = await make('/fit-in/200x200/filters:fill(00f)')
    expect(await sharp(made).metadata()).toMatchObject({ width: 200, height: 200 })
    await expectColour(made, 0.5, 0.05, BLUE)
    await expectColour(made, 0.1, 0.3, RED)
    await expectColour(
      await make('/fit-in/200x200/filters:fill(transparent)'),
      0.5,
      0.05,
      [0, 0, 0, 0],
    )
    const opaque = await make('/fit-in/200x200/filters:fill(transparent)', 'jpeg')
    await expectColour(opaque, 0.5, 0.05, [255, 255, 255])
  })

  it('turns, darkens, greys and blurs', async () => {
    const turned = await make('/filters:rotate(90)')
    expect(await sharp(turned).metadata()).toMatchObject({ width: 200, height: 400 })
    await expectColour(turned, 0.1, 0.1, BLUE)
    await expectColour(turned, 0.9, 0.9, GREEN)
    await expectColour(await make('/filters:brightness(-50)'), 0.1, 0.1, [127, 0, 0])
    const [red = 0, green = 255] = await pixelAt(await make('/filters:grayscale()'), 0.1, 0.1)
    expect(Math.abs(red - green)).toBeLessThan(2)
    const [mixed = 0] = await pixelAt(await make('/filters:blur(60)'), 0.5, 0.25)
    expect(mixed).toBeGreaterThan(40)
    expect(mixed).toBeLessThan(220)
  })

  it('rounds corners, in a colour or transparent', async () => {
    const coloured = await make('/filters:round_corner(60,0,0,255)')
    await expectColour(coloured, 0, 0, BLUE)
    await expectColour(coloured, 0.25, 0.25, RED)
    const clear = await make('/filters:rotate(90):round_corner(60,0,0,255,1)')
    await expectColour(clear, 0.99, 0.99, [0, 0, 0, 0])
    await expectColour(clear, 0.25, 0.25, [...BLUE, 255])
    const flat = await make('/filters:round_corner(60,0,0,255,1)', 'jpeg')
    await expectColour(flat, 0, 0, BLUE)
  })

  it('keeps transparency if the format can, else makes it white', async () => {
    const glass = await sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } },
    })
      .png()
      .toBuffer()
    expect((await pixelAt(await make('/', 'avif', glass), 0.5, 0.5))[3]).toBeLessThan(10)
    await expectColour(await make('/', 'jpeg', glass), 0.5, 0.5, [255, 255, 255])
  })

  it('turns a photograph upright before cropping, and strips its metadata', async () => {
    const lying = await quarters(400, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const made = await make('/0x0:100x200/50x0', 'jpeg', lying)
    const metadata = await sharp(made).metadata()
    expect(metadata).toMatchObject({ width: 50, height: 100 })
    expect(metadata.exif).toBeUndefined()
    expect(metadata.orientation).toBeUndefined()
    await expectColour(made, 0.5, 0.25, BLUE)
  })

  it('keeps the colours of a picture in a wider colour space', async () => {
    const wide = await quarters(80, 40).withIccProfile('p3').png().toBuffer()
    const made = await make('/40x0', 'png', wide)
    expect((await sharp(made).metadata()).icc).toBeUndefined()
    await expectColour(made, 0.1, 0.1, RED)
  })

  it('shows the first frame of an animation', async () => {
    const [one, two] = await Promise.all(
      ['#ff0000', '#0000ff'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const moving = await sharp([one ?? '', two ?? ''], { join: { animated: true } })
      .gif()
      .toBuffer()
    const made = await make('/', 'webp', moving)
    expect((await sharp(made).metadata()).pages ?? 1).toBe(1)
    await expectColour(made, 0.5, 0.5, RED)
  })

  it.each(['/800x0', '/0x900', '/4000x2000', '/fit-in/800x800', '/800x0/filters:no_upscale()'])(
    'never enlarges a picture: %s',
    async (text) => {
      const { width, height } = await sharp(await make(text)).metadata()
      expect({ width, height }).toEqual({ width: 400, height: 200 })
    },
  )

  it('converts CMYK to sRGB', async () => {
    const printed = await quarters(40, 20).toColourspace('cmyk').jpeg().toBuffer()
    const made = await make('/20x20/filters:grayscale():rotate(90)', 'png', printed)
    const { width, height, space } = await sharp(made).metadata()
    expect({ width, height, space }).toEqual({ width: 20, height: 20, space: 'srgb' })
  })

  it.each([
    ['a crop outside of the picture', 400, picture, '/900x900:950x950'],
    ['bytes that end early', 422, picture.subarray(0, picture.length / 2), '/'],
    ['bytes that are no picture', 422, Buffer.from('\u0089PNG\r\n\u001a\n no', 'latin1'), '/'],
    ['more pixels than a picture has', 422, bomb(60_000, 60_000), '/10x10'],
    ['no bytes at all', 422, new Uint8Array(), '/'],
  ])('refuses %s with %i', async (_, status, bytes, text) => {
    const refused = await make(text, 'webp', bytes).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(ImageError)
    expect(refused).toMatchObject({ status })
  })
})
