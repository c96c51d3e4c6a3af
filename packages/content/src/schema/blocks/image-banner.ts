import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { defineBlock } from './block.ts'
import { contain, headingAndText, links, themeAndEditable } from './block-settings.ts'

export const imageBanner = defineBlock('image-banner', {
  label: 'Image banner',
  group: 'openings',
  fields: {
    ...headingAndText,
    image: required(asset({ label: 'Image', crops: ['21/9', '16/9', '4/5'] })),
    links,
    contain,
    narrow_image: asset({
      label: 'Image on narrow screens',
      help: 'With “Show whole image”, shown instead of it below 1024 px, for example a part of a screenshot whose words would be too small. The description of the whole image is read out for both, so it must suit both.',
    }),
    ...themeAndEditable,
  },
})
