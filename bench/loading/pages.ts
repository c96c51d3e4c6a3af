import { platformFolder } from '../../tools/run/project.ts'

/** One page of each layout; the blog's stands for its first article. */
export const PAGES = {
  home: '/',
  platform: `/${platformFolder()}/data-hub`,
  industry: '/industry/manufacturing',
  article: '/blog/',
  resources: '/resources',
  search: '/search?q=earned+value',
  sitemap: '/sitemap',
  'not found': '/there-is-no-such-page',
}

/**
 * The addresses of `PAGES` on a site, by layout.
 *
 * @param origin of the site
 * @param article path of another article than the first of the blog
 */
export async function layoutPages(
  origin: string,
  article?: string,
): Promise<readonly (readonly [layout: string, address: string])[]> {
  const read = article ?? (await firstArticle(origin))
  return Object.entries(PAGES).map(([layout, path]) => [
    layout,
    origin + (path === PAGES.article ? read : path),
  ])
}

async function firstArticle(origin: string): Promise<string> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  return /<loc>[^<]*?(\/blog\/[^<]+)<\/loc>/.exec(map)?.[1] ?? '/'
}
