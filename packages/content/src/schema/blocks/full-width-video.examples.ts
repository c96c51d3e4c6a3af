import { richParagraphs, storedAsset } from './example-content.ts'
import type { Examples } from './examples.ts'
import { fileLink, longHeading, longWord, markupInText, missingImage } from './hostile-examples.ts'

export const fullWidthVideoExamples = {
  usual: {
    component: 'full-width-video',
    _uid: 'full-width-video-usual',
    label: 'Four minutes, with a transcript',
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
} satisfies Examples
