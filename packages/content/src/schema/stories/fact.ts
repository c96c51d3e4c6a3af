import { required } from '../fields/field.ts'
import { defineItem, type ItemOf, items } from '../fields/items.ts'
import { text } from '../fields/text.ts'

export const fact = defineItem('fact', {
  label: 'Fact',
  fields: {
    label: required(text({ label: 'Label' })),
    value: required(text({ label: 'Value' })),
  },
})

/** Labelled value beside the text of a partner or vacancy (BLOCK-1). */
export type Fact = ItemOf<typeof fact>

export const facts = items({ label: 'Facts', help: 'Shown beside the text.', of: fact })
