import { allBlocks } from '@prospectus/content/schema/blocks/all-blocks'
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { testBrowser } from './browser.ts'
import { readTextsOverPictures } from './texts-on-pictures.ts'

const { open } = testBrowser()

/** Blocks whose editors choose a picture. */
const PICTURED = Object.entries(allBlocks)
  .filter(([, { fields }]) =>
    Object.values(fields).some(
      ({ definition: { type, filetypes } }) =>
        (type === 'asset' || type === 'multiasset') && (filetypes?.includes('images') ?? true),
    ),
  )
  .map(([blockType]) => blockType)

/** Console messages of forms' frames are checked elsewhere. */
async function openSheet(width: number): Promise<Page> {
  const page = await open({
    origin: inject('previewUrl'),
    reducedMotion: true,
    quiet: true,
    width,
  })
  // Pictures have their room before they have loaded.
  await page.goto('/dev/blocks?ground=light')
  return page
}

it.runIf(process.env.EVERY_EXAMPLE)(
  'BLOCK-2 every text over a picture has an opaque ground on a phone too',
  async () => {
    const { unprotectedTexts: bare } = await (await openSheet(390)).evaluate(readTextsOverPictures)
    expect(bare).toEqual([])
  },
)

it('BLOCK-2 every text over a picture has an opaque ground, so that no picture makes it hard to read', async () => {
  const page = await openSheet(1440)
  const { blockTypesWithPicture: pictured, unprotectedTexts: bare } =
    await page.evaluate(readTextsOverPictures)
  expect(pictured, 'each block with pictures has an example that shows one').toEqual(
    expect.arrayContaining(PICTURED),
  )
  expect(bare).toEqual([])

  await page.evaluate(() => {
    const veil = new CSSStyleSheet()
    veil.replaceSync('.background-image-section-sheet { background: rgb(255 255 255 / 0.8) }')
    document.adoptedStyleSheets = [veil]
  })
  const veiled = await page.evaluate(readTextsOverPictures)
  expect(veiled.unprotectedTexts.join(' '), 'a picture shows through a veil').toMatch(
    /background-image-section:/,
  )
})
