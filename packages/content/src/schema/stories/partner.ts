import type { Asset } from '../assets/asset.ts'
import type { ReadContext } from '../context/read-context.ts'
import { asset } from '../fields/asset.ts'
import { richText } from '../fields/rich-text.ts'
import { text, textarea } from '../fields/text.ts'
import type { RichText } from '../rich-text/rich-text.ts'
import { type Fact, facts } from './fact.ts'
import { defineRoot, readRoot } from './root-schema.ts'
import { seo } from './seo.ts'

/** A page of a partner, or about partnership (BLOCK-1). */
export interface Partner {
  readonly kind: 'partner'
  readonly logo: Asset | undefined
  readonly heading: string | undefined
  readonly description: string | undefined
  readonly body: RichText | undefined
  readonly facts: readonly Fact[]
}

export const partner = defineRoot('modules/partner', {
  label: 'Partner',
  fields: {
    logo: asset({ label: 'Logo' }),
    heading: text({ label: 'Heading', help: 'The story’s name when left out.' }),
    description: textarea({ label: 'Summary' }),
    body: richText({ label: 'Text' }),
    facts,
    seo,
  },
})

/** A partner page from raw content; nothing in it is required (BLOCK-1). Never throws. */
export function readPartner(content: unknown, context: ReadContext): Partner {
  const { logo, heading, description, body, facts } = readRoot(partner, content, context)
  return { kind: 'partner', logo, heading, description, body, facts }
}
