import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { multilink } from '../fields/multilink.ts'
import { text, textarea } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { heading, themeAndEditable } from './block-settings.ts'

export const featuredTestimonial = defineBlock('featured-testimonial', {
  label: 'Featured testimonial',
  group: 'trust',
  fields: {
    heading,
    quote: required(textarea({ label: 'Quote', help: 'Without quotation marks.' })),
    name: text({ label: 'Name' }),
    position: text({ label: 'Position', help: 'Job title and organisation.' }),
    image: asset({ label: 'Portrait', crops: ['4/5'] }),
    logo: asset({ label: 'Logo' }),
    link: multilink({ label: 'Client story' }),
    ...themeAndEditable,
  },
})

export type FeaturedTestimonial = BlockOf<typeof featuredTestimonial>
