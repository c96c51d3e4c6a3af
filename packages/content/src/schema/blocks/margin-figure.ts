import { required } from '../fields/field.ts'
import { text } from '../fields/text.ts'
import { defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'

/** One figure beside a text, with what it counts: in the margin where there is one. */
export const marginFigure = defineBlock('margin-figure', {
  label: 'Margin figure',
  group: 'text',
  fields: {
    figure: required(text({ label: 'Figure', help: 'With its unit, such as 11 %.' })),
    text: required(text({ label: 'What it measures' })),
    theme,
    editable,
  },
})
