import { linkEntry, richParagraphs, storedAsset } from './example-content.ts'
import type { Examples } from './examples.ts'
import {
  linkToNowhere,
  longHeading,
  longWord,
  markupInText,
  missingImage,
} from './hostile-examples.ts'

export const alternatingPanelExamples = {
  usual: {
    component: 'alternating-panel',
    _uid: 'alternating-panel-usual',
    label: 'Workforce planning',
    heading: 'See the overload in March while it is still January',
    description: richParagraphs(
      'Every booking, absence and forecast lands in one capacity map, by team and by week.',
    ),
    image: storedAsset('heat-map', 'Capacity heat map of nine teams over twelve weeks'),
    links: [linkEntry('text', 'How workforce planning works', 'value-stream-management')],
    direction: 'right',
    isMockup: true,
    theme: 'light',
  },
  'drawn interface on the left': {
    component: 'alternating-panel',
    _uid: 'alternating-panel-left',
    heading: 'One register of risks, priced',
    description: richParagraphs('Each risk carries a probability, a cost and an owner.'),
    image: storedAsset('risk-register', 'Risk register sorted by exposure'),
    direction: 'left',
    isUi: true,
    contain: true,
    theme: 'tinted',
  },
  video: {
    component: 'alternating-panel',
    _uid: 'alternating-panel-video',
    heading: 'Watch a baseline being set',
    video_url: 'https://video.example/watch/baseline',
    theme: 'dark',
  },
  least: {
    component: 'alternating-panel',
    _uid: 'alternating-panel-least',
    heading: 'One plan, one set of numbers',
  },
  most: {
    component: 'alternating-panel',
    _uid: 'alternating-panel-most',
    label: 'Portfolio',
    heading: 'Forty-one projects on one line each',
    description: richParagraphs(
      'Indices, gate, owner and the date of the last report, in the order of what needs a decision.',
      'A filter is an address: send it, and whoever opens it sees the same forty-one.',
    ),
    image: storedAsset('portfolio', 'Portfolio list with schedule and cost indices'),
    video_url: 'https://video.example/watch/portfolio',
    links: [
      linkEntry('primary', 'Request a demo', 'request-a-demo'),
      linkEntry('secondary', 'Read about strategy', 'strategic-portfolio-management-software'),
      linkEntry('text', 'Watch a tour first', 'watch-a-tour'),
    ],
    direction: 'left',
    contain: true,
    isMockup: true,
    isUi: true,
    theme: 'brand',
    editable: false,
  },
  hostile: {
    component: 'alternating-panel',
    _uid: 'alternating-panel-hostile',
    label: longWord,
    heading: longHeading,
    description: richParagraphs(markupInText, longWord),
    image: missingImage,
    links: [linkToNowhere, linkEntry('text', longWord, 'contact/')],
    direction: 'left',
  },
} satisfies Examples
