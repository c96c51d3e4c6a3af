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
  /** Serves what the content system embeds. */
  readonly embedsUrl: string
  readonly close: () => Promise<void>
}

export const TOKENS = { published: 'token-of-published-content', drafts: 'token-of-drafts' }

/** Starts content system, site and preview, which read visitors' addresses from a header. */
export async function startLocalInstallation(
  more: NodeJS.ProcessEnv = {},
): Promise<LocalInstallation> {
  await ensureBuilt()
  const dataDir = mkdtempSync(join(tmpdir(), 'prospectus-memory-'))
  const [site, cms, preview, embeds] = await Promise.all([1, 2, 3, 4].map(freePort))
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: `file:${join(dataDir, 'cms.sqlite')}`,
    SITE_PORT: String(site),
    CMS_PORT: String(cms),
    PREVIEW_PORT: String(preview),
    EMBEDS_PORT: String(embeds),
    CONTENT_TOKEN: TOKENS.published,
    CONTENT_PREVIEW_TOKEN: TOKENS.drafts,
    SEAL_SECRET: 'a-secret-of-a-measurement-of-no-use',
    WEBHOOK_SECRET: 'another-secret-of-a-measurement',
    TRUST_PROXY: 'true',
    ...more,
  }
  const contentSystem = await startCms(env)
  const sites = [
    await startSite('site', siteSettings(env, 'production')),
    await startSite('preview', siteSettings(env, 'preview')),
  ] as const
  return {
    cms: contentSystem,
    site: sites[0],
    preview: sites[1],
    embedsUrl: `http://127.0.0.1:${embeds}`,
    close: async () => {
      await Promise.all([contentSystem, ...sites].map((role) => role.stop()))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
