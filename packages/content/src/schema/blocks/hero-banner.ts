import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { option } from '../fields/option.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { webAddress } from '../fields/web-address.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { contain, direction, editable, isMockup, isUi, links, theme } from './block-settings.ts'
import { linkEntry, richParagraphs, storedAsset } from './example-content.ts'
import {
  linkToNowhere,
  longHeading,
  longWord,
  markupInText,
  missingImage,
} from './hostile-examples.ts'

/** The opening of a page: its title, what it is about, and a drawing or picture. */
export const heroBanner = defineBlock('hero-banner', {
  label: 'Hero banner',
  fields: {
    label: text({ label: 'Label', help: 'A few words above the heading.' }),
    heading: required(
      text({ label: 'Heading', help: 'The title of the page when this block stands first.' }),
    ),
    description: richText({ label: 'Text' }),
    image: asset({ label: 'Image', help: 'Shown in place of the drawing.' }),
    video_url: webAddress({ label: 'Video address', help: 'Shown in place of the image.' }),
    links,
    direction,
    contain,
    isMockup,
    isUi,
    graphic: option({
      label: 'Drawing',
      help: 'Shown when there is neither image nor video.',
      choices: [
        { name: 'S-curve', value: 's-curve' },
        { name: 'Gantt ribbon', value: 'gantt' },
        { name: 'Capacity heat map', value: 'heat-map' },
        { name: 'Stage gates', value: 'gates' },
        { name: 'None', value: 'none' },
      ],
    }),
    theme,
    editable,
  },
  examples: {
    usual: {
      component: 'hero-banner',
      _uid: 'hero-banner-usual',
      label: 'Project and portfolio management',
      heading: 'Know where the portfolio is heading while you can still turn it',
      description: richParagraphs(
        'Corvane joins plans, hours and money from the tools you keep, and shows the drift between planned and earned value every morning.',
      ),
      links: [
        linkEntry('primary', 'Request a demo', 'request-a-demo'),
        linkEntry('text', 'Watch a tour', 'watch-a-tour'),
      ],
      graphic: 's-curve',
      theme: 'light',
    },
    'product window': {
      component: 'hero-banner',
      _uid: 'hero-banner-window',
      label: 'Platform',
      heading: 'Strategy execution',
      description: richParagraphs('Every project, tied to the outcome that it was funded for.'),
      image: storedAsset('portfolio', 'Portfolio list with schedule and cost indices'),
      links: [linkEntry('secondary', 'Talk to a practitioner', 'contact/')],
      direction: 'left',
      isMockup: true,
      contain: true,
      theme: 'dark',
    },
    gates: {
      component: 'hero-banner',
      _uid: 'hero-banner-gates',
      heading: 'Five gates, one board',
      graphic: 'gates',
      theme: 'brand',
    },
    video: {
      component: 'hero-banner',
      _uid: 'hero-banner-video',
      heading: 'Watch a tour',
      video_url: 'https://video.example/watch/tour',
      theme: 'tinted',
    },
    least: {
      component: 'hero-banner',
      _uid: 'hero-banner-least',
      heading: 'Accessibility statement',
    },
    'heat map': {
      component: 'hero-banner',
      _uid: 'hero-banner-heat-map',
      heading: 'Nine teams, twelve weeks, one picture of who is overbooked',
      graphic: 'heat-map',
      theme: 'tinted',
    },
    'schedule on the left': {
      component: 'hero-banner',
      _uid: 'hero-banner-gantt',
      heading: 'The plan, and what became of it',
      graphic: 'gantt',
      direction: 'left',
      theme: 'light',
    },
    'drawn interface': {
      component: 'hero-banner',
      _uid: 'hero-banner-ui',
      heading: 'Every risk has an owner and a price',
      image: storedAsset('risk-register', 'Risk register sorted by exposure'),
      isUi: true,
      theme: 'brand',
    },
    most: {
      component: 'hero-banner',
      _uid: 'hero-banner-most',
      label: 'Earned value management',
      heading: 'EIA-748 reports from the plan that you already keep',
      description: richParagraphs(
        'Thirty-two guidelines, eleven formats, and one place where the figures come from.',
        'The first report takes an afternoon; the second one takes no time at all.',
      ),
      image: storedAsset('evm-table', 'Earned value table by control account'),
      video_url: 'https://video.example/watch/earned-value',
      links: [
        linkEntry('primary', 'Request a demo', 'request-a-demo'),
        linkEntry('secondary', 'See the module', 'corvane-platform/earned-value-management'),
        linkEntry('text', 'Watch a tour', 'watch-a-tour'),
      ],
      direction: 'right',
      contain: true,
      isMockup: true,
      isUi: true,
      graphic: 's-curve',
      theme: 'dark',
      editable: false,
    },
    hostile: {
      component: 'hero-banner',
      _uid: 'hero-banner-hostile',
      label: longWord,
      heading: `${longWord} ${longHeading}`.slice(0, 300),
      description: richParagraphs(markupInText, longWord),
      image: missingImage,
      links: [linkToNowhere, linkEntry('primary', longWord, 'contact/')],
      graphic: 's-curve',
    },
  },
})

export type HeroBanner = BlockOf<typeof heroBanner>
