import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { webAddress } from '../fields/web-address.ts'
import { defineBlock } from './block.ts'
import {
  contain,
  direction,
  heading,
  introduction,
  isMockup,
  isUi,
  links,
  themeAndEditable,
} from './block-settings.ts'
import { chart } from './chart.ts'
import { graphic } from './graphic.ts'

export const alternatingPanel = defineBlock('alternating-panel', {
  label: 'Alternating panel',
  group: 'text',
  fields: {
    ...introduction,
    heading: required(heading),
    image: asset({ label: 'Image', crops: ['3/2'] }),
    video_url: webAddress({ label: 'Video address', help: 'Replaces the image.' }),
    graphic,
    chart,
    links,
    direction,
    contain,
    isMockup,
    isUi,
    ...themeAndEditable,
  },
})
