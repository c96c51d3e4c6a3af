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
import { pageWithDataset } from './dataset-page.fixture.ts'

const stages = [{ name: 'Listed', projects: 4, value: 388 }]
const drawn = { heading: 'One', graphic: 'gates' }

/** Renders blocks with a drawing of the given dataset. */
const blocks = {
  'alternating-panel': (dataset: object) =>
    renderBlock(alternatingPanelView, readExample(alternatingPanel, drawn), {
      page: pageWithDataset(dataset),
    }),
  'call-to-action': (dataset: object) =>
    renderBlock(callToActionView, readExample(callToAction, drawn), {
      page: pageWithDataset(dataset),
    }),
  'hero-banner': (dataset: object) =>
    renderBlock(heroBannerView, readExample(heroBanner, drawn), { page: pageWithDataset(dataset) }),
  'product-block': (dataset: object) =>
    renderBlock(productBlockView, readExample(productBlock, { products: [drawn] }), {
      page: pageWithDataset(dataset),
    }),
  'solutions-block': (dataset: object) =>
    renderBlock(solutionsBlockView, readExample(solutionsBlock, { cards: [drawn] }), {
      page: pageWithDataset(dataset),
    }),
  'the head of a page': (dataset: object) =>
    renderMarkup(<PageBlocks blocks={[]} name="One" graphic="gates" />, pageWithDataset(dataset)),
}

describe.each(Object.entries(blocks))('DATA-4 %s', (_, render) => {
  it('shows no empty frame for a drawing whose figures the dataset lacks', () => {
    expect(render({ component: 'modules/world', stages })).toMatch(/-(media|figure|drawn)"/)
    expect(render({ component: 'modules/world', stages: [] })).not.toMatch(/-(media|figure|drawn)"/)
  })
})
