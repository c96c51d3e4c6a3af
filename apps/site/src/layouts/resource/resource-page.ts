import { labelsOf } from '@prospectus/catalogue/resources/labels'
import { selectRelated } from '@prospectus/catalogue/resources/selection'
import { pageDescription } from '@prospectus/content/head/page-texts'
import type { Messages } from '@prospectus/content/messages/messages'
import { isBlock } from '@prospectus/content/schema/blocks/all-blocks'
import { resourceSections } from '@prospectus/content/schema/resource-sections'
import { plainText } from '@prospectus/content/schema/rich-text/plain-text'
import type { RichText } from '@prospectus/content/schema/rich-text/rich-text'
import type { ResourceContent } from '@prospectus/content/schema/stories/resource'
import type { Story } from '@prospectus/content/schema/stories/story'
import type { ResourceKind } from '@prospectus/server/brand'
import type { PageView } from '../../rendering/page-view.ts'
import { newestResources, publishedStories } from '../../rendering/published-stories.ts'
import type { Card } from '../../ui/article-card/card.ts'
import { cardsUpcomingFirst, createPastEventPredicate } from '../../ui/article-card/cards-of.ts'
import type { Crumb } from '../../ui/breadcrumbs/crumbs-of.ts'
import { homePath, pathInLanguage } from '../../ui/link/languages.ts'

/** A label, and the path of the list of all resources with it. */
interface LabelLink {
  readonly label: string
  readonly path: string
}

export interface ResourcePage {
  readonly kind: ResourceKind
  readonly story: Story
  readonly content: ResourceContent
  readonly lang: string
  readonly messages: Messages
  /** Undefined if the type has no label, as outside the resources centre. */
  readonly type: LabelLink | undefined
  /** What the section is, by the page of its own, if it has one in the page's language. */
  readonly sectionText: string | undefined
  /** Topics that have a label (DATA-8). */
  readonly topics: readonly LabelLink[]
  /** Labels of its industries (DATA-8). */
  readonly industries: readonly string[]
  readonly author: Author | undefined
  readonly crumbs: readonly Crumb[]
  readonly contactPath: string
  /** `YYYY-MM-DD`, UTC. */
  readonly today: string
  /** Time of the snapshot. An event that was over by then stays over, however long the page is cached. */
  readonly builtAt: Date
}

/** @throws if the page's story is not a resource */
export function resourcePage(page: PageView): ResourcePage {
  const { story, snapshot, lang, messages } = page
  if (story?.content.kind !== 'resource')
    throw new Error(`The story of a resource page is ${story?.content.kind}; expected a resource`)
  const downloads = story.content.downloads.filter(({ link }) => !page.isFileMissing?.(link.href))
  const content = { ...story.content, downloads }
  const themeLabels = labelsOf(snapshot.datasources['theme-type'], lang)
  const industryLabels = labelsOf(snapshot.datasources['industry-type'], lang)
  const type = resourceType(story, page)
  return {
    kind: kindOf(story.section, content),
    story,
    content,
    lang,
    messages,
    type,
    sectionText: sectionText(story, page),
    topics: content.themes.flatMap((theme) => {
      const label = themeLabels.get(theme)
      return label === undefined ? [] : [{ label, path: filteredListPath('theme', theme, page) }]
    }),
    industries: content.industries.flatMap((industry) => industryLabels.get(industry) ?? []),
    author: authorOf(content, page),
    crumbs: resourceCrumbs(story, page),
    contactPath: pathInLanguage('contact', page) ?? '/contact/',
    today: page.today,
    builtAt: snapshot.builtAt,
  }
}

/** The description of the section's start page: of `podcast/` for `podcast/one`. */
function sectionText({ fullSlug }: Story, { snapshot, read }: PageView): string | undefined {
  const match = snapshot.find(fullSlug.slice(0, fullSlug.lastIndexOf('/')))
  return match?.kind === 'story' ? pageDescription(read(match.entry)) : undefined
}

interface Author {
  readonly name: string
  /** Path of the author's page, if there is one in the resource's language. */
  readonly path: string | undefined
}

/** The author, with the page of the team member of that name; undefined if the resource names none. */
export function authorOf({ author: name }: ResourceContent, page: PageView): Author | undefined {
  if (name === undefined) return undefined
  const member = publishedStories('team-member', page).find(({ entry }) => entry.name === name)
  return { name, path: member?.entry.path }
}

export function hasRecording({ audio, video }: ResourceContent): boolean {
  return audio !== undefined || video !== undefined
}

/** True for a document without anything to download, even after a form. */
export function isReadHereOnly({ kind, content }: ResourcePage): boolean {
  const count = content.downloads.length + content.gatedDownloads.length
  return kind === 'document' && count === 0 && !content.gated
}

/** Reading time of a text that stands in for a recording (BLOCK-12). */
export interface ReadingTime {
  readonly isConversation: boolean
  /** 1 or more. */
  readonly minutes: number
}

/** Undefined for a recording, and in sections that never have recordings. */
export function readingTimeOf({ story, content }: ResourcePage): ReadingTime | undefined {
  const kind = kindOfSection(story.section)
  if (kind !== 'podcast' && kind !== 'video') return undefined
  if (hasRecording(content)) return undefined
  const texts = [...richTextsOf(content.body), ...(content.transcript ?? [])]
  const wordCount = plainText(texts).split(/\s+/).length
  return {
    isConversation: content.transcript !== undefined || countTurns(texts) >= MIN_CONVERSATION_TURNS,
    minutes: Math.max(1, Math.round(wordCount / WORDS_PER_MINUTE)),
  }
}

/** The text of all content areas of a resource. */
export function richTextsOf(body: ResourceContent['body']): RichText {
  return body.flatMap((block) =>
    isBlock(block) && block.component === 'content-area' ? (block.body ?? []) : [],
  )
}

/** Average reading speed for prose. */
const WORDS_PER_MINUTE = 220
const MIN_CONVERSATION_TURNS = 4

/** Counts paragraphs that start with a speaker: a name in bold with a colon. */
function countTurns(texts: RichText): number {
  return texts.filter((block) => {
    const first = block.type === 'paragraph' ? block.content[0] : undefined
    return (
      first?.type === 'text' &&
      first.marks.some(({ type }) => type === 'bold') &&
      /:\s*$/.test(first.text)
    )
  }).length
}

/** Breadcrumbs of a resource: home page, resources centre, type, resource. */
export function resourceCrumbs(story: Story, page: PageView): readonly Crumb[] {
  const { messages } = page
  const centre = pathInLanguage('resources', page)
  const type = resourceType(story, page)
  return [
    { name: messages.layout.home, path: homePath(page) },
    ...(centre === undefined
      ? []
      : [{ name: messages.languagePages.resourcesTitle, path: centre }]),
    ...(type === undefined ? [] : [{ name: type.label, path: type.path }]),
    { name: story.name, path: undefined },
  ]
}

/** Undefined if the type has no label. */
export function resourceType(story: Story, page: PageView): LabelLink | undefined {
  const label = labelsOf(page.snapshot.datasources['resource-type'], page.lang).get(story.section)
  return label === undefined
    ? undefined
    : { label, path: filteredListPath('type', story.section, page) }
}

function filteredListPath(filter: 'type' | 'theme', value: string, page: PageView): string {
  const centre = pathInLanguage('resources', page) ?? '/resources'
  return `${centre}?${new URLSearchParams({ [filter]: value })}`
}

/** Number of newest resources per filter that are candidates for related ones. */
const RELATED_CANDIDATES = 60

/** At most three related resources. */
export function relatedCards(page: PageView): readonly Card[] {
  const { story, lang } = page
  if (story?.content.kind !== 'resource') return []
  const { themes, industries, date = story.createdAt } = story.content
  // An old resource of the same section and topic may be far down in the topic's list.
  const type = story.section
  const filters = [...themes.flatMap((theme) => [{ theme, type }, { theme }]), { type }]
  const candidates = newestResources(filters, RELATED_CANDIDATES, page)
  const identity = { uuid: story.uuid, section: story.section, lang, date: date.getTime() }
  const current = { ...identity, themes, industries }
  return cardsUpcomingFirst(
    selectRelated(candidates, current, createPastEventPredicate(page)),
    page,
  )
}

/** The section's kind; `article` if it has none, or if the recording that it needs is missing. */
function kindOf(section: string, content: ResourceContent): ResourceKind {
  const kind = kindOfSection(section)
  const needsRecording = kind === 'podcast' || kind === 'video'
  return needsRecording && !hasRecording(content) ? 'article' : kind
}

/** The kind of a section's resources, if they have the recording that it needs; `article` by default (BLOCK-12). */
export function kindOfSection(section: string): ResourceKind {
  return section === RECORDINGS_SECTION ? 'video' : (resourceSections.get(section) ?? 'article')
}

/** Section of recorded webinars, which the resources centre does not list (DATA-9). */
export const RECORDINGS_SECTION = 'webinar-recording-pages'
