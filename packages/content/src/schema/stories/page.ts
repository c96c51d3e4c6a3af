import { blocks } from '../blocks/body.ts'
import { flag } from '../fields/flag.ts'
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

/** An ordered list of blocks (BLOCK-1). */
export const page = defineRoot('page', {
  label: 'Page',
  fields: {
    body: blocks({ label: 'Blocks' }),
    graphic: text({
      label: 'Header drawing',
      help: 's-curve, estimates, gantt, heat-map, overloads, gates, weighted, projects, money, benefits, subcontracts, phone, hours, change, accounts, causes, risks, requests, score, loads, epics, decision or steps: drawn when no block gives the page its title.',
      searched: false,
    }),
    world: text({
      label: 'World of the drawing',
      help: 'The last part of the slug of a story below worlds/, such as rail. Without it a sample is drawn.',
      searched: false,
    }),
    world_project: text({
      label: 'Project of the drawing',
      help: 'Its name in that world; without it the first one.',
      searched: false,
    }),
  },
  head: pageHead,
})

export type PageContent = ContentOf<typeof page>
