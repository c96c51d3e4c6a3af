import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { text } from '../fields/text.ts'
import { webAddress } from '../fields/web-address.ts'
import { type BlockOf, defineBlock } from './block.ts'
import {
  contain,
  description,
  direction,
  isMockup,
  isUi,
  label,
  links,
  themeAndEditable,
} from './block-settings.ts'
import { chart } from './chart.ts'
import { graphic } from './graphic.ts'

export const heroBanner = defineBlock('hero-banner', {
  label: 'Hero banner',
  group: 'openings',
  fields: {
    label,
    heading: required(
      text({ label: 'Heading', help: 'The title of the page if this is its first block.' }),
    ),
    description,
    image: asset({ label: 'Image', crops: ['4/3'] }),
    video_url: webAddress({ label: 'Video address', help: 'Replaces the image.' }),
    links,
    direction,
    contain,
    isMockup,
    isUi,
    graphic,
    chart,
    ...themeAndEditable,
  },
})

export type HeroBanner = BlockOf<typeof heroBanner>
