import { file } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { flag } from '../fields/flag.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { heading, links, themeAndEditable } from './block-settings.ts'

/** Running text with notes beside it, and a Download PDF button when there is a file (BLOCK-2). */
export const contentAreaWithSidebar = defineBlock('content-area-with-sidebar', {
  label: 'Content area with sidebar',
  group: 'text',
  fields: {
    heading,
    body: required(richText({ label: 'Text' })),
    sidebar_heading: text({ label: 'Sidebar heading' }),
    sidebar: richText({ label: 'Sidebar text' }),
    file: file({
      kind: 'texts',
      label: 'PDF',
      help: 'Puts a Download PDF button into the sidebar.',
    }),
    links,
    show_contents: flag({
      label: 'Show contents list',
      help: 'Lists the headings of the text in the sidebar.',
    }),
    ...themeAndEditable,
  },
})

export type ContentAreaWithSidebar = BlockOf<typeof contentAreaWithSidebar>
