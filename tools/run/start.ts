import { join } from 'node:path'
import { DRAFT_SETTINGS } from '../../apps/site/src/server/draft-settings.ts'
import { ensureBuilt } from './ensure-built.ts'
import { root } from './project.ts'
import { type Role, RoleFailed, startSite } from './role.ts'
import { ensureSecrets } from './secrets.ts'

const running: Role[] = []
let stopping = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.once(signal, () => void stopAll(0))
}

try {
  await ensureBuilt()
  const dataDir = process.env.DATA_DIR ?? join(root, 'data')
  const env = { ...process.env, ...ensureSecrets(dataDir, process.env), DATA_DIR: dataDir }
  await start('site', { ...without(env, DRAFT_SETTINGS), SITE_MODE: 'production' })
  await start('preview', { ...env, SITE_MODE: 'preview' })
  for (const { name, url } of running) console.log(`${name.padEnd(8)} ${url}`)
} catch (error) {
  if (!(error instanceof RoleFailed)) console.error(error instanceof Error ? error.message : error)
  await stopAll(1)
}

async function start(name: string, env: NodeJS.ProcessEnv): Promise<void> {
  const role = await startSite(name, env)
  running.push(role)
  void role.ended.then((code) => stopAll(code))
}

/** One role gone is the whole gone: a supervisor starts all of it again. */
async function stopAll(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  await Promise.all(running.map((role) => role.stop()))
  process.exit(code)
}

function without(env: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)))
}
