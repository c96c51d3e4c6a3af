import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { webAddress } from '../fields/web-address.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'
import { richParagraphs, storedAsset } from './example-content.ts'

/** A video over the whole width, with captions and a transcript. */
export const fullWidthVideo = defineBlock('full-width-video', {
  label: 'Full-width video',
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    video_url: required(webAddress({ label: 'Video address' })),
    poster: asset({ label: 'Poster', help: 'The picture that shows until the video plays.' }),
    captions: asset({ label: 'Captions', help: 'A WebVTT file.' }),
    transcript: richText({ label: 'Transcript' }),
    theme,
    editable,
  },
  examples: {
    usual: {
      component: 'full-width-video',
      _uid: 'full-width-video-usual',
      heading: 'A portfolio review in four minutes',
      description: richParagraphs('Mara Voss walks through the view that opens her Mondays.'),
      video_url: 'https://video.example/watch/portfolio-review',
      poster: storedAsset('portfolio', 'Portfolio list with schedule and cost indices'),
      transcript: richParagraphs('This is the portfolio as it stood on Friday evening.'),
      theme: 'dark',
    },
    least: {
      component: 'full-width-video',
      _uid: 'full-width-video-least',
      video_url: 'https://video.example/watch/tour',
    },
  },
})

export type FullWidthVideo = BlockOf<typeof fullWidthVideo>
