import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, links, theme } from './block-settings.ts'
import { linkEntry, richParagraphs, storedAsset } from './example-content.ts'

/** Words over a picture that fills the block. */
export const backgroundImageSection = defineBlock('background-image-section', {
  label: 'Background image section',
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    image: required(asset({ label: 'Image', help: 'Lies behind the text.' })),
    links,
    theme,
    editable,
  },
  examples: {
    usual: {
      component: 'background-image-section',
      _uid: 'background-image-section-usual',
      heading: 'Plans meet weather',
      description: richParagraphs('Offshore campaigns are rescheduled nine times on average.'),
      image: storedAsset('gantt', ''),
      links: [linkEntry('primary', 'Energy', 'industry/oil-gas-energy')],
      theme: 'dark',
    },
    least: {
      component: 'background-image-section',
      _uid: 'background-image-section-least',
      image: storedAsset('heat-map', ''),
    },
  },
})

export type BackgroundImageSection = BlockOf<typeof backgroundImageSection>
