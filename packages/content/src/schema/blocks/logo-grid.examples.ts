import { storedAsset } from './example-content.ts'
import type { Examples } from './examples.ts'
import { logoBlock, longHeading, longWord, markupInText, missingImage } from './hostile-examples.ts'

export const logoGridExamples = {
  usual: {
    component: 'logo-grid',
    _uid: 'logo-grid-usual',
    heading: 'About 600 firms buy from Exemplar',
    logos: [
      storedAsset('halden', 'Halden'),
      storedAsset('norvik', 'Norvik'),
      storedAsset('meridian', 'Meridian'),
      storedAsset('castellan', 'Castellan'),
      storedAsset('orrin', 'Orrin'),
    ],
    theme: 'light',
  },
  least: {
    component: 'logo-grid',
    _uid: 'logo-grid-least',
    logos: [storedAsset('tarn', 'Tarn')],
  },
  most: {
    component: 'logo-grid',
    _uid: 'logo-grid-most',
    heading: 'They began with one order, and now place between nine and four hundred a year',
    logos: [
      storedAsset('ashgrove', 'Ashgrove'),
      storedAsset('bluewater', 'Bluewater'),
      storedAsset('falkirk', 'Falkirk'),
      storedAsset('lindqvist', 'Lindqvist'),
      storedAsset('tarn', 'Tarn'),
    ],
    theme: 'dark',
    editable: false,
  },
  hostile: {
    component: 'logo-grid',
    _uid: 'logo-grid-hostile',
    heading: longHeading,
    logos: [
      missingImage,
      storedAsset('halden', longWord),
      storedAsset('halden', markupInText),
      storedAsset('award-2024', 'A square among oblongs'),
      storedAsset('norvik', 'Norvik'),
      storedAsset('castellan', 'Castellan'),
      storedAsset('orrin', 'One more than there is room for'),
    ],
  },
  'shapes of older spaces': {
    component: 'logo-grid',
    _uid: 'logo-grid-shapes',
    logos: [
      logoBlock('halden', 'Halden'),
      logoBlock('norvik', 'Norvik'),
      storedAsset('castellan', 'Castellan'),
    ],
  },
} satisfies Examples
