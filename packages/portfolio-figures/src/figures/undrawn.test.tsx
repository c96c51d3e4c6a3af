import { alternatingPanel } from '@prospectus/content/schema/blocks/alternating-panel'
import { callToAction } from '@prospectus/content/schema/blocks/call-to-action'
import { heroBanner } from '@prospectus/content/schema/blocks/hero-banner'
import { productBlock } from '@prospectus/content/schema/blocks/product-block'
import { solutionsBlock } from '@prospectus/content/schema/blocks/solutions-block'
import { alternatingPanelView } from '@prospectus/site/src/blocks/alternating-panel/alternating-panel.tsx'
import { callToActionView } from '@prospectus/site/src/blocks/call-to-action/call-to-action.tsx'
import { heroBannerView } from '@prospectus/site/src/blocks/hero-banner/hero-banner.tsx'
import { productBlockView } from '@prospectus/site/src/blocks/product-block/product-block.tsx'
import { solutionsBlockView } from '@prospectus/site/src/blocks/solutions-block/solutions-block.tsx'
import { PageBlocks } from '@prospectus/site/src/layouts/page-blocks.tsx'
import { readExample, renderBlock, renderMarkup } from '@prospectus/site/src/ui/testing/render.tsx'
import { describe, expect, it } from 'vitest'
import { pageInWorld } from './world-page.fixture.ts'

const stages = [{ name: 'Listed', projects: 4, value: 388 }]
const drawn = { heading: 'One', graphic: 'gates' }

/** Blocks that show a drawing of the page's world, on a page whose world is given. */
const blocks = {
  'alternating-panel': (world: object) =>
    renderBlock(alternatingPanelView, readExample(alternatingPanel, drawn), {
      page: pageInWorld(world),
    }),
  'call-to-action': (world: object) =>
    renderBlock(callToActionView, readExample(callToAction, drawn), { page: pageInWorld(world) }),
  'hero-banner': (world: object) =>
    renderBlock(heroBannerView, readExample(heroBanner, drawn), { page: pageInWorld(world) }),
  'product-block': (world: object) =>
    renderBlock(productBlockView, readExample(productBlock, { products: [drawn] }), {
      page: pageInWorld(world),
    }),
  'solutions-block': (world: object) =>
    renderBlock(solutionsBlockView, readExample(solutionsBlock, { cards: [drawn] }), {
      page: pageInWorld(world),
    }),
  'the head of a page': (world: object) =>
    renderMarkup(<PageBlocks blocks={[]} name="One" graphic="gates" />, pageInWorld(world)),
}

describe.each(Object.entries(blocks))('DATA-4 %s', (_, render) => {
  it('keeps no empty frame for a drawing whose figures the world lacks', () => {
    expect(render({ component: 'modules/world', stages })).toMatch(/-(media|figure|drawn)"/)
    expect(render({ component: 'modules/world', stages: [] })).not.toMatch(/-(media|figure|drawn)"/)
  })
})
