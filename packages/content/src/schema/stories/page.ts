import { blocks } from '../blocks/body.ts'
import { drawings } from '../blocks/graphic.ts'
import { extensions } from '../extensions.ts'
import { flag } from '../fields/flag.ts'
import { option } from '../fields/option.ts'
import { jsonLdDocuments } from './json-ld-field.ts'
import { defineRoot } from './root-schema.ts'
import { seo } from './seo.ts'

/** Keeps a story out of search engines, the site search and the XML sitemap (DATA-2). */
const preventIndexing = flag({
  label: 'Keep out of search',
  help: 'Hides the page from search engines and from the site’s own search. It stays on the sitemap page.',
})

/** Head fields, read from every story; the editor offers all of them for pages and resources only. */
export const pageHead = { seo, schemas: jsonLdDocuments, prevent_indexing: preventIndexing }

const coreFields = {
  body: blocks({ label: 'Blocks' }),
  graphic: option({
    label: 'Header drawing',
    help: 'Shown if no block gives the page its title.',
    choices: drawings,
  }),
}

type CoreFields = typeof coreFields

/** Types of a page's fields; extensions add theirs by declaration merging. */
export interface PageFields extends CoreFields {}

/** An ordered list of blocks (BLOCK-1). */
export const page = defineRoot('page', {
  label: 'Page',
  fields: Object.assign({}, coreFields, ...extensions.map(({ pageFields }) => pageFields)) as {
    readonly [Name in keyof PageFields]: PageFields[Name]
  },
  head: pageHead,
})
