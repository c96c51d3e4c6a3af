import { linkEntry, richParagraphs, richSections, storedAsset } from './example-content.ts'
import { exampleRichText } from './example-rich-text.ts'
import type { Examples } from './examples.ts'
import {
  linkToNowhere,
  longHeading,
  longWord,
  markupInText,
  missingImage,
} from './hostile-examples.ts'

export const contentAreaWithSidebarExamples = {
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
    body: exampleRichText,
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
} satisfies Examples
