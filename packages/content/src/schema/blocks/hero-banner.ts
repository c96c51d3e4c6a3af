import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { option } from '../fields/option.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { webAddress } from '../fields/web-address.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { contain, direction, editable, isMockup, isUi, links, theme } from './block-settings.ts'

/** The opening of a page: its title, what it is about, and a drawing or picture. */
export const heroBanner = defineBlock('hero-banner', {
  label: 'Hero banner',
  fields: {
    label: text({ label: 'Label', help: 'A few words above the heading.' }),
    heading: required(
      text({ label: 'Heading', help: 'The title of the page when this block stands first.' }),
    ),
    description: richText({ label: 'Text' }),
    image: asset({ label: 'Image', help: 'Shown in place of the drawing.', crops: ['4/3'] }),
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
        { name: 'Estimates at completion', value: 'estimates' },
        { name: 'Gantt ribbon', value: 'gantt' },
        { name: 'Capacity heat map', value: 'heat-map' },
        { name: 'Stage gates', value: 'gates' },
        { name: 'None', value: 'none' },
      ],
    }),
    theme,
    editable,
  },
})

export type HeroBanner = BlockOf<typeof heroBanner>
