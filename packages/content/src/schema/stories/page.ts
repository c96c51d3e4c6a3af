import { blocks } from '../blocks/body.ts'
import { drawings } from '../blocks/graphic.ts'
import { extensions } from '../extensions.ts'
import { flag } from '../fields/flag.ts'
import { option } from '../fields/option.ts'
import { defineRoot } from './root-schema.ts'
import { schemas } from './schemas.ts'
import { seo } from './seo.ts'

/** DATA-2: keeps a story out of search engines, page search and the XML sitemap. */
const preventIndexing = flag({
  label: 'Keep out of search',
  help: 'Of search engines and of the site’s own search. The page stays on the sitemap page.',
})

/** Fields for the head of the page that every kind of story may have. */
export const pageHead = { seo, schemas, prevent_indexing: preventIndexing }

const ownFields = {
  body: blocks({ label: 'Blocks' }),
  graphic: option({
    label: 'Header drawing',
    help: 'Drawn when no block gives the page its title.',
    choices: drawings,
  }),
}

type OwnFields = typeof ownFields

/** The types of a page's fields; an extension that adds some declares them here too. */
export interface PageFields extends OwnFields {}

/** An ordered list of blocks (BLOCK-1). */
export const page = defineRoot('page', {
  label: 'Page',
  fields: Object.assign({}, ownFields, ...extensions.map(({ pageFields }) => pageFields)) as {
    readonly [Name in keyof PageFields]: PageFields[Name]
  },
  head: pageHead,
})
