import { references } from '../fields/option.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { autoplay, editable, pause_on_hover, theme } from './block-settings.ts'

/** Published customer results, linked to their stories (BLOCK-3). */
export const testimonialsSlider = defineBlock('testimonials-slider', {
  label: 'Testimonials slider',
  group: 'trust',
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    testimonials: references({
      label: 'Testimonials',
      help: 'If none is chosen, all testimonials.',
      contentTypes: ['modules/testimonial'],
    }),
    autoplay,
    pause_on_hover,
    theme,
    editable,
  },
})

export type TestimonialsSlider = BlockOf<typeof testimonialsSlider>
