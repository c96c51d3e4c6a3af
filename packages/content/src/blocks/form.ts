import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'
import { richParagraphs } from './example-content.ts'
import { form } from './form-embed.ts'

/** Any hosted form in the flow of a page (EMBED-3). */
export const formBlock = defineBlock('form', {
  label: 'Form',
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    form,
    theme,
    editable,
  },
  examples: {
    usual: {
      component: 'form',
      _uid: 'form-usual',
      heading: 'Get the next issue by post',
      description: richParagraphs('One mail a month, about one subject in project controls.'),
      form: [
        {
          component: 'form-embed',
          _uid: 'form-form-1',
          form_id: 'mailing-list',
          title: 'Join the mailing list',
        },
      ],
      theme: 'light',
    },
    least: { component: 'form', _uid: 'form-least' },
  },
})

export type FormBlock = BlockOf<typeof formBlock>
