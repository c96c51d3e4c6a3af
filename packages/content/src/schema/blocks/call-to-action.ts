import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { defineBlock } from './block.ts'
import { heading, introduction, isUi, links, themeAndEditable } from './block-settings.ts'
import { graphic } from './graphic.ts'

export const callToAction = defineBlock('call-to-action', {
  label: 'Call to action',
  group: 'ask',
  fields: {
    ...introduction,
    heading: required(heading),
    links,
    image: asset({ label: 'Image', crops: ['16/10'] }),
    graphic,
    isUi,
    ...themeAndEditable,
  },
})
