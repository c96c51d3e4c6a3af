import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { defineBlock } from './block.ts'
import { headingAndText, links, themeAndEditable } from './block-settings.ts'

export const backgroundImageSection = defineBlock('background-image-section', {
  label: 'Background image section',
  group: 'openings',
  fields: {
    ...headingAndText,
    image: required(asset({ label: 'Image', help: 'Shown behind the text.' })),
    links,
    ...themeAndEditable,
  },
})
