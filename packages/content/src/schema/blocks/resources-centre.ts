import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { description, themeAndEditable } from './block-settings.ts'

/** Every resource, with filters (RES-0). */
export const resourcesCentre = defineBlock('resources-centre', {
  label: 'Resources centre',
  group: 'stories',
  fields: {
    heading: text({
      label: 'Heading',
      help: 'The title of the page if this is its first block.',
    }),
    description,
    ...themeAndEditable,
  },
})

export type ResourcesCentre = BlockOf<typeof resourcesCentre>
