import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { defineItem, items } from '../fields/items.ts'
import { multilink } from '../fields/multilink.ts'
import { text, textarea } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { autoplay, headingAndText, pause_on_hover, themeAndEditable } from './block-settings.ts'

export const storyEntry = defineItem('story-entry', {
  label: 'Client',
  fields: {
    name: required(text({ label: 'Name' })),
    quote: required(textarea({ label: 'Quote', help: 'Without quotation marks.' })),
    position: text({ label: 'Position', help: 'Job title and organisation.' }),
    image: asset({ label: 'Portrait', crops: ['1/1'] }),
    logo: asset({ label: 'Logo' }),
    link: multilink({ label: 'Client story' }),
  },
})

/** Customer quotes; not stories of the content system. */
export const stories = defineBlock('stories', {
  label: 'Stories',
  group: 'stories',
  fields: {
    ...headingAndText,
    entries: required(items({ label: 'Clients', of: storyEntry })),
    autoplay,
    pause_on_hover,
    ...themeAndEditable,
  },
})

export type StoriesBlock = BlockOf<typeof stories>
export type CustomerQuote = StoriesBlock['entries'][number]
