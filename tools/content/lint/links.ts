import { LANGUAGE_PAGES } from '@prospectus/catalogue/languages/language-page'
import { readStory } from '@prospectus/content/reading/read-story'
import { isToolBlock } from '@prospectus/content/schema/blocks/all-blocks'
import type { StoryFile } from '../story-files.ts'
import type { Finding } from './finding.ts'
import { type LintedContent, publishedStories, siteContextOf } from './linted-content.ts'
import { objectsIn } from './walk.ts'

/** Addresses of the site that are not stories. */
const endpoints = new Set(['/sitemap.xml', '/robots.txt'])

/** Every internal link and reference leads to a published story, and every anchor to a heading or a tool (BLOCK-10). */
export function linkFindings(content: LintedContent): Finding[] {
  const siteContext = siteContextOf(content)
  const stories = new Map(publishedStories(content).map((story) => [story.uuid, story]))
  const anchorsByUuid = new Map<string, ReadonlySet<string>>()
  const anchorsOf = (story: StoryFile): ReadonlySet<string> => {
    const ids = anchorsByUuid.get(story.uuid) ?? anchorIds(readStory(story, siteContext).content)
    anchorsByUuid.set(story.uuid, ids)
    return ids
  }
  const paths = new Set(
    [...stories.keys()].flatMap(
      (uuid) => siteContext.pathOfUuid(uuid)?.replace(/(.)\/$/, '$1') ?? [],
    ),
  )
  for (const section of sectionsWithList(content)) paths.add(`/${section}`)
  for (const lang of siteContext.languages) {
    for (const page of LANGUAGE_PAGES) if (paths.has(`/${page}`)) paths.add(`/${lang}/${page}`)
  }

  const findingOf = (link: Link, story: StoryFile): string | undefined => {
    if (link.uuid !== undefined) {
      const target = stories.get(link.uuid)
      if (target === undefined) return `there is no published story at "${link.address}"`
      return anchorFinding(link.anchor, target)
    }
    if (link.address.startsWith('#')) return anchorFinding(link.address.slice(1), story)
    if (!link.address.startsWith('/')) return undefined
    const path = (/^[^?#]+/.exec(link.address)?.[0] ?? '/').replace(/(.)\/$/, '$1')
    return paths.has(path) || endpoints.has(path)
      ? undefined
      : `there is nothing at "${link.address}"`
  }
  const anchorFinding = (anchor: string | undefined, target: StoryFile): string | undefined =>
    anchor === undefined || anchorsOf(target).has(anchor)
      ? undefined
      : `"${target.full_slug}" has no heading or tool "${anchor}"`

  return publishedStories(content).flatMap((story) =>
    [...linksIn(story.content)].flatMap(({ path, link }) => {
      const message = findingOf(link, story)
      return message === undefined ? [] : [{ story: story.full_slug, path, message }]
    }),
  )
}

/** Published resource sections: without a start page they lead to their list (ROUTE-2). */
function sectionsWithList({ folders, datasources }: LintedContent): string[] {
  const sections = datasources.get('resource-type') ?? []
  return sections.map(({ value }) => value).filter((section) => folders.get(section)?.published)
}

interface Link {
  /** Uuid of the target story; undefined for a link to an address. */
  readonly uuid: string | undefined
  readonly address: string
  readonly anchor: string | undefined
}

/** Finds link fields, link marks and references to stories. */
function* linksIn(content: unknown): Generator<{ readonly path: string; readonly link: Link }> {
  for (const { value, path } of objectsIn(content)) {
    const attrs = value.attrs
    if (value.fieldtype === 'multilink') {
      const uuid = value.linktype === 'story' ? String(value.id) : undefined
      yield {
        path,
        link: { uuid, address: String(value.cached_url), anchor: nonEmptyText(value.anchor) },
      }
    } else if (value.type === 'link' && typeof attrs === 'object' && attrs !== null) {
      const mark = attrs as Readonly<Record<string, unknown>>
      const uuid = mark.linktype === 'story' ? String(mark.uuid) : undefined
      const address = mark.linktype === 'email' ? 'mailto:' : String(mark.href)
      yield { path, link: { uuid, address, anchor: nonEmptyText(mark.anchor) } }
    }
    for (const field of ['members', 'testimonials', 'featured']) {
      const references = value[field]
      if (!Array.isArray(references)) continue
      for (const uuid of references.filter((item) => typeof item === 'string')) {
        yield { path: `${path}.${field}`, link: { uuid, address: uuid, anchor: undefined } }
      }
    }
  }
}

function nonEmptyText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Ids that a link can name: those of headings, and the components of tools. */
function anchorIds(content: unknown): ReadonlySet<string> {
  const ids = [...objectsIn(content)].flatMap(({ value }) => [
    value.type === 'heading' && value.id,
    typeof value.component === 'string' && isToolBlock(value.component) && value.component,
  ])
  return new Set(ids.filter((id) => typeof id === 'string'))
}
