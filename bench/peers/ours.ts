import { layoutPages } from '../loading/pages.ts'
import { siteUnderTest } from '../serving/site-under-test.ts'
import type { Candidate } from './candidate.ts'

/** Path of the article that all candidates show: the blog's first in the sitemap. */
async function articlePath(origin: string): Promise<string> {
  const pages = new Map(await layoutPages(origin))
  return new URL(pages.get('article') ?? '').pathname
}

/** Starts our site with its snapshot on disk already, as a peer has its build. */
export async function startOurs(dataDir: string): Promise<Candidate> {
  const env = { DATA_DIR: dataDir, SEAL_SECRET: 'secret-that-the-tokens-are-sealed-with' }
  await (await siteUnderTest(env)).close()
  const started = performance.now()
  const site = await siteUnderTest(env)
  const response = await fetch(site.url)
  await response.text()
  const start = performance.now() - started
  const article = await articlePath(site.url)
  return {
    url: site.url,
    pid: site.role.pid ?? 0,
    start,
    compresses: true,
    paths: { home: '/', resources: '/resources', article, rendered: article },
    close: site.close,
  }
}
