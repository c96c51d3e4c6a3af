import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { webAddress } from '../fields/web-address.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'
import { richParagraphs, storedAsset } from './example-content.ts'
import { fileLink, longHeading, longWord, markupInText, missingImage } from './hostile-examples.ts'

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
    most: {
      component: 'full-width-video',
      _uid: 'full-width-video-most',
      heading: 'A network by hand, in half a minute',
      description: richParagraphs('Seven activities, two passes, one change. Without sound.'),
      video_url: storedAsset('network-film', '').filename,
      poster: storedAsset('gantt', 'Gantt chart of forty projects over two years'),
      captions: storedAsset('network-captions', ''),
      transcript: richParagraphs(
        '[0:00] Seven activities in a plant room, and a scale of 23 days.',
        '[0:03] Forward: the earliest day that each can begin and end.',
        '[0:16] Wiring grows by two days. The finish moves by one.',
      ),
      theme: 'brand',
      editable: false,
    },
    hostile: {
      component: 'full-width-video',
      _uid: 'full-width-video-hostile',
      heading: longHeading,
      description: richParagraphs(longWord, markupInText),
      video_url: 'https://video.example/watch/no-poster',
      poster: missingImage,
      captions: missingImage,
      transcript: richParagraphs(`[9:99] ${markupInText}`, longWord),
      theme: 'tinted',
    },
    'shapes of older spaces': {
      component: 'full-width-video',
      _uid: 'full-width-video-shapes',
      video_url: storedAsset('network-film', ''),
      captions: fileLink('network-captions'),
    },
  },
})

export type FullWidthVideo = BlockOf<typeof fullWidthVideo>
