import { asset } from '../fields/asset.ts'
import { richText } from '../fields/rich-text.ts'
import { text, textarea } from '../fields/text.ts'
import { facts } from './fact.ts'
import { type ContentOf, defineRoot } from './root-schema.ts'
import { seo } from './seo.ts'

/** A partner's page, or one about partnership (BLOCK-1). */
export const partner = defineRoot('partner', {
  label: 'Partner',
  fields: {
    logo: asset({ label: 'Logo' }),
    heading: text({ label: 'Heading', help: 'If empty, the name of the story.' }),
    description: textarea({ label: 'Summary' }),
    body: richText({ label: 'Text' }),
    facts,
  },
  head: { seo },
})

export type Partner = ContentOf<typeof partner>
