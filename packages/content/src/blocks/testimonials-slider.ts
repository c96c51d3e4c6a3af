import { references } from '../fields/option.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'
import { richParagraphs } from './example-content.ts'

/** Results that customers have published, linked to their stories (BLOCK-3). */
export const testimonialsSlider = defineBlock('testimonials-slider', {
  label: 'Testimonials slider',
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    testimonials: references({
      label: 'Testimonials',
      help: 'None chosen: every testimonial.',
      contentTypes: ['modules/testimonial'],
    }),
    theme,
    editable,
  },
  examples: {
    usual: {
      component: 'testimonials-slider',
      _uid: 'testimonials-slider-usual',
      heading: 'What it came to',
      description: richParagraphs('Figures as the customers published them.'),
      testimonials: [],
      theme: 'light',
    },
    least: { component: 'testimonials-slider', _uid: 'testimonials-slider-least' },
  },
})

export type TestimonialsSlider = BlockOf<typeof testimonialsSlider>
