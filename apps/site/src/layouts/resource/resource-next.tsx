import type { NavigationEntry, Settings } from '@prospectus/content/schema/stories/settings'
import { Fold } from '../../rendering/fold.tsx'
import { type PageView, usePage } from '../../rendering/page-view.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { internalLinkTarget, Link } from '../../ui/link/link.tsx'
import { inlinesOf } from '../../ui/rich-text/notes.ts'
import { linkedAddresses } from './linked-addresses.ts'
import { type ResourcePage, richTextsOf } from './resource-page.ts'

/**
 * Where to go after a resource: the page of the menus or footer that it is about, else all resources on its first
 * topic, and the header's first primary button (BLOCK-12). A client story has both on a band of the brand's colour.
 */
export function ResourceNext({ resource }: { readonly resource: ResourcePage }) {
  const page = usePage()
  const headerButton = page.settings.navigationLinks.find(({ type }) => type === 'primary')
  const [topic] = resource.topics
  const destination =
    nextPage(resource, page) ??
    (topic && { label: topic.label, link: internalLinkTarget(topic.path), description: undefined })
  const next = destination?.link.href === headerButton?.link.href ? undefined : destination
  if (next === undefined && headerButton === undefined) return null
  const isBand = resource.kind === 'case'
  const links = (
    <div className="resource-next">
      {next && (
        <p className="resource-next-way">
          <span className="small-label">{resource.messages.resource.next}</span>
          <Link link={next.link} className="resource-next-link">
            {next.label}
            <Icon name="arrow" />
          </Link>
          {next.description && <span className="resource-next-text">{next.description}</span>}
        </p>
      )}
      {headerButton && (
        <ButtonLink link={headerButton.link} type={isBand ? 'primary' : 'secondary'}>
          {headerButton.label}
        </ButtonLink>
      )}
    </div>
  )
  return isBand ? (
    <div className="resource-next-band theme-brand">
      <Fold />
      <div className="container">{links}</div>
    </div>
  ) : (
    <div className="resource-layout-column twelve-columns container">
      <Fold />
      {links}
    </div>
  )
}

/**
 * Finds the page of the menus or footer that the text links to first, else one named like a topic or, failing that,
 * an industry of the resource.
 */
export function nextPage(
  { content, topics, industries }: Pick<ResourcePage, 'content' | 'topics' | 'industries'>,
  { settings }: Pick<PageView, 'settings'>,
): NavigationEntry | undefined {
  const entries = menuPages(settings)
  const linkedPaths = inlinesOf(richTextsOf(content.body)).flatMap(linkedAddresses)
  const names = [...topics.map(({ label }) => label), ...industries]
  return (
    firstFound(linkedPaths, (path) => entries.find(({ link }) => link.href === path)) ??
    firstFound(names, (name) => entries.find(({ label }) => label === name))
  )
}

/** The pages of the site that the menus and the footer lead to. */
function menuPages(settings: Settings): readonly NavigationEntry[] {
  const pages =
    menuPagesCache.get(settings) ??
    [...settings.navigation, ...settings.footer]
      .flatMap((group) => group.entries)
      .filter(({ link: { href, isExternal } }) => !isExternal && /^\/[^?#]+$/.test(href))
  menuPagesCache.set(settings, pages)
  return pages
}

const menuPagesCache = new WeakMap<Settings, readonly NavigationEntry[]>()

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
