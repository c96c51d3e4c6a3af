import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { webAddress } from '../fields/web-address.ts'
import { defineBlock } from './block.ts'
import { contain, direction, editable, isMockup, isUi, links, theme } from './block-settings.ts'
import { graphic } from './graphic.ts'
import { chart } from './own-chart.ts'

export const alternatingPanel = defineBlock('alternating-panel', {
  label: 'Alternating panel',
  group: 'text',
  fields: {
    label: text({ label: 'Label', help: 'A few words above the heading.' }),
    heading: required(text({ label: 'Heading' })),
    description: richText({ label: 'Text' }),
    image: asset({ label: 'Image', crops: ['3/2'] }),
    video_url: webAddress({ label: 'Video address', help: 'Replaces the image.' }),
    graphic,
    chart,
    links,
    direction,
    contain,
    isMockup,
    isUi,
    theme,
    editable,
  },
})
