import { platformFolder } from '../../tools/run/project.ts'

/** One page of each layout; `/blog/` is replaced by its first article. */
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

type Layout = keyof typeof PAGES

/** The addresses of `PAGES` on a site, by layout. `article`: path of an article, by default the blog's first. */
export async function layoutPages(
  origin: string,
  article?: string,
): Promise<readonly (readonly [layout: Layout, address: string])[]> {
  const articlePath = article ?? (await firstArticle(origin))
  const layouts = Object.keys(PAGES) as Layout[]
  return layouts.map((layout) => [
    layout,
    origin + (layout === 'article' ? articlePath : PAGES[layout]),
  ])
}

/** Path of the first blog article in a site's sitemap; `/` if it has none. */
export async function firstArticle(origin: string): Promise<string> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  return /<loc>[^<]*?(\/blog\/[^<]+)<\/loc>/.exec(map)?.[1] ?? '/'
}
