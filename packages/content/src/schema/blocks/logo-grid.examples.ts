import { storedAsset } from './example-content.ts'
import type { Examples } from './examples.ts'
import { logoBlock, longHeading, longWord, markupInText, missingImage } from './hostile-examples.ts'

export const logoGridExamples = {
  usual: {
    component: 'logo-grid',
    _uid: 'logo-grid-usual',
    heading: 'About 600 organisations plan with Exemplar',
    logos: [
      storedAsset('halden-rail', 'Halden Rail'),
      storedAsset('norvik-energy', 'Norvik Energy'),
      storedAsset('meridian-health', 'Meridian Health'),
      storedAsset('castellan-bank', 'Castellan Bank'),
      storedAsset('orrin-pharma', 'Orrin Pharma'),
    ],
    theme: 'light',
  },
  least: {
    component: 'logo-grid',
    _uid: 'logo-grid-least',
    logos: [storedAsset('tarn-aero', 'Tarn Aerospace')],
  },
  most: {
    component: 'logo-grid',
    _uid: 'logo-grid-most',
    heading: 'They began with one portfolio, and have between nine and four hundred projects in it',
    logos: [
      storedAsset('ashgrove-council', 'Ashgrove Council'),
      storedAsset('bluewater-offshore', 'Bluewater Offshore'),
      storedAsset('falkirk-defence', 'Falkirk Defence'),
      storedAsset('lindqvist-construction', 'Lindqvist Construction'),
      storedAsset('tarn-aero', 'Tarn Aerospace'),
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
      storedAsset('halden-rail', longWord),
      storedAsset('halden-rail', markupInText),
      storedAsset('controls-practice-2024', 'A square among oblongs'),
      storedAsset('norvik-energy', 'Norvik Energy'),
      storedAsset('castellan-bank', 'Castellan Bank'),
      storedAsset('orrin-pharma', 'One more than there is room for'),
    ],
  },
  'shapes of older spaces': {
    component: 'logo-grid',
    _uid: 'logo-grid-shapes',
    logos: [
      logoBlock('halden-rail', 'Halden Rail'),
      logoBlock('norvik-energy', 'Norvik Energy'),
      storedAsset('castellan-bank', 'Castellan Bank'),
    ],
  },
} satisfies Examples
