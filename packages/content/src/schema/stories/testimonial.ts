import type { Asset } from '../assets/asset.ts'
import type { ReadContext } from '../context/read-context.ts'
import { asset } from '../fields/asset.ts'
import { multilink } from '../fields/multilink.ts'
import { text, textarea } from '../fields/text.ts'
import type { Link } from '../links/multilink.ts'
import { defineRoot, readRoot } from './root-schema.ts'
import { seo } from './seo.ts'

/** A result that a customer has published (DATA-10); the name is the story's. */
export interface Testimonial {
  readonly kind: 'testimonial'
  /** With its unit, such as `£4.2m`. */
  readonly number: string | undefined
  readonly description: string | undefined
  readonly logo: Asset | undefined
  /** The client story (BLOCK-3). */
  readonly link: Link | undefined
}

export const testimonial = defineRoot('modules/testimonial', {
  label: 'Testimonial',
  fields: {
    number: text({ label: 'Figure', help: 'With its unit, such as £4.2m.' }),
    description: textarea({ label: 'What it stands for' }),
    logo: asset({ label: 'Logo' }),
    link: multilink({ label: 'Client story' }),
    seo,
  },
})

/** A testimonial from raw content; nothing in it is required (DATA-10). Never throws. */
export function readTestimonial(content: unknown, context: ReadContext): Testimonial {
  const { number, description, logo, link } = readRoot(testimonial, content, context)
  return { kind: 'testimonial', number, description, logo, link }
}
