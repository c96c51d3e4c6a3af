import { required } from '../fields/field.ts'
import { defineItem, items } from '../fields/items.ts'
import { multilink } from '../fields/multilink.ts'
import { text, textarea } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { introduction, themeAndEditable } from './block-settings.ts'
import { icon } from './icon.ts'

export const address = defineItem('address', {
  label: 'Address',
  fields: {
    heading: text({ label: 'Heading', help: 'Such as Visitors or Post.' }),
    address: required(textarea({ label: 'Address', help: 'Each line is shown as a line.' })),
    google_maps_link: multilink({ label: 'Map link' }),
  },
})

export const location = defineItem('location', {
  label: 'Location',
  fields: {
    heading: required(text({ label: 'Place' })),
    icon: icon(),
    phone: text({ label: 'Phone', help: 'With the country code, such as +44 113 496 0142.' }),
    addresses: items({ label: 'Addresses', of: address }),
  },
})

export const locations = defineBlock('locations', {
  label: 'Locations',
  group: 'company',
  fields: {
    ...introduction,
    locations: required(items({ label: 'Locations', of: location })),
    ...themeAndEditable,
  },
})

export type LocationAddress = Location['addresses'][number]
export type Location = Locations['locations'][number]
export type Locations = BlockOf<typeof locations>
