import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '../run/ensure-built.ts'
import { type Role, startCms, startSite } from '../run/role.ts'
import { siteSettings } from '../run/role-settings.ts'
import { freePort } from './free-port.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of a production site with the seed content. */
    siteUrl: string
    /** Origin of the same site in preview mode. */
    previewUrl: string
    /** Origin of the content system of both, and what signs previews of its drafts. */
    cmsUrl: string
    previewToken: string
    /** Host and port that its pictures and files come from. */
    assetHost: string
    chromiumPath: string
    /** Who may sign in to the editor. */
    owner: { readonly email: string; readonly password: string }
  }
}

/**
 * Serves the built site in both modes with a content system of its own, on free ports and a data folder
 * of their own.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt()
  const owner = { email: 'owner@editor.example', password: 'a long enough password' }
  const dataDir = mkdtempSync(join(tmpdir(), 'prospectus-served-'))
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    OWNER_EMAIL: owner.email,
    OWNER_PASSWORD: owner.password,
    SITE_PORT: String(await freePort()),
    PREVIEW_PORT: String(await freePort()),
    CMS_PORT: String(await freePort()),
    EMBEDS_PORT: String(await freePort()),
    CONTENT_TOKEN: 'token-of-published-content',
    CONTENT_PREVIEW_TOKEN: 'token-of-drafts',
    SEAL_SECRET: 'secret-that-the-tokens-of-this-site-are-sealed-with',
    WEBHOOK_SECRET: 'secret-that-webhooks-of-this-site-are-signed-with',
  }
  const roles: Role[] = [await startCms(env)]
  for (const mode of ['production', 'preview'] as const) {
    const data = join(dataDir, mode)
    roles.push(await startSite(mode, { ...siteSettings(env, mode), DATA_DIR: data }))
  }
  project.provide('siteUrl', `http://127.0.0.1:${env.SITE_PORT}`)
  project.provide('previewUrl', `http://127.0.0.1:${env.PREVIEW_PORT}`)
  project.provide('cmsUrl', `http://127.0.0.1:${env.CMS_PORT}`)
  project.provide('previewToken', env.CONTENT_PREVIEW_TOKEN ?? '')
  project.provide('assetHost', `127.0.0.1:${env.EMBEDS_PORT}`)
  project.provide('owner', owner)
  project.provide('chromiumPath', process.env.CHROMIUM_PATH ?? '/usr/bin/chromium')
  return async () => {
    await Promise.all(roles.map((role) => role.stop()))
    rmSync(dataDir, { recursive: true, force: true })
  }
}
