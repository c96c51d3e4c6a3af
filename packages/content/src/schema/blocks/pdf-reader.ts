import { asset } from '../fields/asset.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'
import { richParagraphs, storedAsset } from './example-content.ts'
import { fileLink } from './hostile-examples.ts'

/** A PDF to read on the page (BLOCK-9). */
export const pdfReader = defineBlock('pdf-reader', {
  label: 'PDF reader',
  fields: {
    heading: text({ label: 'Heading' }),
    file: asset({ label: 'PDF', help: 'Without a file, a notice stands in its place.' }),
    theme,
    editable,
  },
  examples: {
    usual: {
      component: 'pdf-reader',
      _uid: 'pdf-reader-usual',
      heading: 'Corvane in three pages',
      file: storedAsset('corvane-brochure-2024', ''),
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
        ...storedAsset('corvane-brochure-2024', ''),
        title: `Projektportfoliomanagementsoftwareeinfuehrungsleitfadenfassung ${'<script>'.repeat(4)}`,
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
  },
})

export type PdfReader = BlockOf<typeof pdfReader>
