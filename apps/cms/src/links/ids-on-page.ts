import { readStory } from '@prospectus/content/reading/read-story'
import type { SiteContext } from '@prospectus/content/reading/site-context'
import { isToolBlock } from '@prospectus/content/schema/blocks/all-blocks'

/** The names on a story's page that a link can lead to: headings, marks of rich text, blocks. */
export function idsOnPage(content: unknown, siteContext: SiteContext): ReadonlySet<string> {
  const ids = new Set(OF_LAYOUTS)
  const gather = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner !== 'string') gather(inner)
      else if (key === 'id' || key === 'uid') ids.add(inner.normalize('NFC'))
      else if (key === 'component' && isToolBlock(inner)) ids.add(inner)
    }
  }
  gather(readStory({ content }, siteContext).content)
  return ids
}

/** What the site's own layouts name. */
const OF_LAYOUTS = ['main', 'document', 'recording', 'get-download']
