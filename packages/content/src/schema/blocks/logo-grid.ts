import { assets } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { defineBlock } from './block.ts'
import { heading, themeAndEditable } from './block-settings.ts'

export const logoGrid = defineBlock('logo-grid', {
  label: 'Logo grid',
  group: 'trust',
  fields: {
    heading,
    logos: required(assets({ label: 'Logos', help: 'The first five are shown.', maximum: 5 })),
    ...themeAndEditable,
  },
})
