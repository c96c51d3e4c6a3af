import type { NavigationEntry, Settings } from '@prospectus/content/schema/stories/settings'
import { type PageView, usePage } from '../../rendering/page-view.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { inlinesOf } from '../../ui/rich-text/notes.ts'
import { linkedPaths } from './linked-path.ts'
import { type ResourcePage, richTextsOf } from './resource-page.ts'

/** Links to one further page: the page of the menus or footer that the resource is about (BLOCK-12). */
export function ResourceNext({ resource }: { readonly resource: ResourcePage }) {
  const page = usePage()
  const next = nextPage(resource, page)
  if (next === undefined) return null
  return (
    <div className="resource-layout-column twelve-columns container">
      <p className="resource-next">
        <span className="resource-next-label small-label">{resource.messages.resource.next}</span>
        <Link link={next.link} className="resource-next-link">
          {next.label}
          <Icon name="arrow" />
        </Link>
        {next.description && <span className="resource-next-text">{next.description}</span>}
      </p>
    </div>
  )
}

/** Finds the page of the menus or footer that the text links to first, else one named like a topic of the resource. */
export function nextPage(
  { content, topics }: Pick<ResourcePage, 'content' | 'topics'>,
  { settings }: Pick<PageView, 'settings'>,
): NavigationEntry | undefined {
  const entries = pagesOf(settings)
  const linked = inlinesOf(richTextsOf(content.body)).flatMap(linkedPaths)
  return (
    firstFound(linked, (path) => entries.find(({ link }) => link.href === path)) ??
    firstFound(topics, (topic) => entries.find(({ label }) => label === topic.label))
  )
}

/** The pages of the site that the menus and the footer lead to. */
function pagesOf(settings: Settings): readonly NavigationEntry[] {
  const pages =
    knownPages.get(settings) ??
    [...settings.navigation, ...settings.footer]
      .flatMap((group) => group.entries)
      .filter(({ link: { href, isExternal } }) => !isExternal && /^\/[^?#]+$/.test(href))
  knownPages.set(settings, pages)
  return pages
}

const knownPages = new WeakMap<Settings, readonly NavigationEntry[]>()

function firstFound<Key, Found>(
  keys: readonly Key[],
  find: (key: Key) => Found | undefined,
): Found | undefined {
  for (const key of keys) {
    const found = find(key)
    if (found !== undefined) return found
  }
  return undefined
}
