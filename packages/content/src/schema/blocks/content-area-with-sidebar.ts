import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { flag } from '../fields/flag.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, links, theme } from './block-settings.ts'
import { linkEntry, richParagraphs, richSections, storedAsset } from './example-content.ts'
import { everyRichTextNode } from './example-rich-text.ts'
import {
  linkToNowhere,
  longHeading,
  longWord,
  markupInText,
  missingImage,
} from './hostile-examples.ts'

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
      file: storedAsset('roles-and-permissions', ''),
      links: [linkEntry('text', 'List of sub-contractors', 'agreements-and-terms/sub-contractors')],
      show_contents: true,
      theme: 'light',
    },
    least: {
      component: 'content-area-with-sidebar',
      _uid: 'content-area-with-sidebar-least',
      body: richParagraphs('The agreement applies from the day of signature.'),
    },
    most: {
      component: 'content-area-with-sidebar',
      _uid: 'content-area-with-sidebar-most',
      heading: 'Service level and support objectives',
      body: everyRichTextNode,
      sidebar_heading: 'Whom to call',
      sidebar: richSections({
        'While the service is down': 'By phone, at any hour; the number is on your contract.',
        Otherwise: 'By mail, on working days from 7 to 19 Central European Time.',
      }),
      file: storedAsset('roles-and-permissions', ''),
      links: [
        linkEntry('secondary', 'Security policy', 'agreements-and-terms/security-policy'),
        linkEntry('text', 'Earlier versions', 'agreements-and-terms/archives'),
      ],
      show_contents: true,
      theme: 'tinted',
      editable: false,
    },
    hostile: {
      component: 'content-area-with-sidebar',
      _uid: 'content-area-with-sidebar-hostile',
      heading: longHeading,
      body: richSections({ [longHeading]: longWord, [longWord]: markupInText }),
      sidebar_heading: longWord,
      sidebar: richParagraphs(markupInText, longWord),
      file: missingImage,
      links: [linkToNowhere, linkEntry('text', longWord, 'contact/')],
      show_contents: true,
    },
  },
})

export type ContentAreaWithSidebar = BlockOf<typeof contentAreaWithSidebar>
