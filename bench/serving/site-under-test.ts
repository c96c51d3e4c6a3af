import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../../tools/run/ensure-built.ts'
import { freePort } from '../../tools/run/free-port.ts'
import type { RoleProcess } from '../../tools/run/role.ts'
import { startSiteProcesses } from '../../tools/run/site-processes.ts'

export interface SiteUnderTest {
  readonly url: string
  readonly role: RoleProcess
  readonly dataDir: string
  readonly close: () => Promise<void>
}

/** Starts the built production site with the bundled catalogue, on a free port with its own data folder. */
export async function siteUnderTest(
  env: Readonly<Record<string, string>> = {},
): Promise<SiteUnderTest> {
  await ensureBuilt()
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'prospectus-bench-'))
  const port = await freePort()
  const role = await startSiteProcesses('site', {
    ...process.env,
    SITE_PORT: String(port),
    SITE_MODE: 'production',
    ...env,
    DATA_DIR: dataDir,
  })
  return {
    url: `http://127.0.0.1:${port}`,
    role,
    dataDir,
    close: async () => {
      await role.stop()
      if (env.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
