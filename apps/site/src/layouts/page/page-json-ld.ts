import { escapeForScript } from '@prospectus/content/schema/stories/json-ld'
import type { Story } from '@prospectus/content/schema/stories/story'
import type { PageView } from '../../rendering/page-view.ts'
import { crumbsOf } from '../../ui/breadcrumbs/crumbs-of.ts'

/** JSON-LD for the site on the home page, for breadcrumbs elsewhere; safe inside a script element (BLOCK-8). */
export function pageJsonLd(story: Story, page: PageView): readonly string[] {
  const node = story.path === '/' ? websiteNodes(page) : breadcrumbNode(story, page)
  if (node === undefined) return []
  return [escapeForScript(JSON.stringify({ '@context': 'https://schema.org', ...node }))]
}

function websiteNodes({ siteUrl, settings, lang }: PageView) {
  if (settings.organisation === undefined) return undefined
  const organisation = { '@type': 'Organization', '@id': `${siteUrl}/#organisation` }
  return {
    '@graph': [
      { ...organisation, name: settings.organisation, url: `${siteUrl}/` },
      {
        '@type': 'WebSite',
        '@id': `${siteUrl}/#site`,
        name: settings.organisation,
        url: `${siteUrl}/`,
        inLanguage: lang,
        publisher: { '@id': organisation['@id'] },
      },
    ],
  }
}

function breadcrumbNode(story: Story, { snapshot, siteUrl, messages }: PageView) {
  const crumbs = crumbsOf(story, snapshot, messages.layout.home)
  if (crumbs.length === 0) return undefined
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path = story.path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(index < crumbs.length - 1 && path === story.path ? {} : { item: siteUrl + path }),
    })),
  }
}
