import { linkEntry, richParagraphs, storedAsset } from './example-content.ts'
import type { Examples } from './examples.ts'
import {
  linkToNowhere,
  longHeading,
  longWord,
  markupInText,
  missingImage,
} from './hostile-examples.ts'

export const callToActionExamples = {
  usual: {
    component: 'call-to-action',
    _uid: 'call-to-action-usual',
    label: 'Next step',
    heading: 'Bring one programme. Leave with its forecast.',
    description: richParagraphs('Forty minutes with a practitioner, on your own figures.'),
    links: [
      linkEntry('primary', 'Request a demo', 'request-a-demo'),
      linkEntry('text', 'Watch a tour first', 'watch-a-tour'),
    ],
    theme: 'brand',
  },
  'with a picture': {
    component: 'call-to-action',
    _uid: 'call-to-action-picture',
    heading: 'See the gate board before the next gate',
    links: [linkEntry('secondary', 'Take the tour', 'tour')],
    image: storedAsset('gate-board', 'Gate board with eleven projects in five stages'),
    isUi: true,
    theme: 'dark',
  },
  least: { component: 'call-to-action', _uid: 'call-to-action-least', heading: 'Talk to us' },
  most: {
    component: 'call-to-action',
    _uid: 'call-to-action-most',
    label: 'Before the next board',
    heading: 'Have the forecast checked by somebody who did not make it',
    description: richParagraphs(
      'Send a plan, its actuals and the last three reports.',
      'Within five working days you get three estimates at completion and the assumptions of each.',
    ),
    links: [
      linkEntry('primary', 'Request an assessment', 'request-a-business-value-assessment'),
      linkEntry('secondary', 'Talk to us first', 'contact/'),
      linkEntry('text', 'Read how we do it', 'ppm-implementation'),
    ],
    image: storedAsset('evm-table', 'Earned value table by control account'),
    isUi: true,
    theme: 'tinted',
    editable: false,
  },
  hostile: {
    component: 'call-to-action',
    _uid: 'call-to-action-hostile',
    label: longWord,
    heading: longHeading,
    description: richParagraphs(markupInText, longWord),
    links: [linkToNowhere, linkEntry('primary', longWord, 'contact/')],
    image: missingImage,
  },
} satisfies Examples
