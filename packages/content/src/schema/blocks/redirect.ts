import { webAddress } from '../fields/web-address.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable } from './block-settings.ts'

/** Shows editors the destination of a redirect story; visitors are redirected (ROUTE-4). */
export const redirect = defineBlock('redirect', {
  label: 'Redirect',
  fields: {
    destination_url: webAddress({
      label: 'Destination',
      help: 'A path of this site, such as /request-a-demo, or an http(s) address.',
    }),
    editable,
  },
})

export type Redirect = BlockOf<typeof redirect>
