import { asset } from '../fields/asset.ts'
import { richText } from '../fields/rich-text.ts'
import { text, textarea } from '../fields/text.ts'
import { facts } from './fact.ts'
import { type ContentOf, defineRoot } from './root-schema.ts'
import { seo } from './seo.ts'

/** A page of a partner, or about partnership (BLOCK-1). */
export const partner = defineRoot('partner', {
  label: 'Partner',
  fields: {
    logo: asset({ label: 'Logo' }),
    heading: text({ label: 'Heading', help: 'The story’s name when left out.' }),
    description: textarea({ label: 'Summary' }),
    body: richText({ label: 'Text' }),
    facts,
  },
  head: { seo },
})

export type Partner = ContentOf<typeof partner>
