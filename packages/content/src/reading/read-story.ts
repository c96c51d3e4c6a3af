import { completeRawStory, type RawStory } from '@prospectus/protocol/raw-story'
import type { Fault } from '../schema/context/nested-block.ts'
import type { ReadContext } from '../schema/context/read-context.ts'
import { canonicalPath } from '../schema/links/canonical-path.ts'
import { DEFAULT_LANGUAGE, placeOf } from '../schema/links/language-folder.ts'
import { readForm } from '../schema/stories/form.ts'
import { readJobVacancy } from '../schema/stories/job-vacancy.ts'
import { page, readPage } from '../schema/stories/page.ts'
import { readPartner } from '../schema/stories/partner.ts'
import { readRedirect } from '../schema/stories/redirect.ts'
import { readResource } from '../schema/stories/resource.ts'
import { readRoot } from '../schema/stories/root-schema.ts'
import { readSettings } from '../schema/stories/settings.ts'
import type { Content, Story } from '../schema/stories/story.ts'
import { readTeamMember } from '../schema/stories/team-member.ts'
import { readTestimonial } from '../schema/stories/testimonial.ts'
import { readDate } from '../schema/values/date.ts'
import { componentOfContent } from './component.ts'
import { createReadContext, type Surroundings } from './surroundings.ts'

/**
 * A story ready to be rendered, from a story as the delivery protocol sends it (DATA-3, DATA-4).
 * Whatever is absent or unusable gets its fallback; blocks that cannot be shown come as faults in the
 * body. Never throws, whatever `raw` is.
 */
export function readStory(raw: unknown, surroundings: Surroundings): Story {
  const story = completeRawStory(raw)
  const dropped: Fault[] = []
  const context = createReadContext(surroundings, (fault) => {
    dropped.push({ ...fault, component: fault.component || 'story', uid: fault.uid || story.uuid })
  })
  const place = placeOf(story.full_slug, surroundings.languages)
  const createdAt = readDate(story.created_at) ?? new Date(0)
  const { seo, schemas, prevent_indexing } = readHead(
    story.content,
    createReadContext(surroundings),
  )
  return {
    id: story.id,
    uuid: story.uuid,
    name: story.name,
    fullSlug: story.full_slug,
    path: canonicalPath(story.full_slug, story.is_startpage),
    section: place.section,
    position: story.position,
    tags: story.tag_list,
    lang: place.lang === DEFAULT_LANGUAGE ? languageOf(story) : place.lang,
    alternates: alternatesOf(story, surroundings),
    createdAt,
    publishedAt: readDate(story.published_at) ?? readDate(story.first_published_at) ?? createdAt,
    seo,
    preventIndexing: prevent_indexing,
    schemas: schemas.valid,
    invalidSchemas: schemas.invalid,
    dropped,
    content: readContent(story.content, createdAt, context),
  }
}

/** What every kind of story may carry for the page's head. */
function readHead(content: unknown, context: ReadContext) {
  const { seo, schemas, prevent_indexing } = page.fields
  return readRoot({ ...page, fields: { seo, schemas, prevent_indexing } }, content, context)
}

function readContent(content: unknown, createdAt: Date, context: ReadContext): Content {
  switch (componentOfContent(content)) {
    case 'page':
      return readPage(content, context)
    case 'resource':
      return readResource(content, createdAt, context)
    case 'redirect':
      return readRedirect(content, context)
    case 'team-member':
      return readTeamMember(content, context)
    case 'testimonial':
      return readTestimonial(content, context)
    case 'partner':
      return readPartner(content, context)
    case 'job-vacancy':
      return readJobVacancy(content, context)
    case 'settings':
      return readSettings(content, context)
    case 'form':
      return readForm(content, context)
    case 'other':
      return readUnknown(content, context)
  }
}

/** BLOCK-1: anything that holds blocks gets the general layout. */
function readUnknown(content: unknown, context: ReadContext): Content {
  const stored = content as { component?: unknown; body?: unknown } | null | undefined
  if (Array.isArray(stored?.body)) return readPage(content, context)
  const component = stored?.component
  return { kind: 'other', component: typeof component === 'string' ? component : '' }
}

/** The protocol's `default` is the site's own language; a code stands for itself (LANG-1). */
function languageOf({ lang }: RawStory): string {
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(lang) ? lang : DEFAULT_LANGUAGE
}

function alternatesOf(story: RawStory, surroundings: Surroundings): Story['alternates'] {
  return story.alternates.flatMap(({ full_slug, name }) => {
    const path = surroundings.pathOfSlug(full_slug)
    if (path === undefined) return []
    return [{ lang: placeOf(full_slug, surroundings.languages).lang, path, name }]
  })
}
