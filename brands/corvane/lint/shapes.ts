import type { Finding } from '../../../tools/content/lint/finding.ts'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'
import { isJsonObject } from '../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../tools/content/story-files.ts'
import { contentOf } from './entries.ts'
import { isGerman } from './story-texts.ts'

type HasShape = (story: StoryFile, bundled: LintedContent) => boolean

/** Variants of content that a site must support; each occurs in the catalogue, so that tests cover it. */
const SHAPES: Readonly<Record<string, HasShape>> = {
  'themes as a list': ofEntry(({ theme }) => Array.isArray(theme) && theme.length > 0),
  'a single theme': ofEntry(({ theme }) => typeof theme === 'string' && theme !== ''),
  'no theme': ofEntry(({ theme }) => theme == null || theme === ''),
  'industries as a list': ofEntry(({ industry }) => Array.isArray(industry) && industry.length > 0),
  'a single industry': ofEntry(({ industry }) => typeof industry === 'string' && industry !== ''),
  'no industry': ofEntry(({ industry }) => [industry].flat().filter(Boolean).length === 0),
  'a picture in the older form': ofEntry(({ image }) => isJsonObject(image) && !('id' in image)),
  'a picture in the newer form': ofEntry(({ image }) => isJsonObject(image) && 'id' in image),
  'no picture': ofEntry(({ image }) => image === null),
  'a date at midnight': ofEntry(({ date }) => / 00:00$/.test(String(date))),
  'a date as an ISO timestamp': ofEntry(({ date }) => /^\d{4}-\d\d-\d\dT/.test(String(date))),
  'a negative position': ({ position }) => position < 0,
  'an unpublished story': ({ published }) => !published,
  'a page kept out of search engines': (story) => contentOf(story).prevent_indexing === true,
  'a published story in an unpublished folder': ({ published, full_slug }, { folders }) =>
    published && folders.get(full_slug.replace(/\/[^/]*$/, ''))?.published === false,
  'a redirect to a redirect': leadsToRedirect,
}
const TRANSLATIONS = 12

/** The catalogue has every variant of content, and at least a dozen translations. */
export function shapeFindings(bundled: LintedContent): Finding[] {
  const missing = Object.entries(SHAPES)
    .filter(([, has]) => !bundled.stories.some((story) => has(story, bundled)))
    .map(([shape]) => finding(`no story shows this shape: ${shape}`))
  const german = bundled.stories.filter((story) => isGerman(story) && story.published).length
  return german >= TRANSLATIONS
    ? missing
    : [...missing, finding(`${german} pages in German, at least ${TRANSLATIONS} are wanted`)]
}

function ofEntry(has: (content: Readonly<Record<string, unknown>>) => boolean): HasShape {
  return (story) => {
    const content = contentOf(story)
    return story.published && content.component === 'modules/resource' && has(content)
  }
}

function leadsToRedirect(story: StoryFile, { stories }: LintedContent): boolean {
  const { component, destination_url: destination } = contentOf(story)
  if (component !== 'modules/redirect' || !story.published) return false
  const next = stories.find(({ full_slug }) => `/${full_slug}` === destination)
  return next?.published === true && contentOf(next).component === 'modules/redirect'
}

function finding(message: string): Finding {
  return { story: 'catalogue', path: '', message }
}
