import { references } from '../fields/option.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { autoplay, headingAndText, pause_on_hover, themeAndEditable } from './block-settings.ts'

/** Published customer results, linked to their stories (BLOCK-3). */
export const testimonialsSlider = defineBlock('testimonials-slider', {
  label: 'Testimonials slider',
  group: 'trust',
  fields: {
    ...headingAndText,
    testimonials: references({
      label: 'Testimonials',
      help: 'If none is chosen, all testimonials.',
      contentTypes: ['modules/testimonial'],
    }),
    autoplay,
    pause_on_hover,
    ...themeAndEditable,
  },
})

export type TestimonialsSlider = BlockOf<typeof testimonialsSlider>
