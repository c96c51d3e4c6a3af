import { join } from 'node:path'

/** The project's folder. */
export const root = join(import.meta.dirname, '..', '..')
export const siteFolder = join(root, 'apps', 'site')
export const builtServer = join(siteFolder, 'dist', 'server', 'main.js')
