import { alternatingPanel } from '@prospectus/content/schema/blocks/alternating-panel'
import { callToAction } from '@prospectus/content/schema/blocks/call-to-action'
import { heroBanner } from '@prospectus/content/schema/blocks/hero-banner'
import { productBlock } from '@prospectus/content/schema/blocks/product-block'
import { solutionsBlock } from '@prospectus/content/schema/blocks/solutions-block'
import { describe, expect, it } from 'vitest'
import { PageBlocks } from '../layouts/page-blocks.tsx'
import { pageInWorld } from '../ui/figures/world-page.fixture.ts'
import { readExample, renderBlock, renderMarkup } from '../ui/testing/render.tsx'
import { alternatingPanelView } from './alternating-panel/alternating-panel.tsx'
import { callToActionView } from './call-to-action/call-to-action.tsx'
import { heroBannerView } from './hero-banner/hero-banner.tsx'
import { productBlockView } from './product-block/product-block.tsx'
import { solutionsBlockView } from './solutions-block/solutions-block.tsx'

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
