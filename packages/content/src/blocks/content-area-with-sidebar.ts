import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { flag } from '../fields/flag.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, links, theme } from './block-settings.ts'
import { linkEntry, richParagraphs, richSections, storedAsset } from './example-content.ts'

/** Running text with notes beside it, and a Download PDF button when there is a file (BLOCK-2). */
export const contentAreaWithSidebar = defineBlock('content-area-with-sidebar', {
  label: 'Content area with sidebar',
  fields: {
    heading: text({ label: 'Heading' }),
    body: required(richText({ label: 'Text' })),
    sidebar_heading: text({ label: 'Sidebar heading' }),
    sidebar: richText({ label: 'Sidebar text' }),
    file: asset({ label: 'PDF', help: 'Puts a Download PDF button into the sidebar.' }),
    links,
    show_contents: flag({
      label: 'Show contents list',
      help: 'Lists the headings of the text in the sidebar.',
    }),
    theme,
    editable,
  },
  examples: {
    usual: {
      component: 'content-area-with-sidebar',
      _uid: 'content-area-with-sidebar-usual',
      heading: 'Data processing agreement',
      body: richSections({
        Scope: 'This agreement covers personal data that customers enter into the service.',
        'Where data is kept':
          'Primary and standby sites lie in the country that the customer chooses.',
        'Sub-contractors':
          'The current list is published, with thirty days of notice before it changes.',
      }),
      sidebar_heading: 'In short',
      sidebar: richParagraphs('Version 4.2, in force since 1 March 2024.'),
      file: storedAsset('data-processing-agreement', ''),
      links: [linkEntry('text', 'List of sub-contractors', 'agreements-and-terms/sub-contractors')],
      show_contents: true,
      theme: 'light',
    },
    least: {
      component: 'content-area-with-sidebar',
      _uid: 'content-area-with-sidebar-least',
      body: richParagraphs('The agreement applies from the day of signature.'),
    },
  },
})

export type ContentAreaWithSidebar = BlockOf<typeof contentAreaWithSidebar>
