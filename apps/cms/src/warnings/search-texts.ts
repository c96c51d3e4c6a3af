import { componentOfContent, hasPage } from '@prospectus/content/reading/component'
import { isStored } from '@prospectus/content/schema/values/stored-value'
import type { Warning } from '@prospectus/protocol/management/story'

/** How many letters of a title and a description search results show. */
const TITLE = { least: 30, most: 60 }
const DESCRIPTION = { least: 120, most: 160 }

/** The title that search results show for a story: that of its `seo`, else its name. */
export function searchTitle({ name, content }: Titled): string {
  return seoText(content, 'title') || name.trim()
}

/** Whether title and description of a page are of a length that search results show. */
export function* searchTextWarnings(story: Titled): Generator<Warning> {
  if (!hasPage(componentOfContent(story.content))) return
  const about = { component: 'story', uid: '', field: 'seo' }
  const title = searchTitle(story).length
  if (title < TITLE.least || title > TITLE.most) {
    const message = `The title in search results has ${title} letters; 30 to 60 are shown whole and say enough.`
    yield { kind: 'title-length', ...about, message, values: { letters: title } }
  }
  const description = seoText(story.content, 'description').length
  if (description === 0) {
    const message =
      'There is no description for search results: they will show some words of the page.'
    yield { kind: 'no-description', ...about, message }
  } else if (description < DESCRIPTION.least || description > DESCRIPTION.most) {
    const message = `The description in search results has ${description} letters; 120 to 160 are shown whole and say enough.`
    yield { kind: 'description-length', ...about, message, values: { letters: description } }
  }
}

export interface Titled {
  readonly name: string
  readonly content: unknown
}

function seoText(content: unknown, member: 'title' | 'description'): string {
  const seo = isStored(content) ? content.seo : undefined
  const stored: unknown = Array.isArray(seo) ? seo[0] : seo
  const text = isStored(stored) ? stored[member] : undefined
  return typeof text === 'string' ? text.trim() : ''
}
