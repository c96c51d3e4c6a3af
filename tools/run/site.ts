import { join } from 'node:path'
import { ensureBuilt } from './ensure-built.ts'
import { root } from './project.ts'
import { RoleFailed, startSite } from './role.ts'

/** One site on its own, in the mode that `SITE_MODE` says. */
try {
  await ensureBuilt()
  const site = await startSite('site', {
    ...process.env,
    DATA_DIR: process.env.DATA_DIR ?? join(root, 'data'),
  })
  console.log(`site ${site.url}`)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
    process.once(signal, () => void site.stop())
  }
  process.exitCode = await site.ended
} catch (error) {
  if (!(error instanceof RoleFailed)) console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
