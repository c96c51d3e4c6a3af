import { storedAsset, storyLink } from './example-content.ts'
import type { Examples } from './examples.ts'
import { longHeading, longWord, markupInText, missingImage } from './hostile-examples.ts'

export const featuredTestimonialExamples = {
  usual: {
    component: 'featured-testimonial',
    _uid: 'featured-testimonial-usual',
    heading: 'From the project office',
    quote:
      'We used to argue about whose figures were right. Now we argue about what to do, which is the better argument.',
    name: 'Greta Holm',
    position: 'Head of portfolio, Halden Rail',
    logo: storedAsset('halden-rail', 'Halden Rail'),
    link: storyLink('client-stories/halden-rail'),
    theme: 'tinted',
  },
  least: {
    component: 'featured-testimonial',
    _uid: 'featured-testimonial-least',
    quote: 'The month-end report writes itself by the second working day.',
  },
  most: {
    component: 'featured-testimonial',
    _uid: 'featured-testimonial-most',
    heading: 'From the programme office',
    quote:
      'For a year the programme was always a little behind at month end and a little ahead ten days later. There was a man whose job was to explain it. We gave every supplier one status date, and he now does something else.',
    name: 'Idris Calloway',
    position: 'Programme controls, Tarn Aerospace',
    image: storedAsset('idris-calloway', 'Idris Calloway'),
    logo: storedAsset('tarn-aero', 'Tarn Aerospace'),
    link: storyLink('client-stories/tarn-aerospace'),
    theme: 'dark',
    editable: false,
  },
  portrait: {
    component: 'featured-testimonial',
    _uid: 'featured-testimonial-portrait',
    quote: 'Bad news keeps badly. I would rather have it fresh and unexplained.',
    name: 'Oona Byrne',
    position: 'Float and Drift',
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
