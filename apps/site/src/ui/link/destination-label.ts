import { segmentsOf } from '@prospectus/content/schema/links/canonical-path'
import { splitSlug } from '@prospectus/content/schema/links/language-folder'
import type { Link } from '@prospectus/content/schema/links/multilink'
import type { PageView } from '../../rendering/page-view.ts'

/** Label of a link without one, by the kind of page (an episode, a download), else "read more" (BLOCK-10). */
export function destinationLabel(
  link: Link,
  { messages, snapshot }: Pick<PageView, 'messages' | 'snapshot'>,
): string {
  if (link.isFile) return messages.resource.download
  const section = link.isExternal ? undefined : sectionOfStory(link.href, snapshot.languages)
  const { destinations, resource } = messages
  return isKnown(section, destinations) ? destinations[section] : resource.readMore
}

function isKnown<K extends string>(
  section: string | undefined,
  labels: Readonly<Record<K, string>>,
): section is K {
  return section !== undefined && Object.hasOwn(labels, section)
}

/** Undefined for a section's own page, which is not of the kind that the section lists. */
function sectionOfStory(href: string, languages: readonly string[]): string | undefined {
  const path = href.replace(/[?#].*$/s, '')
  const { lang, section } = splitSlug(path, languages)
  const depth = segmentsOf(path).length - (languages.includes(lang) ? 1 : 0)
  return depth > 1 ? section : undefined
}
