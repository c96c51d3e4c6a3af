import { join, resolve } from 'node:path'

/** The project's folder. */
export const root = join(import.meta.dirname, '..', '..')
export const siteFolder = join(root, 'apps', 'site')
export const cmsFolder = join(root, 'apps', 'cms')
export const builtSite = join(siteFolder, 'dist', 'server', 'main.js')
export const builtCms = join(cmsFolder, 'dist', 'main.js')

/** The folder of the seed content: that of CONTENT_DIR, else the project's own. */
export function contentFolder(): string {
  return resolve(process.env.CONTENT_DIR || join(root, 'content'))
}
