import { labelsOf } from '@prospectus/catalogue/resources/labels'
import { selectRelated } from '@prospectus/catalogue/resources/selection'
import type { Messages } from '@prospectus/content/messages/messages'
import type { ResourceContent } from '@prospectus/content/schema/stories/resource'
import type { Story } from '@prospectus/content/schema/stories/story'
import type { PageView } from '../../rendering/page-view.ts'
import { newestResources } from '../../rendering/published-stories.ts'
import type { Card } from '../../ui/article-card/card.ts'
import { cardsOf } from '../../ui/article-card/cards-of.ts'
import type { Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { pathInLanguage, wayHome } from '../../ui/link/languages.ts'

/** A label that leads to the list of all resources that have it. */
interface LabelLink {
  readonly label: string
  readonly path: string
}

/** What the parts of a resource's page are drawn from. */
export interface ResourcePage {
  readonly kind: ResourceKind
  readonly story: Story
  readonly content: ResourceContent
  readonly lang: string
  readonly messages: Messages
  /** Its resource type; undefined for one that is not in the resources centre, or has no label. */
  readonly type: LabelLink | undefined
  /** Its known themes (DATA-8). */
  readonly themes: readonly LabelLink[]
  readonly crumbs: readonly Crumb[]
  readonly contactPath: string
  /** When the snapshot was made: what is over by then stays over, however long the page is kept. */
  readonly builtAt: Date
}

/**
 * The resource that a page shows.
 *
 * @throws when the page's story is not a resource
 */
export function resourcePage(page: PageView): ResourcePage {
  const { story, snapshot, lang, messages } = page
  if (story?.content.kind !== 'resource') throw new Error('A resource page needs a resource')
  const downloads = story.content.downloads.filter(({ link }) => !page.isMissing?.(link.href))
  const content = { ...story.content, downloads }
  const themeLabels = labelsOf(snapshot.datasources['theme-type'], lang)
  const type = resourceType(story, page)
  return {
    kind: kindOf(story.section),
    story,
    content,
    lang,
    messages,
    type,
    themes: content.themes.flatMap((theme) => {
      const label = themeLabels.get(theme)
      return label === undefined ? [] : [{ label, path: listOf('theme', theme, page) }]
    }),
    crumbs: resourceCrumbs(story, page),
    contactPath: pathInLanguage('contact', page) ?? '/contact/',
    builtAt: snapshot.builtAt,
  }
}

/** Whether there is anything to hear or watch. */
export function isRecorded({ audio, video }: ResourceContent): boolean {
  return audio !== undefined || video !== undefined
}

/** The way from the home page down to a resource: the resources centre, its type, itself. */
export function resourceCrumbs(story: Story, page: PageView): readonly Crumb[] {
  const { messages } = page
  const centre = pathInLanguage('resources', page)
  const type = resourceType(story, page)
  return [
    { name: messages.layout.home, path: wayHome(page) },
    ...(centre === undefined
      ? []
      : [{ name: messages.languagePages.resourcesTitle, path: centre }]),
    ...(type === undefined ? [] : [{ name: type.label, path: type.path }]),
    { name: story.name, path: undefined },
  ]
}

/** The resource type of a story with the list of its resources; undefined when it has no label. */
export function resourceType(story: Story, page: PageView): LabelLink | undefined {
  const label = labelsOf(page.snapshot.datasources['resource-type'], page.lang).get(story.section)
  return label === undefined ? undefined : { label, path: listOf('type', story.section, page) }
}

function listOf(filter: 'type' | 'theme', value: string, page: PageView): string {
  const centre = pathInLanguage('resources', page) ?? '/resources'
  return `${centre}?${new URLSearchParams({ [filter]: value })}`
}

/** The newest of each list, among which those are found that have most in common with a resource. */
const RELATED_CANDIDATES = 60

/** Cards of the resources related to the one that the page shows, at most three. */
export function relatedCards(page: PageView): readonly Card[] {
  const { story, lang } = page
  if (story?.content.kind !== 'resource') return []
  const { themes, industries, date = story.createdAt } = story.content
  // An old one of its section and theme may be far down in the list of the whole theme, and is still to come first.
  const type = story.section
  const filters = [...themes.flatMap((theme) => [{ theme, type }, { theme }]), { type }]
  const candidates = newestResources(filters, RELATED_CANDIDATES, page)
  const of = { uuid: story.uuid, section: story.section, lang, date: date.getTime() }
  const current = { ...of, themes, industries }
  return cardsOf(selectRelated(candidates, current), page)
}

/** The arrangements a resource can have on its page (BLOCK-12). */
type ResourceKind = 'article' | 'podcast' | 'video' | 'event' | 'document' | 'case' | 'news'

/** A Map, because a section is whatever an editor called a folder. */
const kinds: ReadonlyMap<string, ResourceKind> = new Map([
  ['podcast', 'podcast'],
  ['videos', 'video'],
  ['webinar-recording-pages', 'video'],
  ['events', 'event'],
  ['webinars', 'event'],
  ['whitepapers', 'document'],
  ['guidebooks', 'document'],
  ['datasheets', 'document'],
  ['publications', 'document'],
  ['client-stories', 'case'],
  ['news', 'news'],
  ['project-management-awards', 'news'],
])

/** The arrangement for a section; that of an article for one that has none of its own. */
function kindOf(section: string): ResourceKind {
  return kinds.get(section) ?? 'article'
}
