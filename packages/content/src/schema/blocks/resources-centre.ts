import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'
import { richParagraphs } from './example-content.ts'
import { longHeading, longWord, markupInText } from './hostile-examples.ts'

/** Every resource, with filters (RES-0). */
export const resourcesCentre = defineBlock('resources-centre', {
  label: 'Resources centre',
  fields: {
    heading: text({
      label: 'Heading',
      help: 'The title of the page when this block stands first.',
    }),
    description: richText({ label: 'Text' }),
    theme,
    editable,
  },
  examples: {
    usual: {
      component: 'resources-centre',
      _uid: 'resources-centre-usual',
      heading: 'Resources',
      description: richParagraphs('Articles, episodes, guidebooks and recordings, newest first.'),
      theme: 'light',
    },
    least: { component: 'resources-centre', _uid: 'resources-centre-least' },
    most: {
      component: 'resources-centre',
      _uid: 'resources-centre-most',
      heading: 'Everything that we have written, recorded and measured since 2016',
      description: richParagraphs(
        'Articles, episodes, guidebooks and recordings, newest first.',
        'Nothing is behind a form, but for the assessments.',
      ),
      theme: 'tinted',
      editable: false,
    },
    hostile: {
      component: 'resources-centre',
      _uid: 'resources-centre-hostile',
      heading: longHeading,
      description: richParagraphs(markupInText, longWord),
    },
  },
})

export type ResourcesCentre = BlockOf<typeof resourcesCentre>
