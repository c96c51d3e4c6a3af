import { required } from '../fields/field.ts'
import { defineItem, items } from '../fields/items.ts'
import { multilink } from '../fields/multilink.ts'
import { richText } from '../fields/rich-text.ts'
import { text, textarea } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'
import { webLink } from './example-content.ts'
import { icon } from './icon.ts'

export const address = defineItem('address', {
  label: 'Address',
  fields: {
    heading: text({ label: 'Heading', help: 'Such as Visitors or Post.' }),
    address: required(textarea({ label: 'Address', help: 'One line a row.' })),
    google_maps_link: multilink({ label: 'Map link' }),
  },
})

export const location = defineItem('location', {
  label: 'Location',
  fields: {
    heading: required(text({ label: 'Place' })),
    icon: icon(),
    phone: text({ label: 'Phone', help: 'International form, such as +44 113 496 0142.' }),
    addresses: items({ label: 'Addresses', of: address }),
  },
})

/** Offices, with their addresses and telephone numbers. */
export const locations = defineBlock('locations', {
  label: 'Locations',
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    locations: required(items({ label: 'Locations', of: location })),
    theme,
    editable,
  },
  examples: {
    usual: {
      component: 'locations',
      _uid: 'locations-usual',
      heading: 'Four offices',
      locations: [
        {
          component: 'location',
          _uid: 'location-leeds',
          heading: 'Leeds',
          icon: 'pin',
          phone: '+44 113 496 0142',
          addresses: [
            {
              component: 'address',
              _uid: 'address-leeds',
              heading: 'Visitors',
              address: 'Corvane Ltd\n14 Canal Wharf\nLeeds LS11',
              google_maps_link: webLink('https://maps.example/?q=canal-wharf-leeds'),
            },
          ],
        },
        { component: 'location', _uid: 'location-rotterdam', heading: 'Rotterdam', icon: 'pin' },
        {
          component: 'location',
          _uid: 'location-arlington',
          heading: 'Arlington, VA',
          icon: 'pin',
        },
      ],
      theme: 'light',
    },
    least: {
      component: 'locations',
      _uid: 'locations-least',
      locations: [{ component: 'location', _uid: 'location-least', heading: 'Brisbane' }],
    },
  },
})

export type Locations = BlockOf<typeof locations>
