import { richParagraphs, storedAsset } from './example-content.ts'
import type { Examples } from './examples.ts'
import { fileLink } from './hostile-examples.ts'

export const pdfReaderExamples = {
  usual: {
    component: 'pdf-reader',
    _uid: 'pdf-reader-usual',
    heading: 'Exemplar in three pages',
    file: storedAsset('product-brochure', ''),
    theme: 'tinted',
  },
  least: { component: 'pdf-reader', _uid: 'pdf-reader-least' },
  most: {
    component: 'pdf-reader',
    _uid: 'pdf-reader-most',
    heading: 'Who may change what',
    file: {
      ...storedAsset('roles-and-permissions', 'Roles and permissions'),
      title: 'Roles and permissions, edition of 2024',
    },
    theme: 'dark',
    editable: false,
  },
  hostile: {
    component: 'pdf-reader',
    _uid: 'pdf-reader-hostile',
    heading: `<b>Read</b> ${'A document that says everything about itself in its heading. '.repeat(5)}`,
    file: {
      ...storedAsset('product-brochure', ''),
      title: `Kundendienstwerkstattoeffnungszeitenaushangvorlagenverzeichnis ${'<script>'.repeat(4)}`,
    },
    theme: 'brand',
  },
  'shapes of older spaces': {
    component: 'pdf-reader',
    _uid: 'pdf-reader-shapes',
    heading: richParagraphs('Who may change what'),
    file: fileLink('roles-and-permissions'),
  },
  'not a PDF': {
    component: 'pdf-reader',
    _uid: 'pdf-reader-picture',
    heading: 'A picture in the place of the document',
    file: storedAsset('podcast-cover', ''),
  },
} satisfies Examples
