import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { defineItem, items } from '../fields/items.ts'
import { multilink } from '../fields/multilink.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { description, introduction, themeAndEditable } from './block-settings.ts'

export const partner = defineItem('partner', {
  label: 'Partner',
  fields: {
    logo: asset({ label: 'Logo' }),
    heading: required(text({ label: 'Name' })),
    description,
    link: multilink({ label: 'Link' }),
  },
})

export const partnersListing = defineBlock('partners-listing', {
  label: 'Partners listing',
  group: 'trust',
  fields: {
    ...introduction,
    partners: required(items({ label: 'Partners', of: partner })),
    ...themeAndEditable,
  },
})

export type ListedPartner = PartnersListing['partners'][number]
export type PartnersListing = BlockOf<typeof partnersListing>
