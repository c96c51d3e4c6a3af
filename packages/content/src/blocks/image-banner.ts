import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { contain, editable, links, theme } from './block-settings.ts'
import { linkEntry, richParagraphs, storedAsset } from './example-content.ts'

/** One large picture, with or without words. */
export const imageBanner = defineBlock('image-banner', {
  label: 'Image banner',
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    image: required(asset({ label: 'Image' })),
    links,
    contain,
    theme,
    editable,
  },
  examples: {
    usual: {
      component: 'image-banner',
      _uid: 'image-banner-usual',
      heading: 'Forty projects on one screen',
      description: richParagraphs('Sorted by what they will cost, not by what they have cost.'),
      image: storedAsset('gantt', 'Gantt chart of forty projects over two years'),
      links: [linkEntry('text', 'See project execution', 'corvane-platform/project-execution')],
      contain: true,
      theme: 'tinted',
    },
    least: {
      component: 'image-banner',
      _uid: 'image-banner-least',
      image: storedAsset('financials', 'Forecast and actual cost by quarter'),
    },
  },
})

export type ImageBanner = BlockOf<typeof imageBanner>
