import { join, relative } from 'node:path'
import { OperatorError } from '@prospectus/server/operator-error'
import { localOrigin } from '@prospectus/server/parse-settings'
import { checkPorts } from './check-ports.ts'
import { checkSettings } from './check-settings.ts'
import { startDevelopmentCms } from './development/content-system.ts'
import { startDevelopmentServer } from './development/development-server.ts'
import { startEditorServer } from './development/editor-server.ts'
import { developmentLines } from './development/overview.ts'
import { contentFolder, root } from './project.ts'
import { cmsSettings, siteSettings } from './role-settings.ts'
import { ensureSecrets } from './secrets.ts'
import { onStopSignal } from './stop-signal.ts'

/**
 * Runs the whole product from its sources, with its own data: the site in preview mode on Vite's module runner, the
 * editor with hot reload, and the content system, which is rebuilt and restarted when its sources change.
 */
const dataDir = join(process.env.DATA_DIR || join(root, 'data'), 'development')
// Its files hold drafts: only this user may read them.
process.umask(0o077)

try {
  const env = developmentEnvironment()
  checkSettings(env)
  await checkPorts(env)
  const site = await startDevelopmentServer(siteSettings(env, 'preview'), {
    siteEnv: siteSettings(env, 'production'),
  })
  const cmsEnv = cmsSettings(env)
  const cms = startDevelopmentCms(cmsEnv)
  onStopSignal((signal) => void cms.stop(signal).finally(() => process.exit(0)))
  const editor = await startEditorServer(cmsEnv, cms.address)
  const firstOwnerLink = await cms.firstOwnerLink().catch(() => undefined)
  console.log(
    developmentLines({
      siteUrl: site.url,
      cmsUrl: editor.url,
      firstOwnerLink,
      contentFolder: displayPath(contentFolder(env)),
      dataFolder: displayPath(dataDir),
    }),
  )
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error)
  process.exit(1)
}

/** Environment of all roles. Of the sites, only the preview gets webhooks: it serves the site's address too. */
function developmentEnvironment(): NodeJS.ProcessEnv {
  const { env } = process
  const host = env.HOST || '127.0.0.1'
  const previewOrigin = localOrigin(host, Number(env.PREVIEW_PORT || 3002))
  return {
    CMS_URL: localOrigin(host, Number(env.CMS_PORT || 3001)),
    WEBHOOK_URLS: `${previewOrigin}/hooks/content`,
    ...Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
    ...ensureSecrets(dataDir, env),
    DATA_DIR: dataDir,
  }
}

/** Path of a folder, relative to the project's folder if it is inside. */
function displayPath(folder: string): string {
  const inside = relative(root, folder)
  return inside.startsWith('..') ? folder : inside
}
