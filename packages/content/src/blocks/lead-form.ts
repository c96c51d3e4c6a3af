import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'
import { richParagraphs } from './example-content.ts'
import { form } from './form-embed.ts'

/** The form of a campaign or demo page (EMBED-3). */
export const leadForm = defineBlock('lead-form', {
  label: 'Lead form',
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    form,
    theme,
    editable,
  },
  examples: {
    usual: {
      component: 'lead-form',
      _uid: 'lead-form-usual',
      heading: 'See it with your own portfolio',
      description: richParagraphs(
        'Send us one schedule and one cost report. We bring them back in a 40-minute session, joined up.',
      ),
      form: [
        {
          component: 'form-embed',
          _uid: 'lead-form-form-1',
          form_id: 'request-a-demo',
          title: 'Request a demo',
        },
      ],
      theme: 'light',
    },
    least: { component: 'lead-form', _uid: 'lead-form-least' },
  },
})

export type LeadForm = BlockOf<typeof leadForm>
