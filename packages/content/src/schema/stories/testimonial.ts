import { blocks } from '../blocks/body.ts'
import { figureChart } from '../blocks/figure-chart.ts'
import { asset } from '../fields/asset.ts'
import { items } from '../fields/items.ts'
import { multilink } from '../fields/multilink.ts'
import { text, textarea } from '../fields/text.ts'
import { type ContentOf, defineRoot } from './root-schema.ts'
import { seo } from './seo.ts'

/** Published result of a customer, whose name is the story's (DATA-10). */
export const testimonial = defineRoot('testimonial', {
  label: 'Testimonial',
  fields: {
    number: text({ label: 'Figure', help: 'With its unit, such as £4.2m.' }),
    description: textarea({ label: 'What it measures' }),
    logo: asset({ label: 'Logo' }),
    link: multilink({ label: 'Client story' }),
    chart: items({
      label: 'Chart',
      help: 'Shows beside the figure what it is made of.',
      of: figureChart,
      maximum: 1,
    }),
    body: blocks({ label: 'Blocks', help: 'Shown below the result.' }),
  },
  head: { seo },
})

export type Testimonial = ContentOf<typeof testimonial>
