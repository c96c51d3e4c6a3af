import { allBlocks } from '@prospectus/content/schema/blocks/all-blocks'
import { expect, inject, it } from 'vitest'
import { testBrowser } from './browser.ts'
import { showSheet } from './gallery-sheet.ts'
import { readPictureGrounds } from './texts-on-pictures.ts'

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

it.each([390, 1440])(
  'BLOCK-8 at %i px every text over a picture has an opaque ground, so that no picture makes it hard to read',
  async (width) => {
    const page = await open({ origin: inject('previewUrl'), width, reducedMotion: true })
    await showSheet(page, '/dev/blocks?ground=light')
    const { pictured, bare } = await page.evaluate(readPictureGrounds)
    expect(pictured, 'a block with pictures has an example that shows one').toEqual(
      expect.arrayContaining(PICTURED),
    )
    expect(bare).toEqual([])

    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('.background-image-section-sheet { background: rgb(255 255 255 / 0.8) }')
      document.adoptedStyleSheets = [sheet]
    })
    const thin = await page.evaluate(readPictureGrounds)
    expect(thin.bare.join('\n'), 'a veil that lets the picture through').toMatch(
      /^background-image-section: /,
    )
  },
)
