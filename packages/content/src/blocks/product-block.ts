import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { defineItem, items } from '../fields/items.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { contain, editable, isMockup, links, theme } from './block-settings.ts'
import { linkEntry, richParagraphs, storedAsset } from './example-content.ts'

export const product = defineItem('product', {
  label: 'Product',
  fields: {
    logo: asset({ label: 'Logo' }),
    heading: required(text({ label: 'Name' })),
    description: richText({ label: 'Text' }),
    links,
    image: asset({ label: 'Image' }),
  },
})

/** Products or modules, each with a picture of it. */
export const productBlock = defineBlock('product-block', {
  label: 'Product block',
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    products: required(items({ label: 'Products', of: product })),
    isMockup,
    contain,
    theme,
    editable,
  },
  examples: {
    usual: {
      component: 'product-block',
      _uid: 'product-block-usual',
      heading: 'Two modules that most customers start with',
      products: [
        {
          component: 'product',
          _uid: 'product-execution',
          heading: 'Project execution',
          description: richParagraphs(
            'Schedules, risks and gates of every project, on one line each.',
          ),
          links: [linkEntry('text', 'Project execution', 'corvane-platform/project-execution')],
          image: storedAsset('gate-board', 'Gate board with eleven projects in five stages'),
        },
        {
          component: 'product',
          _uid: 'product-financials',
          heading: 'Advanced financials',
          description: richParagraphs(
            'Budget, commitment, actual and estimate at completion, by month.',
          ),
          links: [linkEntry('text', 'Advanced financials', 'corvane-platform/advanced-financials')],
          image: storedAsset('financials', 'Forecast and actual cost by quarter'),
        },
      ],
      isMockup: true,
      theme: 'tinted',
    },
    least: {
      component: 'product-block',
      _uid: 'product-block-least',
      products: [{ component: 'product', _uid: 'product-least', heading: 'Portal' }],
    },
  },
})

export type ProductBlock = BlockOf<typeof productBlock>
