import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { defineItem, items } from '../fields/items.ts'
import { multilink } from '../fields/multilink.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'
import { richParagraphs, storyLink } from './example-content.ts'

export const partner = defineItem('partner', {
  label: 'Partner',
  fields: {
    logo: asset({ label: 'Logo' }),
    heading: required(text({ label: 'Name' })),
    description: richText({ label: 'Text' }),
    link: multilink({ label: 'Link' }),
  },
})

/** Organisations we work with. */
export const partnersListing = defineBlock('partners-listing', {
  label: 'Partners listing',
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    partners: required(items({ label: 'Partners', of: partner })),
    theme,
    editable,
  },
  examples: {
    usual: {
      component: 'partners-listing',
      _uid: 'partners-listing-usual',
      heading: 'Implementation partners',
      description: richParagraphs(
        'Each has taken at least three customers through their first year.',
      ),
      partners: [
        {
          component: 'partner',
          _uid: 'partner-kestrel',
          heading: 'Kestrel Controls',
          description: richParagraphs('Earned value systems for defence contractors.'),
          link: storyLink('partners/terms-conditions'),
        },
        { component: 'partner', _uid: 'partner-fjord', heading: 'Fjord Advisory' },
      ],
      theme: 'light',
    },
    least: {
      component: 'partners-listing',
      _uid: 'partners-listing-least',
      partners: [{ component: 'partner', _uid: 'partner-least', heading: 'Kestrel Controls' }],
    },
  },
})

export type PartnersListing = BlockOf<typeof partnersListing>
