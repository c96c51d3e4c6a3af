import { blocks } from '../blocks/body.ts'
import type { BlockOrFault } from '../context/nested-block.ts'
import type { ReadContext } from '../context/read-context.ts'
import { flag } from '../fields/flag.ts'
import { text } from '../fields/text.ts'
import { defineRoot, readRoot } from './root-schema.ts'
import { schemas } from './schemas.ts'
import { seo } from './seo.ts'

export interface PageContent {
  readonly kind: 'page'
  /** Chooses the page's header drawing; undefined means none. */
  readonly graphic: string | undefined
  readonly body: readonly BlockOrFault[]
}

/** DATA-2: keeps a story out of search engines, page search and the XML sitemap. */
export const preventIndexing = flag({
  label: 'Keep out of search',
  help: 'Of search engines and of the site’s own search. The page stays on the sitemap page.',
})

export const page = defineRoot('modules/page', {
  label: 'Page',
  fields: {
    body: blocks({ label: 'Blocks' }),
    graphic: text({
      label: 'Header drawing',
      help: 's-curve, gantt, heat-map or gates: drawn when no block gives the page its title.',
    }),
    seo,
    schemas,
    prevent_indexing: preventIndexing,
  },
})

/** An ordered list of blocks (BLOCK-1). */
export function readPage(content: unknown, context: ReadContext): PageContent {
  const { graphic, body } = readRoot(page, content, context)
  return { kind: 'page', graphic, body }
}
