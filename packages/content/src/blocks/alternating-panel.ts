import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { webAddress } from '../fields/web-address.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { contain, direction, editable, isMockup, isUi, links, theme } from './block-settings.ts'
import { linkEntry, richParagraphs, storedAsset } from './example-content.ts'

/** Text on one side, a picture or video on the other. */
export const alternatingPanel = defineBlock('alternating-panel', {
  label: 'Alternating panel',
  fields: {
    label: text({ label: 'Label', help: 'A few words above the heading.' }),
    heading: required(text({ label: 'Heading' })),
    description: richText({ label: 'Text' }),
    image: asset({ label: 'Image' }),
    video_url: webAddress({ label: 'Video address', help: 'Shown in place of the image.' }),
    links,
    direction,
    contain,
    isMockup,
    isUi,
    theme,
    editable,
  },
  examples: {
    usual: {
      component: 'alternating-panel',
      _uid: 'alternating-panel-usual',
      label: 'Workforce planning',
      heading: 'See the overload in March while it is still January',
      description: richParagraphs(
        'Every booking, absence and forecast lands in one capacity map, by team and by week.',
      ),
      image: storedAsset('heat-map', 'Capacity heat map of nine teams over twelve weeks'),
      links: [
        linkEntry('text', 'How workforce planning works', 'corvane-platform/workforce-planning'),
      ],
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
  },
})

export type AlternatingPanel = BlockOf<typeof alternatingPanel>
