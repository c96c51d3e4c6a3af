import { basename, join, resolve } from 'node:path'
import { contentFolderOf, DEFAULT_BRAND, readBrand } from '@prospectus/server/brand'

export const root = join(import.meta.dirname, '..', '..')
export const siteFolder = join(root, 'apps', 'site')
export const cmsFolder = join(root, 'apps', 'cms')
export const editorFolder = join(root, 'apps', 'editor')

/** The folder of the brand that `BRAND` names, or of the default brand. */
export function brandFolder(env: NodeJS.ProcessEnv = process.env): string {
  return resolve(root, env.BRAND || DEFAULT_BRAND)
}

/** The brand's seed content, or `CONTENT_DIR`. */
export function contentFolder(env: NodeJS.ProcessEnv = process.env): string {
  return contentFolderOf({ folder: brandFolder(env) }, env.CONTENT_DIR ?? '')
}

/** The folder of an application's build for the brand. */
export function buildFolder(appFolder: string, env: NodeJS.ProcessEnv = process.env): string {
  return join(appFolder, 'dist', basename(brandFolder(env)))
}

/** Path of the built site's program. */
export function builtSite(env: NodeJS.ProcessEnv): string {
  return join(buildFolder(siteFolder, env), 'server', 'main.js')
}

/** Path of the built content system's program. */
export function builtCms(env: NodeJS.ProcessEnv): string {
  return join(buildFolder(cmsFolder, env), 'main.js')
}

/** Full slug of the folder of platform pages, for sites with these settings (ROUTE-1). */
export function platformFolder(env: NodeJS.ProcessEnv = process.env): string {
  return `${env.PRODUCT_PREFIX || readBrand(brandFolder(env)).productPrefix}-platform`
}
