import { completeRawStory, type RawStory } from '@prospectus/protocol/raw-story'
import { readDate } from '@prospectus/protocol/values/date'
import type { Issue } from '../schema/context/nested-block.ts'
import type { ReadContext } from '../schema/context/read-context.ts'
import { canonicalPath } from '../schema/links/canonical-path.ts'
import { DEFAULT_LANGUAGE, splitSlug } from '../schema/links/language-folder.ts'
import { allRootSchemas, type Content } from '../schema/stories/all-root-schemas.ts'
import { page, pageHead } from '../schema/stories/page.ts'
import { readOptional } from '../schema/stories/root-schema.ts'
import type { Story } from '../schema/stories/story.ts'
import { storedFields } from '../schema/values/stored-value.ts'
import { createReadContext, type SiteContext } from './site-context.ts'
import { storyKindOf } from './story-kind.ts'

/**
 * Reads a delivered story (DATA-3). Invalid values get defaults; invalid blocks become issues (DATA-4). Never throws.
 */
export function readStory(raw: unknown, siteContext: SiteContext): Story {
  const story = completeRawStory(raw)
  const issues: Issue[] = []
  const context = createReadContext(siteContext, (issue) => {
    issues.push({ ...issue, component: issue.component || 'story', uid: issue.uid || story.uuid })
  })
  const location = splitSlug(story.full_slug, siteContext.languages)
  const createdAt = readDate(story.created_at) ?? new Date(0)
  const { seo, schemas, prevent_indexing } = readOptional(
    pageHead,
    story.content,
    createReadContext(siteContext),
  )
  return {
    id: story.id,
    uuid: story.uuid,
    name: story.name,
    fullSlug: story.full_slug,
    path: canonicalPath(story.full_slug, story.is_startpage),
    section: location.section,
    position: story.position,
    tags: story.tag_list,
    lang: location.lang === DEFAULT_LANGUAGE ? languageOf(story) : location.lang,
    alternates: alternatesOf(story, siteContext),
    createdAt,
    publishedAt: readDate(story.published_at) ?? readDate(story.first_published_at) ?? createdAt,
    seo,
    preventIndexing: prevent_indexing,
    schemas: schemas.valid,
    invalidSchemaCount: schemas.invalidCount,
    dropped: issues,
    content: readContent(story.content, createdAt, context),
  }
}

function readContent(content: unknown, createdAt: Date, context: ReadContext): Content {
  const component = storyKindOf(content)
  // An unlisted component with blocks.
  if (component === 'other') return page.read(content, context)
  return component === 'unknown'
    ? readUnknown(content)
    : allRootSchemas[`modules/${component}`].read(content, context, createdAt)
}

function readUnknown(content: unknown): Content {
  const { component } = storedFields(content)
  return { kind: 'unknown', component: typeof component === 'string' ? component : '' }
}

/** The protocol's `default` is the site's own language; any other value is a language code (LANG-1). */
function languageOf({ lang }: RawStory): string {
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(lang) ? lang : DEFAULT_LANGUAGE
}

function alternatesOf(story: RawStory, siteContext: SiteContext): Story['alternates'] {
  return story.alternates.flatMap(({ full_slug, name }) => {
    const path = siteContext.pathOfSlug(full_slug)
    if (path === undefined) return []
    return [{ lang: splitSlug(full_slug, siteContext.languages).lang, path, name }]
  })
}
