import { asset, file } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { richText } from '../fields/rich-text.ts'
import { webAddress } from '../fields/web-address.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { introduction, themeAndEditable } from './block-settings.ts'

export const fullWidthVideo = defineBlock('full-width-video', {
  label: 'Full-width video',
  group: 'text',
  fields: {
    ...introduction,
    video_url: required(webAddress({ label: 'Video address' })),
    poster: asset({
      label: 'Poster',
      help: 'The picture shown until the video plays.',
      crops: ['16/9'],
    }),
    captions: file({ kind: 'texts', label: 'Captions', help: 'A WebVTT file.' }),
    transcript: richText({ label: 'Transcript' }),
    ...themeAndEditable,
  },
})

export type FullWidthVideo = BlockOf<typeof fullWidthVideo>
