import { richParagraphs, storedAsset } from './example-content.ts'
import type { Examples } from './examples.ts'
import { fileLink, longHeading, longWord, markupInText, missingImage } from './hostile-examples.ts'

export const fullWidthVideoExamples = {
  usual: {
    component: 'full-width-video',
    _uid: 'full-width-video-usual',
    label: 'Four minutes, with a transcript',
    heading: 'Our workshop in four minutes',
    description: richParagraphs('Mara Voss shows how a Monday begins.'),
    video_url: 'https://video.example/watch/workshop',
    poster: storedAsset('order-board', 'Board with eleven orders in five stages'),
    transcript: richParagraphs('This is the board as it stood on Friday evening.'),
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
    heading: 'An order on its way, in half a minute',
    description: richParagraphs('Seven steps, one change. Without sound.'),
    video_url: storedAsset('delivery-film', '').filename,
    poster: storedAsset('rota', 'Rota of the week'),
    captions: storedAsset('delivery-captions', ''),
    transcript: richParagraphs(
      '[0:00] Seven steps from the order to the door, and a scale of 23 hours.',
      '[0:03] The order is read. The goods are picked, and the invoice is written.',
      '[0:16] Picking takes two hours longer. The bell rings at hour 23.',
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
    video_url: storedAsset('delivery-film', ''),
    captions: fileLink('delivery-captions'),
  },
} satisfies Examples
