import { required } from '../fields/field.ts'
import { defineItem } from '../fields/items.ts'
import { multilink } from '../fields/multilink.ts'
import { option } from '../fields/option.ts'
import { text } from '../fields/text.ts'

/** Link in a list, stored as {_uid, type, label} and a destination (DATA-10). */
export const linkItem = defineItem('link', {
  label: 'Link',
  fields: {
    type: option({
      label: 'Appearance',
      choices: [
        { name: 'Primary button', value: 'primary' },
        { name: 'Secondary button', value: 'secondary' },
        { name: 'Text link', value: 'text' },
      ],
    }),
    label: required(text({ label: 'Label' })),
    link: required(multilink({ label: 'Destination' })),
  },
})
