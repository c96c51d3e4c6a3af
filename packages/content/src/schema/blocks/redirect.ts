import { webAddress } from '../fields/web-address.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable } from './block-settings.ts'
import { webLink } from './example-content.ts'
import { longWord } from './hostile-examples.ts'

/** Tells editors where a redirect story leads; visitors are sent there (ROUTE-4). */
export const redirect = defineBlock('redirect', {
  label: 'Redirect',
  fields: {
    destination_url: webAddress({
      label: 'Destination',
      help: 'A path of this site, such as /request-a-demo, or an http(s) address.',
    }),
    editable,
  },
  examples: {
    usual: { component: 'redirect', _uid: 'redirect-usual', destination_url: '/request-a-demo' },
    least: { component: 'redirect', _uid: 'redirect-least' },
    most: {
      component: 'redirect',
      _uid: 'redirect-most',
      destination_url: 'https://partner.example/events/rotterdam?from=corvane#programme',
      editable: false,
    },
    hostile: {
      component: 'redirect',
      _uid: 'redirect-hostile',
      destination_url: `https://partner.example/${longWord}/${longWord}?name=<b>&of=${longWord}`,
    },
    'shapes of older spaces': {
      component: 'redirect',
      _uid: 'redirect-shapes',
      destination_url: webLink('www.partner.example/events'),
    },
  },
})

export type Redirect = BlockOf<typeof redirect>
