import { resolve } from 'node:path'
import { createContentClient } from '@prospectus/protocol/client/content-client'
import { readBrand } from '@prospectus/server/brand'
import { brandFolder } from '../../run/project.ts'
import { plural } from '../plural.ts'
import { writeContentFolder } from './content-folder.ts'
import { pulledSpace } from './pulled-space.ts'

/**
 * `pull <folder>`: writes the space at CONTENT_API_URL into a folder, with drafts if CONTENT_PREVIEW_TOKEN is given.
 * Assets are not downloaded: content keeps their addresses, and ASSET_HOST names their host.
 */
export async function pullCommand(
  args: readonly string[],
  _contentFolder: string,
  print: (line: string) => void,
): Promise<number> {
  const [path] = args
  const { CONTENT_API_URL: apiUrl, CONTENT_TOKEN, CONTENT_PREVIEW_TOKEN } = process.env
  const token = CONTENT_TOKEN || CONTENT_PREVIEW_TOKEN
  if (path === undefined || args.length > 1 || !apiUrl || !token) {
    print('Usage: CONTENT_API_URL=… CONTENT_TOKEN=… npm run content -- pull <folder>')
    return 1
  }
  const clients = {
    published: createContentClient({ apiUrl, token, view: 'published' }),
    draft: CONTENT_PREVIEW_TOKEN
      ? createContentClient({ apiUrl, token: CONTENT_PREVIEW_TOKEN, view: 'draft' })
      : undefined,
  }
  const settings = {
    productPrefix: process.env.PRODUCT_PREFIX || readBrand(brandFolder()).productPrefix,
    assetHost: process.env.ASSET_HOST || 'a.storyblok.com',
  }
  const folder = resolve(path)
  const written = await writeContentFolder(folder, await pulledSpace(clients, settings, print))
  const { stories, changed, removed } = written
  print(
    `${plural(stories, 'story', 'stories')}; ${plural(changed, 'file')} written, ${removed} deleted in ${folder}.`,
  )
  return 0
}
