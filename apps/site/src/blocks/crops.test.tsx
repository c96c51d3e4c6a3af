import { allBlocks, type BlockType, blockTypes } from '@prospectus/content/schema/blocks/all-blocks'
import { allExamples } from '@prospectus/content/schema/blocks/all-examples'
import type { Examples } from '@prospectus/content/schema/blocks/examples'
import type { Fields } from '@prospectus/content/schema/fields/field'
import { expect, it } from 'vitest'
import { ASPECTS } from '../assets/page-pictures.ts'
import { readExample, renderBlock } from '../ui/testing/render.tsx'
import { viewOf } from './views.ts'

/** The shapes in which the editor shows a block's pictures. */
function declared(fields: Fields): readonly string[] {
  return Object.values(fields).flatMap(({ definition, itemSchema }) => [
    ...(definition.crops ?? []),
    ...(itemSchema === undefined ? [] : declared(itemSchema.fields)),
  ])
}

/** The shapes of the frames, and of the pictures requested to fill them. */
function shown(html: string): readonly string[] {
  const frames = [...html.matchAll(/picture-(\d+)-(\d+)/g)].map(([, w, h]) => `${w}/${h}`)
  const pictures = [...html.matchAll(/\/m\/(\d+)x([1-9]\d*)\//g)].map(([, w, h]) =>
    Object.entries(ASPECTS).find(([, shape]) => Math.abs(shape - Number(w) / Number(h)) < 0.02),
  )
  return [...frames, ...pictures.map((found) => found?.[0] ?? 'another shape')]
}

/** Framing of a product's interface everywhere, and the stand-in for a video (BLOCK-2a). */
const OF_ANY_BLOCK = ['16/10', '16/9']

const cropping = blockTypes.filter((type) => declared(allBlocks[type].fields).length > 0)

it('EDIT-9 finds the blocks that crop their pictures', () => {
  expect(cropping).toContain('image-banner')
  expect(cropping.length).toBeGreaterThan(8)
})

/** An example as it is, and with other settings that decide a frame's shape: no window, and no video. */
function variants(raw: Readonly<Record<string, unknown>>) {
  const { isMockup, isUi, contain, video_url, ...plain } = raw
  const pixels = JSON.parse(JSON.stringify(plain).replaceAll('.svg', '.png'))
  return [raw, { ...pixels, video_url }, ...(raw.component === 'full-width-video' ? [] : [pixels])]
}

it.each(blockTypes)('EDIT-9 the editor knows how %s crops its pictures', (type: BlockType) => {
  const blockView = viewOf(type)
  const examples: Examples = allExamples[type]
  const shapes = Object.values(examples)
    .flatMap((raw) => variants({ component: type, ...raw }))
    .flatMap((raw) =>
      blockView === undefined
        ? []
        : shown(renderBlock(blockView, readExample(allBlocks[type], raw))),
    )
  const known = declared(allBlocks[type].fields)
  expect(known).toEqual(
    expect.arrayContaining(shapes.filter((shape) => !OF_ANY_BLOCK.includes(shape))),
  )
  expect(shapes).toEqual(expect.arrayContaining([...known]))
})
