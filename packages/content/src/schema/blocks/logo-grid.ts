import { assets } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { text } from '../fields/text.ts'
import { defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'

export const logoGrid = defineBlock('logo-grid', {
  label: 'Logo grid',
  group: 'trust',
  fields: {
    heading: text({ label: 'Heading' }),
    logos: required(assets({ label: 'Logos', help: 'The first five are shown.', maximum: 5 })),
    theme,
    editable,
  },
})
