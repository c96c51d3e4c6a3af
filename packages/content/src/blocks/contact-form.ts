import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'
import { richParagraphs } from './example-content.ts'
import { form } from './form-embed.ts'

/** A form to write to us, beside what to expect. */
export const contactForm = defineBlock('contact-form', {
  label: 'Contact form',
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    form,
    theme,
    editable,
  },
  examples: {
    usual: {
      component: 'contact-form',
      _uid: 'contact-form-usual',
      heading: 'Write to the people who answer',
      description: richParagraphs(
        'Support and sales share one desk in Leeds. Most questions are answered within four working hours.',
      ),
      form: [
        {
          component: 'form-embed',
          _uid: 'contact-form-form-1',
          form_id: 'contact',
          title: 'Contact us',
        },
      ],
      theme: 'light',
    },
    least: { component: 'contact-form', _uid: 'contact-form-least' },
  },
})

export type ContactForm = BlockOf<typeof contactForm>
