import type { Finding } from '../../../tools/content/lint/finding.ts'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'
import { isJsonObject } from '../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../tools/content/story-files.ts'
import { contentOf } from './entries.ts'
import { isGerman } from './story-texts.ts'

type HasVariant = (story: StoryFile, seedContent: LintedContent) => boolean

/** Variants of content that a site must support; the seed content has each of them, so that tests cover it. */
const VARIANTS: Readonly<Record<string, HasVariant>> = {
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
const MIN_TRANSLATIONS = 12

/** Finds variants of content that no story has, and too few translations. */
export function variantFindings(seedContent: LintedContent): Finding[] {
  const missing = Object.entries(VARIANTS)
    .filter(([, has]) => !seedContent.stories.some((story) => has(story, seedContent)))
    .map(([variant]) => finding(`no story has this variant: ${variant}`))
  const germanCount = seedContent.stories.filter(
    (story) => isGerman(story) && story.published,
  ).length
  return germanCount >= MIN_TRANSLATIONS
    ? missing
    : [...missing, finding(`${germanCount} pages in German, expected at least ${MIN_TRANSLATIONS}`)]
}

function ofEntry(has: (content: Readonly<Record<string, unknown>>) => boolean): HasVariant {
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
