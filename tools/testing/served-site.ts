import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '../run/ensure-built.ts'
import { type Role, startSite } from '../run/role.ts'
import { freePort } from './free-port.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of a production site with the bundled catalogue. */
    siteUrl: string
    /** Origin of the same site in preview mode. */
    previewUrl: string
    chromiumPath: string
  }
}

/** Serves the built site in both modes, on free ports and a data folder of their own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt()
  const dataDir = mkdtempSync(join(tmpdir(), 'prospectus-served-'))
  const port = String(await freePort())
  const previewPort = String(await freePort())
  const env = { ...process.env, SITE_PORT: port, PREVIEW_PORT: previewPort }
  const roles: Role[] = []
  for (const mode of ['production', 'preview']) {
    const data = join(dataDir, mode)
    roles.push(await startSite(mode, { ...env, SITE_MODE: mode, DATA_DIR: data }))
  }
  project.provide('siteUrl', `http://127.0.0.1:${port}`)
  project.provide('previewUrl', `http://127.0.0.1:${previewPort}`)
  project.provide('chromiumPath', process.env.CHROMIUM_PATH ?? '/usr/bin/chromium')
  return async () => {
    await Promise.all(roles.map((role) => role.stop()))
    rmSync(dataDir, { recursive: true, force: true })
  }
}
