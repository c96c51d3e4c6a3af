import { drawings } from '../blocks/block-settings.ts'
import { blocks } from '../blocks/body.ts'
import { flag } from '../fields/flag.ts'
import { option } from '../fields/option.ts'
import { text } from '../fields/text.ts'
import { type ContentOf, defineRoot } from './root-schema.ts'
import { schemas } from './schemas.ts'
import { seo } from './seo.ts'

/** DATA-2: keeps a story out of search engines, page search and the XML sitemap. */
const preventIndexing = flag({
  label: 'Keep out of search',
  help: 'Of search engines and of the site’s own search. The page stays on the sitemap page.',
})

/** Fields for the head of the page that every kind of story may have. */
export const pageHead = { seo, schemas, prevent_indexing: preventIndexing }

const WORLDS = 'worlds/'

/** An ordered list of blocks (BLOCK-1). */
export const page = defineRoot('page', {
  label: 'Page',
  fields: {
    body: blocks({ label: 'Blocks' }),
    graphic: option({
      label: 'Header drawing',
      help: 'Drawn when no block gives the page its title.',
      choices: drawings,
    }),
    world: text({
      label: 'World of the drawing',
      help: 'Without one a sample is drawn.',
      choicesFrom: { kind: 'stories', below: WORLDS },
      searched: false,
    }),
    world_project: text({
      label: 'Project of the drawing',
      help: 'Without one the first is drawn.',
      choicesFrom: { kind: 'parts', below: WORLDS, namedBy: 'world', field: 'projects' },
      searched: false,
    }),
  },
  head: pageHead,
})

export type PageContent = ContentOf<typeof page>
