import { required } from '../fields/field.ts'
import { text } from '../fields/text.ts'
import { defineBlock } from './block.ts'
import { themeAndEditable } from './block-settings.ts'

/** One figure with its label, in the margin of a text if there is room. */
export const marginFigure = defineBlock('margin-figure', {
  label: 'Margin figure',
  group: 'text',
  fields: {
    figure: required(text({ label: 'Figure', help: 'With its unit, such as 11 %.' })),
    text: required(text({ label: 'What it measures' })),
    ...themeAndEditable,
  },
})
