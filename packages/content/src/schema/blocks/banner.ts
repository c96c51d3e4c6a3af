import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { type BlockOf, defineBlock } from './block.ts'
import {
  contain,
  heading,
  introduction,
  isProductBanner,
  links,
  themeAndEditable,
} from './block-settings.ts'

export const banner = defineBlock('banner', {
  label: 'Banner',
  group: 'openings',
  fields: {
    ...introduction,
    heading: required(heading),
    image: asset({ label: 'Image', crops: ['16/10'] }),
    links,
    isProductBanner,
    contain,
    ...themeAndEditable,
  },
})

export type Banner = BlockOf<typeof banner>
