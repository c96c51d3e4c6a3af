import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProvidedContext } from 'vitest'
import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '../run/ensure-built.ts'
import { freePort } from '../run/free-port.ts'
import { startCms, startSite } from '../run/role.ts'
import { siteSettings } from '../run/role-settings.ts'
import { writeServedContent } from './served-content.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of a production site with the seed content. */
    siteUrl: string
    /** Origin of the same site in preview mode. */
    previewUrl: string
    /** Origin of the content system of both, which signs previews of its drafts. */
    cmsUrl: string
    previewToken: string
    /** Folder of the seed content that all of them were started with. */
    contentDir: string
    /** Host and port of its images and files. */
    assetHost: string
    chromiumPath: string
    /** May sign in to the editor. */
    owner: { readonly email: string; readonly password: string }
  }
}

interface Served {
  readonly context: Omit<ProvidedContext, 'databasePrefix'>
  readonly stop: () => Promise<void>
}

declare global {
  /** Each project of a run loads this file again; they share the servers that one of them has started. */
  var servedSite: { readonly served: Promise<Served>; users: number } | undefined
}

/**
 * Serves the built site in both modes with its own content system, data folder and free ports, once for all projects of
 * a run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  globalThis.servedSite ??= { served: serve(), users: 0 }
  const { servedSite } = globalThis
  servedSite.users += 1
  const { context, stop } = await servedSite.served
  project.provide('siteUrl', context.siteUrl)
  project.provide('previewUrl', context.previewUrl)
  project.provide('cmsUrl', context.cmsUrl)
  project.provide('previewToken', context.previewToken)
  project.provide('contentDir', context.contentDir)
  project.provide('assetHost', context.assetHost)
  project.provide('owner', context.owner)
  project.provide('chromiumPath', context.chromiumPath)
  return async () => {
    servedSite.users -= 1
    if (servedSite.users > 0) return
    globalThis.servedSite = undefined
    await stop()
  }
}

async function serve(): Promise<Served> {
  await ensureBuilt()
  const owner = { email: 'owner@editor.example', password: 'a long enough password' }
  const dataDir = mkdtempSync(join(tmpdir(), 'prospectus-served-'))
  const contentDir = join(dataDir, 'content')
  writeServedContent(contentDir)
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DATA_DIR: join(dataDir, 'cms'),
    CONTENT_DIR: contentDir,
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
  const cms = await startCms(env)
  const sites = (['production', 'preview'] as const).map((mode) =>
    startSite(mode, { ...siteSettings(env, mode), DATA_DIR: join(dataDir, mode) }),
  )
  const roles = [cms, ...(await Promise.all(sites))]
  return {
    context: {
      siteUrl: `http://127.0.0.1:${env.SITE_PORT}`,
      previewUrl: `http://127.0.0.1:${env.PREVIEW_PORT}`,
      cmsUrl: `http://127.0.0.1:${env.CMS_PORT}`,
      previewToken: env.CONTENT_PREVIEW_TOKEN ?? '',
      contentDir,
      assetHost: `127.0.0.1:${env.EMBEDS_PORT}`,
      owner,
      chromiumPath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    },
    stop: async () => {
      await Promise.all(roles.map((role) => role.stop()))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
