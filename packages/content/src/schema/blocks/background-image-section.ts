import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, links, theme } from './block-settings.ts'
import { linkEntry, richParagraphs, storedAsset } from './example-content.ts'
import { linkToNowhere, longHeading, longWord, markupInText } from './hostile-examples.ts'

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
    most: {
      component: 'background-image-section',
      _uid: 'background-image-section-most',
      heading: 'Eleven suppliers, one date',
      description: richParagraphs(
        'Each of them closes its books on another day.',
        'Estimates at the status date are trued up when the books are closed: about one per cent.',
      ),
      image: { ...storedAsset('podcast-cover', ''), focus: '200x400:201x401' },
      links: [
        linkEntry(
          'primary',
          'Subcontractor management',
          'corvane-platform/subcontractor-management',
        ),
        linkEntry('secondary', 'Request a demo', 'request-a-demo'),
        linkEntry('text', 'Talk to a practitioner', 'contact/'),
      ],
      theme: 'light',
      editable: false,
    },
    hostile: {
      component: 'background-image-section',
      _uid: 'background-image-section-hostile',
      heading: longHeading,
      description: richParagraphs(longWord, markupInText),
      image: storedAsset('financials', ''),
      links: [linkToNowhere, linkEntry('primary', longWord, 'contact/')],
      theme: 'brand',
    },
  },
})

export type BackgroundImageSection = BlockOf<typeof backgroundImageSection>
