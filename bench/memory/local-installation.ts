import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../../tools/run/ensure-built.ts'
import { freePort } from '../../tools/run/free-port.ts'
import { type RoleProcess, startCms, startSite } from '../../tools/run/role.ts'
import { siteSettings } from '../../tools/run/role-settings.ts'

/** Site, preview and content system, as `npm start` starts them, on free ports and with a data folder of their own. */
export interface LocalInstallation {
  readonly site: RoleProcess
  readonly preview: RoleProcess
  readonly cms: RoleProcess
  /** Origin of the forms and other pages that the content system hosts for embedding. */
  readonly embedsUrl: string
  readonly close: () => Promise<void>
}

export const TOKENS = { published: 'token-of-published-content', drafts: 'token-of-drafts' }

/**
 * Starts content system, site and preview, which read a visitor's address from `x-forwarded-for`.
 *
 * @param extraSettings settings added to those of the environment
 */
export async function startLocalInstallation(
  extraSettings: NodeJS.ProcessEnv = {},
): Promise<LocalInstallation> {
  await ensureBuilt()
  const dataDir = mkdtempSync(join(tmpdir(), 'prospectus-memory-'))
  const [sitePort, cmsPort, previewPort, embedsPort] = await Promise.all([1, 2, 3, 4].map(freePort))
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: `file:${join(dataDir, 'cms.sqlite')}`,
    SITE_PORT: String(sitePort),
    CMS_PORT: String(cmsPort),
    PREVIEW_PORT: String(previewPort),
    EMBEDS_PORT: String(embedsPort),
    CONTENT_TOKEN: TOKENS.published,
    CONTENT_PREVIEW_TOKEN: TOKENS.drafts,
    SEAL_SECRET: 'seal-secret-that-protects-nothing-here',
    WEBHOOK_SECRET: 'webhook-secret-that-protects-nothing-here',
    TRUST_PROXY: 'true',
    ...extraSettings,
  }
  const cms = await startCms(env)
  const site = await startSite('site', siteSettings(env, 'production'))
  const preview = await startSite('preview', siteSettings(env, 'preview'))
  return {
    cms,
    site,
    preview,
    embedsUrl: `http://127.0.0.1:${embedsPort}`,
    close: async () => {
      await Promise.all([cms, site, preview].map((role) => role.stop()))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
