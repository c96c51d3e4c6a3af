import { required } from '../fields/field.ts'
import { defineItem, items } from '../fields/items.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { defineBlock } from './block.ts'
import { headingAndText, themeAndEditable } from './block-settings.ts'

export const faq = defineItem('faq', {
  label: 'Question',
  fields: {
    title: required(text({ label: 'Question' })),
    description: required(richText({ label: 'Answer' })),
  },
})

/** Questions that open one at a time (BLOCK-4). */
export const faqs = defineBlock('faqs', {
  label: 'FAQs',
  group: 'text',
  fields: {
    ...headingAndText,
    entries: required(
      items({ label: 'Questions', help: 'The first one is open at the start.', of: faq }),
    ),
    ...themeAndEditable,
  },
})
