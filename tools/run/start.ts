import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { checkSettings } from './check-settings.ts'
import { ensureAppsBuilt } from './ensure-built.ts'
import { keepRunning } from './keep-running.ts'
import { firstOwnerLines, overview } from './overview.ts'
import { root } from './project.ts'
import { type Role, RoleFailed, startCms, startSite } from './role.ts'
import { cmsSettings, siteSettings } from './role-settings.ts'
import { ensureSecrets } from './secrets.ts'
import { startSites } from './site-processes.ts'
import { onStopSignal, type StopSignal } from './stop-signal.ts'

/** Milliseconds that the sites wait for the content system, which they can do without. */
const WAIT_FOR_CMS_MS = 60_000

const running: Role[] = []
let stopping = false
/** The content system may come after the overview has been printed. */
let isShown = false

onStopSignal((signal) => void stopAll(0, signal))

try {
  const dataDir = process.env.DATA_DIR || join(root, 'data')
  const env = { ...process.env, ...ensureSecrets(dataDir, process.env), DATA_DIR: dataDir }
  checkSettings(env)
  await ensureAppsBuilt(['content system', 'editor'])
  // It imports the bundled content while the site is built.
  const cms = startCms(cmsSettings(env)).then((role) => {
    running.push(
      keepRunning(
        role,
        () => startCms(cmsSettings(env)),
        () => stopping,
      ),
    )
    if (isShown && role.firstOwnerLink) console.log(firstOwnerLines(role.firstOwnerLink))
  })
  // It may fail at any time, even when nothing waits for it any more.
  cms.catch(failed)
  await ensureAppsBuilt(['site'])
  await Promise.race([cms, wait(WAIT_FOR_CMS_MS, undefined, { ref: false })])
  await serve(startSites('site', siteSettings(env, 'production')))
  await serve(startSite('preview', siteSettings(env, 'preview')))
  console.log(overview(running))
  isShown = true
} catch (error) {
  await failed(error)
}

async function serve(starting: Promise<Role>): Promise<void> {
  const role = await starting
  running.push(role)
  void role.ended.then((code) => stopAll(code))
}

async function failed(error: unknown): Promise<void> {
  if (!(error instanceof RoleFailed)) console.error(error instanceof Error ? error.message : error)
  await stopAll(1)
}

/**
 * When one site ends, everything ends, so that a supervisor restarts all of it. The content system ends last: pages
 * still need its forms, and the sites report to it.
 */
async function stopAll(code: number, signal?: StopSignal): Promise<void> {
  if (stopping) return
  stopping = true
  const [cms, sites] = [running.filter(isCms), running.filter((role) => !isCms(role))]
  for (const roles of [sites, cms]) await Promise.all(roles.map((role) => role.stop(signal)))
  process.exit(code)
}

function isCms({ name }: Role): boolean {
  return name === 'cms'
}
