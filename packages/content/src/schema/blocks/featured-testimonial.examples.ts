import { storedAsset, storyLink } from './example-content.ts'
import type { Examples } from './examples.ts'
import { longHeading, longWord, markupInText, missingImage } from './hostile-examples.ts'

export const featuredTestimonialExamples = {
  usual: {
    component: 'featured-testimonial',
    _uid: 'featured-testimonial-usual',
    heading: 'From a customer',
    quote:
      'We used to ring three firms and wait. Now we ring one, and on Thursday the van stands at the door.',
    name: 'Greta Holm',
    position: 'Head of purchasing, Halden',
    logo: storedAsset('halden', 'Halden'),
    link: storyLink('client-stories/halden-rail'),
    theme: 'tinted',
  },
  least: {
    component: 'featured-testimonial',
    _uid: 'featured-testimonial-least',
    quote: 'The parcel was there before the invoice.',
  },
  most: {
    component: 'featured-testimonial',
    _uid: 'featured-testimonial-most',
    heading: 'From another customer',
    quote:
      'For a year the boxes always came a little late on Mondays and a little early on Fridays. There was a man whose job was to explain it. Then we agreed on one day for all of them, and he now does something else.',
    name: 'Idris Calloway',
    position: 'Stores manager, Tarn',
    image: storedAsset('idris-calloway', 'Idris Calloway'),
    logo: storedAsset('tarn', 'Tarn'),
    link: storyLink('client-stories/tarn-aerospace'),
    theme: 'dark',
    editable: false,
  },
  portrait: {
    component: 'featured-testimonial',
    _uid: 'featured-testimonial-portrait',
    quote: 'Bad news keeps badly. I would rather have it fresh and unexplained.',
    name: 'Oona Byrne',
    position: 'Customer service, Exemplar',
    image: storedAsset('oona-byrne', 'Oona Byrne'),
    theme: 'light',
  },
  hostile: {
    component: 'featured-testimonial',
    _uid: 'featured-testimonial-hostile',
    heading: longHeading,
    quote: `${markupInText} ${longWord}`,
    name: longWord,
    position: markupInText,
    image: missingImage,
    logo: missingImage,
    link: storyLink(''),
    theme: 'brand',
  },
} satisfies Examples
